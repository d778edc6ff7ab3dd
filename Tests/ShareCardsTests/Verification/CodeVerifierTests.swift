import Canvas
import QRCodes
import Testing

@testable import ShareCards

/// Each way of spoiling the finished pixels is told by the one check that is for it.
@Suite struct CodeVerifierTests {
  @Test(arguments: [4, 5, 6, 11])
  func acceptsWhatThePainterPaints(modulePixels: Int) throws {
    for payload in ["a", "https://stride.example/a", String(repeating: "0123456789", count: 12)] {
      let proof = try CodePicture(payload, modulePixels: modulePixels).proof()
      #expect(proof.failedCheck == nil)
      #expect(proof.contrast == 21)
    }
  }

  @Test(arguments: [(-4, -4), (-1, 12), (25, 12), (12, 28), (28, 28), (12, -3)])
  func refusesInkInTheQuietZone(column: Int, row: Int) throws {
    let picture = try CodePicture()
    #expect(picture.code.symbol.dimension == 25)
    var pixel = picture.module(column: column, row: row)
    pixel.width = 1
    pixel.height = 1
    picture.bitmap.fill(pixel, with: Color(red: 200, green: 220, blue: 255))
    #expect(try picture.proof().failedCheck == .quietZone)
  }

  @Test(arguments: [(-1, 13), (21, -1), (200, 13), (21, 200), (23, 14), (22, 13)])
  func refusesACodeThatIsBesideItsPlace(x: Int, y: Int) throws {
    let picture = try CodePicture()
    let moved = PlacedCode(symbol: picture.code.symbol, x: x, y: y, modulePixels: 5)
    #expect(try CodeVerifier().prove(moved, on: picture.bitmap).failedCheck == .grid)
  }

  @Test func refusesLightOnDark() throws {
    let picture = try CodePicture()
    picture.recolor { Color(red: 255 - $0.red, green: 255 - $0.green, blue: 255 - $0.blue) }
    #expect(try picture.proof().failedCheck == .polarity)
  }

  @Test func refusesBlurredModules() throws {
    let picture = try CodePicture()
    picture.replace { x, y in
      guard let here = picture.bitmap[x, y], let next = picture.bitmap[x + 1, y] else { return nil }
      return x + 1 < picture.code.bounds.maxX ? here.opacity(0.7).over(next) : here
    }
    #expect(try picture.proof().failedCheck == .grid)
  }

  /// Scaled by 1.1 to the nearest pixel, some modules are wider than others.
  @Test func refusesAScaledCode() throws {
    let picture = try CodePicture(modulePixels: 6)
    let (x, y) = (picture.code.x + 99, picture.code.y + 99)
    picture.replace { picture.bitmap[x + ($0 - x) * 10 / 11, y + ($1 - y) * 10 / 11] }
    #expect(try picture.proof().failedCheck == .grid)
  }

  @Test func refusesModulesWithAGradient() throws {
    let picture = try CodePicture()
    picture.replace { x, y in
      picture.bitmap[x, y] == .white ? nil : Color(red: UInt8(y / 4), green: 0, blue: 40)
    }
    #expect(try picture.proof().failedCheck == .grid)
  }

  @Test(arguments: [(0, 0), (12, 12), (24, 24), (8, 3), (20, 0)])
  func refusesAModuleWithOneWrongPixel(column: Int, row: Int) throws {
    let picture = try CodePicture()
    var area = picture.module(column: column, row: row)
    area.x += 4
    area.y += 1
    area.width = 1
    area.height = 1
    let isDark = picture.code.symbol[column: column, row: row]
    picture.bitmap.fill(area, with: isDark ? .white : .black)
    #expect(try picture.proof().failedCheck == .grid)
  }

  /// The luma of the dark colours is low enough for a reader; to the eye they are not dark.
  @Test(arguments: [
    (Color(red: 153, green: 153, blue: 153), Color(red: 204, green: 204, blue: 204)),
    (Color(red: 119, green: 119, blue: 119), .white),
    (Color(red: 255, green: 0, blue: 0), .white),
    (Color(red: 0, green: 140, blue: 0), .white),
    (.black, Color(red: 180, green: 0, blue: 40)),
  ])
  func refusesLittleContrast(dark: Color, light: Color) throws {
    let picture = try CodePicture()
    picture.recolor { $0 == .black ? dark : light }
    let proof = try picture.proof()
    #expect(proof.failedCheck == .contrast)
    #expect(try #require(proof.contrast) < 4.5)
    #expect(abs(try #require(proof.contrast) - dark.contrast(with: light)) < 1e-9)
  }

  /// One module counts as much as all: some reader may need it.
  @Test func measuresTheWorstPairOfModules() throws {
    let picture = try CodePicture()
    let (dark, light) = (
      Color(red: 90, green: 90, blue: 90), Color(red: 190, green: 190, blue: 190)
    )
    picture.bitmap.fill(picture.module(column: 3, row: 3), with: dark)
    let proof = try picture.proof()
    #expect(proof.failedCheck == nil && proof.contrast == dark.contrast(with: .white))
    picture.bitmap.fill(picture.module(column: 1, row: 1), with: light)
    #expect(
      try picture.proof()
        == CodeProof(failedCheck: .contrast, contrast: dark.contrast(with: light)))
  }

  @Test(arguments: [(0, 0), (12, 12), (24, 24), (8, 3), (20, 0)])
  func refusesAModuleOfTheWrongColor(column: Int, row: Int) throws {
    let picture = try CodePicture()
    let isDark = picture.code.symbol[column: column, row: row]
    picture.bitmap.fill(
      picture.module(column: column, row: row), with: isDark ? .white : .black)
    #expect(try picture.proof().failedCheck == .modules)
  }

  @Test func refusesAPatchOverTheMiddle() throws {
    let picture = try CodePicture(correction: .high)
    var patch = picture.module(column: 7, row: 7)
    patch.width *= 14
    patch.height *= 14
    picture.bitmap.fill(patch, with: .white)
    #expect(try picture.proof().failedCheck == .modules)
  }

  @Test func refusesACodeOfAnotherPayload() throws {
    let picture = try CodePicture()
    let other = try QRSymbol(payload: Array("https://stride.example/b".utf8), correction: .medium)
    let claimed = PlacedCode(
      symbol: other, x: picture.code.x, y: picture.code.y, modulePixels: 5)
    #expect(try CodeVerifier().prove(claimed, on: picture.bitmap).failedCheck == .payload)
  }

  @Test func refusesASecondCode() throws {
    let picture = try CodePicture()
    let (reader, other) = (try QRReader(), QRReading(payload: [98], corners: []))
    let verifier = try CodeVerifier(
      reader: PatientReader { plane, _, _ in reader.read(plane) + [other] })
    let proof = try verifier.prove(picture.code, on: picture.bitmap)
    #expect(proof.failedCheck == .singleCode)
  }

  /// Modules of one pixel are right, but no longer there at half the size.
  @Test func refusesModulesThatGetLostAtHalfSize() throws {
    #expect(try CodePicture(x: 22, y: 14, modulePixels: 1).proof().failedCheck == .halfSize)
  }

  /// A large code of fine modules in colours that only just have the contrast.
  @Test(arguments: [(1, CodeCheck.fullSize), (2, .compressed)])
  func refusesModulesThatGetLost(modulePixels: Int, check: CodeCheck) throws {
    let letters = Array("abcdefghijklmnopqrstuvw")
    let colors = try #require(
      CodeColors(
        dark: Color(red: 77, green: 77, blue: 77), light: Color(red: 0, green: 220, blue: 0)))
    let picture = try CodePicture(
      String((0..<1000).map { letters[$0 * 7 % 23] }), modulePixels: modulePixels, colors: colors)
    #expect(try picture.proof().failedCheck == check)
  }

  @Test func countsHowOftenTheReaderLooksAgain() throws {
    let picture = try CodePicture()
    let reader = try QRReader()
    var looks = 0
    let verifier = try CodeVerifier(
      reader: PatientReader { plane, _, _ in
        looks += 1
        return looks == 1 || looks == 3 || looks == 4 ? [] : reader.read(plane)
      })
    let proof = try verifier.prove(picture.code, on: picture.bitmap)
    #expect(proof == CodeProof(contrast: 21, retries: 3))
  }

  /// What is missing at full size is told before what is missing at half.
  @Test func refusesACodeThatNoLookFinds() throws {
    let picture = try CodePicture()
    let verifier = try CodeVerifier(reader: PatientReader { _, _, _ in [] })
    let proof = try verifier.prove(picture.code, on: picture.bitmap)
    #expect(proof == CodeProof(failedCheck: .fullSize, contrast: 21, retries: 5))
  }

  /// What a file with losses shows is read, whatever became of its colours, but it has to be there.
  @Test func readsAPictureWhoseColorsHaveChanged() throws {
    let picture = try CodePicture(modulePixels: 6)
    let verifier = try CodeVerifier()
    #expect(verifier.canRead(picture.code, on: picture.bitmap))
    picture.recolor { $0.opacity(0.8).over(Color(red: 120, green: 110, blue: 100)) }
    #expect(verifier.canRead(picture.code, on: picture.bitmap))
    for row in 0..<12 {
      picture.bitmap.fill(picture.module(column: 0, row: row), with: .white)
    }
    #expect(!verifier.canRead(picture.code, on: picture.bitmap))
  }
}
