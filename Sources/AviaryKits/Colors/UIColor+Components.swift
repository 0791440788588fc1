import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import AviaryGraphics
public import Foundation

extension UIColor {
  /// The components by what is current; sRGB, from 0 to 1.
  var rgba: RGBA { rgba(in: UITraitCollection.current.environment) }

  /// Makes a colour that depends on what an interface adapts to.
  ///
  /// - Parameter dynamicProvider: Makes the colour, whenever one is needed.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(ColorProvider { dynamicProvider(UITraitCollection($0)).rgba(in: $0) })
  }

  /// Makes a colour of Display P3, of components from 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(RGBA.displayP3(red, green, blue, alpha))
  }

  /// The colour of that name in an asset catalogue of the main bundle; nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The colour of that name in an asset catalogue; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue.
  ///   - bundle: Where the catalogue is; nil for the main bundle.
  ///   - traitCollection: Kept for sources that give it; the colour follows where it is drawn.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let found = onMainThread {
      let images = Platform.images
      return (
        images.color(named: name, in: bundle, isDark: false),
        images.color(named: name, in: bundle, isDark: true)
      )
    }
    guard let light = found.0 else { return nil }
    self.init(ColorProvider { $0.colorScheme == .dark ? found.1 ?? light : light })
  }

  /// Hands over red, green, blue and opacity, sRGB; whether that was possible, which it always is.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Hands over hue, saturation, brightness and opacity, from 0 to 1; whether that was possible,
  /// which it always is.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    let hsb = color.hsb
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Hands over the brightness and the opacity of a grey; false, and nothing handed over, for what
  /// is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    guard color.isGrey else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// The colour as it is for some traits, which no longer depends on any.
  ///
  /// - Parameter traitCollection: What it is to go by.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(rgba(in: traitCollection.environment))
  }

  /// The colour as it is seen where it matters less.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    switch prominence {
    case .primary: self
    case .secondary: withAlphaComponent(CGFloat(rgba.alpha) * 0.6)
    case .tertiary: withAlphaComponent(CGFloat(rgba.alpha) * 0.3)
    case .quaternary: withAlphaComponent(CGFloat(rgba.alpha) * 0.18)
    }
  }

  /// How much a colour asks to be seen.
  public enum Prominence: Int, Sendable {
    /// Most.
    case primary
    /// Less.
    case secondary
    /// Little.
    case tertiary
    /// Least.
    case quaternary
  }
}
