import Canvas
import QRCodes
import ShareCards

/// Measures what the codes of cards cost: encoding one, and proving one on a finished picture.
@main
struct BenchCodes {
  static func main() throws {
    let links = (0..<200).map(link)
    let encoding = try Timing.measure(links, rounds: 5) { payload in
      _ = try QRSymbol(payload: payload, correction: .medium)
    }
    print(encoding.line("encode", of: "\(links.count) links"))
    for size in ShareCardSize.allCases {
      let pictures = try links.prefix(40).map { try CardSizedCode($0, size: size) }
      let verifier = try CodeVerifier()
      var retries = 0
      let proving = try Timing.measure(pictures, rounds: 5) { picture in
        let proof = try verifier.prove(picture.code, on: picture.bitmap)
        guard proof.failedCheck == nil else { throw Unproven(check: proof.failedCheck) }
        retries += proof.retries
      }
      print(proving.line("prove", of: "\(size.id) cards, \(retries / 5) looks again"))
    }
  }

  /// A share page's address of 40 to 90 bytes, the same in every run.
  private static func link(_ number: Int) -> [UInt8] {
    let words = [
      "first", "half", "marathon", "along", "the", "river", "in", "rain", "week", "club",
    ]
    let slug = (0...number % 7 + 1).map { words[(number * 7 + $0 * 3) % words.count] }
    return Array(
      "https://share.stride.example/moments/\(slug.joined(separator: "-"))-\(number)/".utf8)
  }

  struct Unproven: Error {
    let check: CodeCheck?
  }
}
