import CAviaryPixels
import Foundation

/// Where the numbers of a pixel are in memory.
///
/// Painters have one layout: blue, green, red, opacity, multiplied (`Bitmap`). What else there is, is translated.
package struct PixelLayout: Hashable, Sendable {
  package enum Model: Hashable, Sendable { case gray, rgb, cmyk, alpha }

  package let model: Model
  package let bytesPerPixel: Int
  /// The offset in a pixel of the highest byte of each component of colour.
  package let colors: [Int]
  /// The offset of the highest byte of the opacity; nil where there is none.
  package let alpha: Int?
  package let isPremultiplied: Bool

  /// The layout of pixels as they are told of; nil for one that is not known.
  ///
  /// Components have 8 or 16 bits, of which the lower ones are not read.
  package init?(
    model: Model,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    info: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8 || bitsPerComponent == 16, bitsPerPixel % 8 == 0,
      !info.contains(.floatComponents), let alphaInfo = info.alphaInfo,
      let order = info.byteOrder
    else { return nil }
    let size = bitsPerComponent / 8
    let model = alphaInfo == .alphaOnly ? .alpha : model
    let colorCount =
      switch model {
      case .gray: 1
      case .rgb: 3
      case .cmyk: 4
      case .alpha: 0
      }
    let (hasAlpha, isFirst, isPadded): (Bool, Bool, Bool) =
      switch alphaInfo {
      case .none: (false, false, false)
      case .premultipliedLast, .last, .alphaOnly: (true, false, false)
      case .premultipliedFirst, .first: (true, true, false)
      case .noneSkipLast: (false, false, true)
      case .noneSkipFirst: (false, true, true)
      }
    let count = colorCount + (hasAlpha || isPadded ? 1 : 0)
    guard bitsPerPixel >= count * bitsPerComponent else { return nil }
    let bytes = bitsPerPixel / 8
    let first = isFirst && count > colorCount ? 1 : 0

    func place(_ index: Int) -> Int? {
      let told = index * size
      switch order {
      case .orderDefault, .order16Big, .order32Big, .orderMask: return told
      case .order16Little: return size == 2 ? told + 1 : told ^ 1
      case .order32Little:
        guard bytes % 4 == 0 else { return nil }
        return told / 4 * 4 + 3 - told % 4
      }
    }
    var colors: [Int] = []
    for index in 0..<colorCount {
      guard let at = place(first + index), at < bytes else { return nil }
      colors.append(at)
    }
    var alpha: Int?
    if hasAlpha {
      alpha = place(isFirst ? 0 : colorCount)
      guard let alpha, alpha < bytes else { return nil }
    }
    self.model = model
    self.bytesPerPixel = bytes
    self.colors = colors
    self.alpha = alpha
    isPremultiplied = alphaInfo != .last && alphaInfo != .first
  }

  /// Whether it is the painters' own.
  package var isNative: Bool {
    model == .rgb && bytesPerPixel == 4 && colors == [2, 1, 0] && isPremultiplied && alpha == 3
  }

  /// Whether it is the painters' own with red and blue in each other's place.
  private var isSwapped: Bool {
    model == .rgb && bytesPerPixel == 4 && colors == [0, 1, 2] && isPremultiplied && alpha == 3
  }

  // MARK: - Translating

  /// Writes a row as painters have it.
  ///
  /// Greys become equal red, green and blue, and inks what light they leave.
  package func read(
    _ source: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    if isNative { return target.update(from: source, count: count * 4) }
    if isSwapped { return aviary_swap_red_and_blue(target, source, count) }
    for index in 0..<count {
      let from = source + index * bytesPerPixel
      let to = target + index * 4
      let opacity = alpha.map { UInt32(from[$0]) } ?? 255
      let (red, green, blue) = color(at: from)
      if isPremultiplied || opacity == 255 {
        to[0] = UInt8(min(blue, opacity))
        to[1] = UInt8(min(green, opacity))
        to[2] = UInt8(min(red, opacity))
      } else {
        to[0] = UInt8((blue * opacity + 127) / 255)
        to[1] = UInt8((green * opacity + 127) / 255)
        to[2] = UInt8((red * opacity + 127) / 255)
      }
      to[3] = UInt8(opacity)
    }
  }

  private func color(at from: UnsafePointer<UInt8>) -> (UInt32, UInt32, UInt32) {
    switch model {
    case .rgb: return (UInt32(from[colors[0]]), UInt32(from[colors[1]]), UInt32(from[colors[2]]))
    case .gray:
      let gray = UInt32(from[colors[0]])
      return (gray, gray, gray)
    case .cmyk:
      let paper = 255 - UInt32(from[colors[3]])
      func light(_ index: Int) -> UInt32 { (255 - UInt32(from[colors[index]])) * paper / 255 }
      return (light(0), light(1), light(2))
    case .alpha: return (0, 0, 0)
    }
  }

  /// Writes a row of a painter's as this layout has it; a byte without a meaning is set to 255.
  package func write(
    _ source: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    if isNative { return target.update(from: source, count: count * 4) }
    if isSwapped { return aviary_swap_red_and_blue(target, source, count) }
    for index in 0..<count {
      let from = source + index * 4
      let to = target + index * bytesPerPixel
      let opacity = UInt32(from[3])
      func straight(_ value: UInt8) -> UInt32 {
        if isPremultiplied || opacity == 0 || opacity == 255 { return UInt32(value) }
        return min((UInt32(value) * 255 + opacity / 2) / opacity, 255)
      }
      switch model {
      case .rgb:
        if bytesPerPixel == 4, alpha == nil { for byte in 0..<4 { to[byte] = 255 } }
        to[colors[0]] = UInt8(straight(from[2]))
        to[colors[1]] = UInt8(straight(from[1]))
        to[colors[2]] = UInt8(straight(from[0]))
      case .gray:
        let (blue, green, red) = (straight(from[0]), straight(from[1]), straight(from[2]))
        // ITU-R BT.709, in parts of 256; greys stay exactly what they are.
        to[colors[0]] = UInt8((54 * red + 183 * green + 19 * blue + 128) >> 8)
      case .cmyk, .alpha: break
      }
      if let alpha { to[alpha] = UInt8(opacity) }
    }
  }
}
