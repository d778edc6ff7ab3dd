import Canvas
import SiteGenerator
import Testing

@testable import Studio

@Suite struct WorkbenchPoolTests {
  @Test func workbenchesAreUsedAgain() throws {
    let fonts = try FontLibrary(
      folders: FontLibrary.systemFolders, cacheFolder: FontLibrary.defaultCacheFolder)
    let count = Monitor(0)
    let pool = WorkbenchPool(count: 4) {
      count.withLock { $0 += 1 }
      return Workbench(fonts: fonts)
    }
    for _ in 0..<3 { pool.work { _ in } }
    // Work inside of work needs another one.
    pool.work { _ in pool.work { _ in } }
    #expect(count.withLock { $0 } == 2)
  }
}
