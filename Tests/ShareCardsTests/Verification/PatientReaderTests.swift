import Canvas
import QRCodes
import Testing

@testable import ShareCards

@Suite struct PatientReaderTests {
  private let payload: [UInt8] = [1, 2, 3]
  private let plane = LuminancePlane(
    width: 8, height: 6, bytes: (0..<48).map { UInt8($0) })

  private let area = PixelArea(x: 1, y: 2, width: 5, height: 3)

  private func reading(_ payload: [UInt8]) -> QRReading {
    QRReading(payload: payload, corners: [])
  }

  /// What is found by a reader that gives one result after the other, and how often it looked again.
  private func find(_ looks: [[[UInt8]]]) throws -> (PatientReader.Finding, Int) {
    var rest = looks
    let reader = PatientReader { _, _, _ in
      rest.isEmpty ? [] : rest.removeFirst().map { reading($0) }
    }
    var retries = 0
    return (
      reader.find(
        payload, in: try #require(plane), area: area, modulePixels: 5, retries: &retries), retries
    )
  }

  @Test func looksOnceWhereSomethingIsFound() throws {
    #expect(try find([[payload]]) == (.expected, 0))
    #expect(try find([[[1, 2]], [payload]]) == (.other, 0))
    #expect(try find([[payload, payload], [payload]]) == (.several, 0))
  }

  @Test func looksAgainBeforeACodeCountsAsMissing() throws {
    #expect(try find([[], [payload]]) == (.expected, 1))
    #expect(try find([[], [], [], [[9]]]) == (.other, 3))
    #expect(try find([]) == (.nothing, 5))
  }

  @Test func looksAtTheAreaAndThenAtOtherScalesAndPlaces() throws {
    var sizes: [[Int]] = []
    var areas: [PixelArea?] = []
    let reader = PatientReader { plane, area, step in
      sizes.append([plane.width, plane.height, step])
      areas.append(area)
      return []
    }
    var retries = 0
    _ = reader.find(
      payload, in: try #require(plane), area: area, modulePixels: 5, retries: &retries)
    #expect(
      sizes == [[8, 6, 3], [8, 6, 1], [16, 12, 1], [7, 5, 1], [24, 18, 1], [6, 4, 1]])
    #expect(areas == [area, nil, nil, nil, nil, nil])
  }

  /// Whatever the scale of a card, the first look finds its code, and as previews show it.
  @Test(arguments: [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 18, 24])
  func findsACodeAtTheFirstLook(modulePixels: Int) throws {
    let payload = Array("https://share.stride.example/awards/first-5k/".utf8)
    let symbol = try QRSymbol(payload: payload, correction: .medium)
    let code = PlacedCode(symbol: symbol, x: 16, y: 22, modulePixels: modulePixels)
    let bitmap = try Bitmap(width: code.bounds.maxX + 24, height: code.bounds.maxY + 21)
    CodePainter().paint(code, on: bitmap)
    let region = try #require(CodeRegion(of: code, on: bitmap))
    let reader = try QRReader()
    var retries = 0
    for region in modulePixels < 4 ? [region] : [region, region.halved()] {
      let finding = PatientReader { reader.read($0, in: $1, step: $2) }
        .find(
          payload, in: region.plane, area: region.symbolArea, modulePixels: region.modulePixels,
          retries: &retries)
      #expect(finding == .expected)
    }
    #expect(retries == 0)
  }
}
