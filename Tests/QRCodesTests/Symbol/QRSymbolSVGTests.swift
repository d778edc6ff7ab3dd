import QRCodes
import Testing

@Suite struct QRSymbolSVGTests {
  /// The modules that a path fills, by the one command form that it has.
  private func filled(_ path: String) throws -> Set<[Int]> {
    var modules: Set<[Int]> = []
    for rectangle in path.split(separator: "z") {
      let match = try #require(try /M(\d+) (\d+)h(\d+)v1h-(\d+)/.wholeMatch(in: rectangle))
      let numbers = try [match.1, match.2, match.3, match.4].map { try #require(Int($0)) }
      #expect(numbers[2] == numbers[3])
      for column in numbers[0]..<numbers[0] + numbers[2] {
        #expect(modules.insert([column, numbers[1]]).inserted)
      }
    }
    return modules
  }

  @Test(arguments: [1, 40, 400])
  func fillsTheDarkModulesAndNoOthers(length: Int) throws {
    let symbol = try QRSymbol(payload: Array(repeating: 97, count: length), correction: .medium)
    let path = symbol.svgPath
    #expect(path.hasPrefix("M4 4h7v1h-7z"))
    #expect(symbol.sideWithQuietZone == symbol.dimension + 8)
    var expected: Set<[Int]> = []
    for row in 0..<symbol.dimension {
      for column in 0..<symbol.dimension where symbol[column: column, row: row] {
        expected.insert([column + 4, row + 4])
      }
    }
    #expect(try filled(path) == expected)
  }

  @Test func makesOneRectangleOfARun() throws {
    let symbol = try QRSymbol(payload: [97], correction: .medium)
    #expect(symbol.darkRuns(row: 0).first == 0..<7)
    #expect(symbol.darkRuns(row: -1) == [])
    for row in 0..<symbol.dimension {
      let runs = symbol.darkRuns(row: row)
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    }
  }

  @Test func isADocumentForEyesAndScreenReaders() throws {
    let symbol = try QRSymbol(payload: Array("https://a.example".utf8), correction: .medium)
    let title = "QR code: \"A\" & <B>\u{1}"
    #expect(
      symbol.svgDocument(title: title, description: "To ]]>", side: 396)
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="396" height="396" viewBox="0 0 33 33" \
        role="img" aria-labelledby="title description" shape-rendering="crispEdges">
          <title id="title">QR code: "A" &amp; &lt;B&gt;\u{FFFD}</title>
          <desc id="description">To ]]&gt;</desc>
          <path fill="#fff" d="M0 0h33v33H0z"/>
          <path d="\(symbol.svgPath)"/>
        </svg>

        """)
  }
}
