@_spi(Hosting) import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGraphics
import Foundation

/// How two pictures of the same thing differ.
struct PictureDifference {
  /// How many pixels differ by more than is allowed.
  let count: Int
  /// The greatest difference of red, green, blue or opacity, from 0 to 255.
  let greatest: Int
  /// The pixels that differ in red, over a faint picture of the rest.
  let picture: Bitmap
  let pixels: Int

  /// - Returns: nil where they are of different sizes.
  init?(_ old: Bitmap, _ new: Bitmap, levels: Int) {
    guard old.width == new.width, old.height == new.height else { return nil }
    var count = 0
    var greatest = 0
    var bytes = [UInt8](repeating: 255, count: new.width * new.height * 4)
    for y in 0..<new.height {
      for x in 0..<new.width {
        let (a, b) = (y * old.bytesPerRow + 4 * x, y * new.bytesPerRow + 4 * x)
        var difference = 0
        for part in 0..<4 {
          difference = max(difference, abs(Int(old.bytes[a + part]) - Int(new.bytes[b + part])))
        }
        greatest = max(greatest, difference)
        let place = (y * new.width + x) * 4
        if difference > levels {
          count += 1
          bytes[place] = 0
          bytes[place + 1] = 0
        } else {
          let light = (Int(new.bytes[b]) + Int(new.bytes[b + 1]) + Int(new.bytes[b + 2])) / 3
          let faint = UInt8(clamping: 191 + light / 4)
          for part in 0..<3 { bytes[place + part] = faint }
        }
      }
    }
    self.count = count
    self.greatest = greatest
    pixels = new.width * new.height
    picture = Bitmap(
      width: new.width,
      height: new.height,
      bytesPerRow: new.width * 4,
      bytes: bytes
    )
  }
}

/// Pictures as the files that snapshots are kept in.
@MainActor
enum SnapshotPicture {
  /// The pixels of a file; nil where it is none that can be read.
  static func bitmap(of file: Data) -> Bitmap? {
    guard let image = try? ImageLoader.image(file, name: "snapshot") else { return nil }
    let renderer = ImageRenderer(content: Image(image).interpolation(.none))
    renderer.scale = 1
    guard let list = try? renderer.displayList() else { return nil }
    return try? CairoPainter().bitmap(of: list, scale: 1)
  }

  /// A PNG file.
  static func file(of bitmap: Bitmap) throws -> Data {
    let image = DisplayImage(bitmap, name: "difference")
    let renderer = ImageRenderer(content: Image(image).interpolation(.none))
    renderer.scale = 1
    return try renderer.pngData()
  }
}
