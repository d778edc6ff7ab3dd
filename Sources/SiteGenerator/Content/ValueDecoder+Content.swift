import Documents
import QRCodes
import ShareCards

extension ValueDecoder<StatItem> {
  /// A figure: `{label: Steps, value: "52,340", trend: up, series: [1, 2, 3]}`.
  static var statItem: ValueDecoder<StatItem> {
    .mapping { reader in
      let label = reader.required("label", .nonEmptyText)
      let value = reader.required("value", .nonEmptyText)
      let trend = reader.optional(
        "trend", ValueDecoder<StatItem.Trend>.choice(noun: "trend", label: "trends"))
      let series = reader.value("series", .list(of: .number(), count: 0...366), default: [])
      guard let label, let value else { return nil }
      return StatItem(label: label, value: value, trend: trend, series: series)
    }
  }
}

extension ValueDecoder<ContactID> {
  /// The identifier of a contact.
  static var contactID: ValueDecoder<ContactID> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      guard let id = ContactID(text) else {
        throw ValueFault(
          "must be a UUID", hint: "write it as in 0b4bb5c2-6d4e-4d9c-8f47-3a9b2a1c7e55")
      }
      return id
    }
  }
}

extension ValueDecoder<String> {
  /// A name that contacts' codes can carry.
  ///
  /// - Parameter joiners: whether it may hold the joiners and non-joiners that Persian, Sinhala and
  ///   emoji are spelt with. An app's own scanner refuses them, address books do not.
  /// - Returns: a decoder of the name.
  static func contactName(joiners: Bool) -> ValueDecoder<String> {
    nonEmptyText.validated { name in
      do throws(ContactCardError) {
        _ = try ContactCard.name(name, joiners: joiners)
        return nil
      } catch {
        return ValueFault("is not right: " + error.message, hint: error.hint)
      }
    }
  }
}
