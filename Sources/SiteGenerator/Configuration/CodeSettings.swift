import Documents
import QRCodes

/// What `site.yml` says about the codes of all cards.
struct CodeSettings {
  var correction: CorrectionLevel?
  var logo: PictureFile?

  static var decoder: ValueDecoder<CodeSettings> {
    .mapping { reader in
      let logo = reader.optional("logo", PictureFile.decoder(.logo))
      // A logo has one level that it can have, so that nobody has to write it.
      let correction =
        reader.node(for: "logo")?.isNull != false
        ? reader.required("correction", .correctionLevel)
        : reader.value("correction", .correctionLevel, default: .high)
      if logo != nil, let correction, correction != .high {
        reader.report(
          .invalidValue, "a logo needs the correction level H: it covers what the level restores",
          hint: "write 'correction: H'", at: "correction")
      }
      return CodeSettings(correction: correction, logo: logo)
    }
  }
}
