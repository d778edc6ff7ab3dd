import SiteGenerator
import Testing

@testable import Studio

@Suite struct ProductStoreTests {
  private func artifact(_ name: String) -> Artifact {
    Artifact(path: name, fingerprint: Fingerprint(of: Array(name.utf8)), origin: name) { _ in
      Product(bytes: [])
    }
  }

  private func product(_ count: Int) -> Product {
    Product(bytes: Array(repeating: 7, count: count))
  }

  /// Whether an artifact's product is kept, which asking for it changes.
  private func isKept(_ name: String, in store: ProductStore) -> Bool {
    store.product(of: artifact(name)) { product(1) }.bytes.count > 1
  }

  @Test func aProductIsMadeOnce() {
    let store = ProductStore()
    let first = store.product(of: artifact("a")) { product(3) }
    let second = store.product(of: artifact("a")) {
      Issue.record("made again")
      return product(4)
    }
    #expect(first == second)
  }

  @Test func whatManyWantAtOnceIsMadeOnce() async {
    let store = ProductStore()
    let count = Monitor(0)
    let artifact = artifact("a")
    let sizes = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<10 {
        group.addTask {
          store.product(of: artifact) {
            count.withLock { $0 += 1 }
            return Product(bytes: [1, 2, 3])
          }.bytes.count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes == Array(repeating: 3, count: 10))
    #expect(count.withLock { $0 } == 1)
  }

  @Test func equalPicturesOfTwoPagesAreTwoProducts() {
    let store = ProductStore()
    let fingerprint = Fingerprint(of: [1])
    let artifacts = ["cards/a/wide.png", "cards/b/wide.png"].map { path in
      Artifact(path: path, fingerprint: fingerprint, origin: path) { _ in Product(bytes: []) }
    }
    let counts = artifacts.enumerated().map { index, artifact in
      store.product(of: artifact) { product(index) }.bytes.count
    }
    #expect(counts == [0, 1])
  }

  @Test func whatNobodyAskedForLongestGoesFirst() {
    let store = ProductStore(limit: 10_000)
    for name in ["a", "b", "c"] { _ = store.product(of: artifact(name)) { product(2500) } }
    // Of the three, b was asked for longest ago.
    #expect(isKept("a", in: store))
    _ = store.product(of: artifact("d")) { product(2500) }
    let kept = ["a", "b", "c", "d"].filter { isKept($0, in: store) }
    #expect(kept == ["a", "d"])
  }

  @Test func aProductThatIsLargerThanTheLimitIsGivenAndNotKept() {
    let store = ProductStore(limit: 1000)
    #expect(store.product(of: artifact("a")) { product(2000) }.bytes.count == 2000)
    #expect(!isKept("a", in: store))
  }
}
