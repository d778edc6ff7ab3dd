import Canvas
import SiteGenerator
import Synchronization
import Testing

@testable import Studio

@Suite struct WorkbenchPoolTests {
  @Test func workbenchesAreUsedAgain() throws {
    let fonts = try FontLibrary(
      folders: FontLibrary.systemFolders, cacheFolder: FontLibrary.defaultCacheFolder)
    let count = Atomic(0)
    let pool = WorkbenchPool(count: 4) {
      count.add(1, ordering: .relaxed)
      return Workbench(fonts: fonts)
    }
    for _ in 0..<3 { pool.work { _ in } }
    // Work inside of work needs another one.
    pool.work { _ in pool.work { _ in } }
    #expect(count.load(ordering: .relaxed) == 2)
  }
}
