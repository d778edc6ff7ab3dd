/// How the pixels of a file have to be turned to stand upright.
///
/// First the two sides change places, if they do, then the picture is mirrored.
struct PictureOrientation: Hashable, Sendable {
  /// Whether the file's rows are columns.
  var swapsSides = false
  /// Whether left and right change places.
  var mirrorsX = false
  /// Whether top and bottom change places.
  var mirrorsY = false

  static let upright = PictureOrientation()

  init(swapsSides: Bool = false, mirrorsX: Bool = false, mirrorsY: Bool = false) {
    self.swapsSides = swapsSides
    self.mirrorsX = mirrorsX
    self.mirrorsY = mirrorsY
  }

  /// The orientation that a number of Exif stands for (Exif 2.32, section 4.6.4, tag 0x0112).
  ///
  /// - Parameter exif: 1 … 8; nil for another number.
  init?(exif: Int) {
    switch exif {
    case 1: self.init()
    case 2: self.init(mirrorsX: true)
    case 3: self.init(mirrorsX: true, mirrorsY: true)
    case 4: self.init(mirrorsY: true)
    case 5: self.init(swapsSides: true)
    case 6: self.init(swapsSides: true, mirrorsX: true)
    case 7: self.init(swapsSides: true, mirrorsX: true, mirrorsY: true)
    case 8: self.init(swapsSides: true, mirrorsY: true)
    default: return nil
    }
  }

  /// The orientation with a quarter turn to the left behind it.
  var turnedLeft: PictureOrientation {
    // The sides change places behind a mirror, which is then the other one; top and bottom follow.
    PictureOrientation(swapsSides: !swapsSides, mirrorsX: mirrorsY, mirrorsY: !mirrorsX)
  }

  /// Where a part of the upright picture lies in the picture of the file.
  ///
  /// - Parameters:
  ///   - area: the part.
  ///   - width: the width of the whole upright picture.
  ///   - height: its height.
  /// - Returns: the part as rows and columns of the file.
  func filed(_ area: PixelRect, width: Int, height: Int) -> PixelRect {
    let x = mirrorsX ? width - area.maxX : area.x
    let y = mirrorsY ? height - area.maxY : area.y
    return swapsSides
      ? PixelRect(x: y, y: x, width: area.height, height: area.width)
      : PixelRect(x: x, y: y, width: area.width, height: area.height)
  }
}

extension Picture {
  /// The picture as it stands upright.
  func turned(_ orientation: PictureOrientation) -> Picture {
    guard orientation != .upright else { return self }
    let (width, height) = orientation.swapsSides ? (height, width) : (width, height)
    let turned = [UInt32](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          let row = orientation.mirrorsY ? height - 1 - y : y
          for x in 0..<width {
            let column = orientation.mirrorsX ? width - 1 - x : x
            let source =
              orientation.swapsSides ? column * self.width + row : row * self.width + column
            buffer[count] = pixels[source]
            count += 1
          }
        }
      }
    }
    return Picture(width: width, height: height, pixels: turned) ?? self
  }
}
