public import AviaryCoreGeometry
@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
public import Foundation

/// A colour: numbers in a colour space, and an opacity.
///
/// NaN and infinity count as 0, and the opacity is from 0 to 1.
///
/// - SeeAlso: Apple's documentation, page `cgcolor`.
public final class CGColor: Hashable, CustomStringConvertible, Sendable {
  /// What the numbers mean.
  public let colorSpace: CGColorSpace?
  /// The components, the opacity last.
  private let numbers: [CGFloat]
  let space: CGColorSpace

  package init(_ space: CGColorSpace, _ components: [CGFloat], alpha: CGFloat) {
    self.space = space
    colorSpace = space
    let alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    numbers = components.map { $0.finite("CGColor", limit: 1e6) } + [alpha]
  }

  /// Makes a colour of components in a space, the opacity last.
  ///
  /// - Parameter components: As many as the space has, and one more.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let numbers = UnsafeBufferPointer(start: components, count: count + 1)
    self.init(space, Array(numbers.prefix(count)), alpha: numbers[count])
  }

  /// Makes a colour of red, green and blue in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, [red, green, blue], alpha: alpha)
  }

  /// Makes a colour of red, green and blue in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.standard, [red, green, blue], alpha: alpha)
  }

  /// Makes a grey with a curve of 2.2, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Self.grays, [gray], alpha: alpha)
  }

  /// Makes a grey with a curve of 2.2, from 0 for black to 1 for white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(Self.grays, [gray], alpha: alpha)
  }

  /// Makes a colour of the four inks of print.
  public convenience init(
    genericCMYKCyan cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Self.inks, [cyan, magenta, yellow, black], alpha: alpha)
  }

  private static let grays =
    CGColorSpace(.gray(.gamma(2.2)), name: CGColorSpace.genericGrayGamma2_2)
  private static let inks = CGColorSpace(.cmyk, name: CGColorSpace.genericCMYK)

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  // MARK: - What it is

  /// The components, the opacity last.
  public var components: [CGFloat]? { numbers }

  /// How many components there are, the opacity too.
  public var numberOfComponents: Int { numbers.count }

  /// The opacity, from 0 for clear to 1 for opaque.
  public var alpha: CGFloat { numbers[numbers.count - 1] }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space, Array(numbers.dropLast()), alpha: alpha)
  }

  /// The colour in another space.
  ///
  /// - Parameters:
  ///   - space: The space.
  ///   - intent: Has no effect: what the space has not becomes the nearest that it has.
  ///   - options: Has no effect.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? {
    let own = numbers.dropLast().map { Double($0) }
    return CGColor(space, self.space.convert(own, to: space).map { CGFloat($0) }, alpha: alpha)
  }

  /// The colour as it is painted in a space's numbers.
  package func paint(in space: CGColorSpace) -> RGBA {
    self.space.paint(numbers.dropLast().map { Double($0) }, alpha: Double(alpha), in: space)
  }

  // MARK: - Comparing

  /// Whether both have the same components in the same space.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.space == b.space && a.numbers == b.numbers)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(numbers)
  }

  /// The space and the components.
  public var description: String { "CGColor(\(space), \(numbers.map { Double($0) }))" }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Makes the sRGB colour of a colour literal.
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      srgbRed: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}
