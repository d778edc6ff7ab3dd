import QRCodes

/// Reads the input as a link, and its parts, divided by zero bytes, as what one is built of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinks(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: count)
  checkLink(String(decoding: bytes, as: UTF8.self))
  let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  if parts.count == 3 { checkBuilding(action: parts[0], name: parts[1], value: parts[2]) }
  return 0
}

private let schemes: Set = ["musicnotes", "com.example.stride", "Mailto", "ftp", "javascript"]
private let usableSchemes: Set = ["https", "musicnotes", "com.example.stride", "mailto"]

/// Checks what holds for every link, and that a refusal says why.
private func checkLink(_ text: String) {
  do throws(DeepLinkError) {
    let link = try DeepLink(text, allowedSchemes: schemes)
    check(link)
    expect(link == reread(link), "'\(link.text)' is another link when it is read again")
  } catch {
    expect(!error.message.isEmpty && !error.hint.isEmpty, "refused without a word: \(error)")
    let hasControls = (error.message + error.hint).unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0.properties.isBidiControl
    }
    expect(!hasControls, "a message has control characters: \(error)")
  }
}

private func reread(_ link: DeepLink) -> DeepLink? {
  try? DeepLink(link.text, allowedSchemes: schemes)
}

private func check(_ link: DeepLink) {
  expect(
    link.text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x5C },
    "'\(link.text)' has characters that readers take differently")
  expect(link.text.utf8.count <= DeepLink.maximumLength, "'\(link.text)' is too long")
  expect(usableSchemes.contains(link.scheme), "'\(link.scheme)' is not allowed")
  expect(link.text.hasPrefix(link.scheme + ":"), "'\(link.text)' is not of '\(link.scheme)'")
  let rest = link.text.utf8.dropFirst(link.scheme.utf8.count + 1)
  if rest.starts(with: "//".utf8) {
    let host = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
    expect(!host.contains(UInt8(ascii: "@")), "'\(link.text)' has a user name")
    expect(!host.isEmpty || link.isCustomScheme, "'\(link.text)' has no host")
  } else {
    expect(link.isCustomScheme, "'\(link.text)' has no host")
  }
  _ = link.action
  for name in ["code", "é", ""] {
    do throws(DeepLinkError) {
      expect(!(try link.parameter(named: name)).isEmpty, "an empty parameter was given")
    } catch {
      expect(error.message.contains("parameter"), "the parameter is not named: \(error)")
    }
  }
}

/// Checks that what a link is built of can be read back from it.
private func checkBuilding(action: String, name: String, value: String) {
  let parts = action.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  do throws(DeepLinkError) {
    let link = try DeepLink.build(
      scheme: "musicnotes", action: action, parameters: [(name, value)])
    check(link)
    expect(link == reread(link), "'\(link.text)' is another link when it is read again")
    expect(link.action == parts.joined(separator: "/"), "'\(link.text)' has another action")
    expect(try link.parameter(named: name) == value, "'\(link.text)' has another value")
  } catch {
    switch error {
    case .tooLong: break
    case .missingAction: expect(parts.isEmpty, "an action was lost")
    case .emptyParameter: expect(value.isEmpty, "a value was lost")
    default: expect(false, "a link could not be built: \(error)")
    }
  }
}
