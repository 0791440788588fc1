import Foundation

/// What `#colorLiteral` is where nothing else is asked for.
public typealias _ColorLiteralType = Color

/// What `#imageLiteral` is where nothing else is asked for.
public typealias _ImageLiteralType = Image

extension Color: _ExpressibleByColorLiteral {
  /// Makes an sRGB colour of a `#colorLiteral`.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0 for clear to 1 for opaque.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes an sRGB colour of a `#colorLiteral`.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0 for clear to 1 for opaque.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Makes the image of an `#imageLiteral`.
  ///
  /// - Parameter path: The name in the main bundle.
  public nonisolated init(imageLiteralResourceName path: String) { self.init(path) }
}
