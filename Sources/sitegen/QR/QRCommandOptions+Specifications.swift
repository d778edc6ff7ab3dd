import Arguments
import QRCodes

extension QRCommandOptions {
  /// The options of `sitegen qr`, in the order of its help.
  static let specifications: [OptionSpecification] =
    [
      .value(
        "output", short: "o", "FILE",
        "The file to write; its ending tells the format: .png, .svg or .txt.",
        defaultText: "standard output"),
      .value(
        "format", "FORMAT", "The format.", defaultText: "by the file's ending, else text",
        choices: QRCommandOutput.Format.allCases.map(\.rawValue)),
      .value(
        "size", "PIXELS", "The side of the picture.", defaultText: "12 pixels for each module"),
      .value(
        "correction", "LEVEL", "How much damage the code survives.",
        defaultText: "M, and H for links of an app's own scheme",
        choices: CorrectionLevel.allCases.map(\.rawValue)),
      .flag("caption", "Make a picture to post, with TEXT below the code."),
      .value("caption-text", "TEXT", "The same with another text below the code."),
      .value(
        "scheme", "NAME", "Take TEXT for a link, and allow this scheme of an app besides https.",
        isRepeatable: true),
      .flag("text", "Take TEXT as it is, also when it looks like a link."),
    ] + contactSpecifications + [
      .flag("invert", "Swap dark and light in text, which then has no colours."),
      .flag("quiet", short: "q", "Write nothing but warnings and errors."),
    ]

  private static let contactSpecifications: [OptionSpecification] = [
    .value(
      "contact", "UUID", "Make a contact for an app's own scanner; TEXT is the name to show."),
    .flag("vcard", "Make a contact for address books; TEXT is the name."),
    .value("telephone", "NUMBER", "The vCard's telephone number."),
    .value("email", "ADDRESS", "The vCard's email address."),
    .value("organization", "NAME", "The vCard's organization."),
    .value("url", "LINK", "The vCard's link."),
  ]
}
