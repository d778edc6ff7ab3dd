import Testing

@testable import SiteGenerator

@Suite struct ProgramIdentityTests {
  #if os(Linux)
    @Test func namesTheProgramAndTheLibrariesThatDraw() {
      let files = ProgramIdentity.files

      #expect(files.contains { $0.contains("/libgd.so") }, "\(files)")
      #expect(files.contains { $0.contains("/libjpeg.so") }, "\(files)")
      #expect(files.contains { $0.contains("/libpango-1.0.so") }, "\(files)")
    }
  #endif

  @Test func isTheFingerprintOfSomething() {
    #expect(ProgramIdentity.current != FingerprintBuilder().finish())
  }
}
