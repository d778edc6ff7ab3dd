import Testing

@testable import ShareCards

@Suite struct LayerStockTests {
  @Test func givesAClearLayerOfTheSizeAgain() throws {
    let stock = LayerStock()
    let layer = try stock.layer(width: 3, height: 2)
    layer.fill(layer.bounds, with: .black)
    stock.keep(layer)
    #expect(try stock.layer(width: 2, height: 3) !== layer)
    let again = try stock.layer(width: 3, height: 2)
    #expect(again === layer)
    #expect(again.pixels.allSatisfy { $0 == 0 })
    #expect(stock.count == 0)
  }

  @Test func keepsNoMoreThanSomeCardsTake() throws {
    let stock = LayerStock()
    for height in 1...6 { stock.keep(try stock.layer(width: 4096, height: 1024 + height)) }
    #expect(stock.count == 3)
    stock.keep(try stock.layer(width: 8192, height: 2049))
    #expect(stock.count == 0)
  }
}
