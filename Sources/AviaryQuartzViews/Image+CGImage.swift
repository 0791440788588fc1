@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import AviaryGraphics
public import AviaryQuartz
public import Foundation

extension Image {
  /// How the rows and columns of a picture lie in what it shows.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are.
    case up
    /// Mirrored from left to right.
    case upMirrored
    /// Turned by half a turn.
    case down
    /// Mirrored from top to bottom.
    case downMirrored
    /// Turned a quarter to the left.
    case left
    /// Mirrored from left to right, then turned a quarter to the left.
    case leftMirrored
    /// Turned a quarter to the right.
    case right
    /// Mirrored from left to right, then turned a quarter to the right.
    case rightMirrored
  }

  /// Makes an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels a point; what is not more than 0 counts as 1.
  ///   - orientation: How they lie in what is shown; `.up` by default.
  ///   - label: What is read out.
  public nonisolated init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Image.Orientation = .up,
    label: Text
  ) {
    self.init(cgImage.picture(scale: scale, orientation), label: label)
  }

  /// Makes an image of pixels that is not read out.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels a point; what is not more than 0 counts as 1.
  ///   - orientation: How they lie in what is shown; `.up` by default.
  public nonisolated init(
    decorative cgImage: CGImage,
    scale: CGFloat,
    orientation: Image.Orientation = .up
  ) {
    self.init(cgImage.picture(scale: scale, orientation))
  }
}

extension CGImage {
  /// The picture that painters know.
  ///
  /// A mask is a template.
  fileprivate func picture(scale: CGFloat, _ orientation: Image.Orientation) -> DisplayImage {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let upright = display(in: .standard)
    if orientation == .up, scale == 1, !isMask { return upright }
    let bitmap: Bitmap
    if case .bitmap(let own) = upright.content {
      bitmap = own.turned(orientation)
    } else {
      bitmap = self.bitmap(in: .standard).turned(orientation)
    }
    return DisplayImage(
      content: .bitmap(bitmap),
      pixelWidth: bitmap.width,
      pixelHeight: bitmap.height,
      scale: scale,
      name: "cgImage",
      isTemplate: isMask
    )
  }
}

extension Bitmap {
  /// The pixels as they are shown.
  fileprivate func turned(_ orientation: Image.Orientation) -> Bitmap {
    if orientation == .up { return self }
    let isAcross: Bool =
      switch orientation {
      case .left, .leftMirrored, .right, .rightMirrored: true
      default: false
      }
    let (columns, rows) = isAcross ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: columns * rows * 4)
    for y in 0..<rows {
      for x in 0..<columns {
        // Where the pixel at x, y comes from.
        let (fromX, fromY) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .left: (width - 1 - y, x)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          }
        let (from, to) = (fromY * bytesPerRow + fromX * 4, (y * columns + x) * 4)
        for byte in 0..<4 { turned[to + byte] = bytes[from + byte] }
      }
    }
    return Bitmap(width: columns, height: rows, bytesPerRow: columns * 4, bytes: turned)
  }
}
