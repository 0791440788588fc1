import AviaryGeometry
public import Foundation

extension CGContext {
  /// Sets the colour of fills, and of images that are masks.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillSpace = color.space
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokeSpace = color.space
  }

  /// Sets the colour of fills to red, green and blue of the device.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(.deviceRGB, [red, green, blue], alpha: alpha))
  }

  /// Sets the colour of lines to red, green and blue of the device.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(.deviceRGB, [red, green, blue], alpha: alpha))
  }

  /// Sets the colour of fills to a grey of the device.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(.deviceGray, [gray], alpha: alpha))
  }

  /// Sets the colour of lines to a grey of the device.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(.deviceGray, [gray], alpha: alpha))
  }

  /// Sets the colour of fills to inks of the device.
  public func setFillColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    setFillColor(CGColor(.deviceCMYK, [cyan, magenta, yellow, black], alpha: alpha))
  }

  /// Sets the colour of lines to inks of the device.
  public func setStrokeColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    setStrokeColor(CGColor(.deviceCMYK, [cyan, magenta, yellow, black], alpha: alpha))
  }

  /// Sets the space of the components that follow, and the colour of fills to its black.
  public func setFillColorSpace(_ space: CGColorSpace) { setFillColor(space.first) }

  /// Sets the space of the components that follow, and the colour of lines to its black.
  public func setStrokeColorSpace(_ space: CGColorSpace) { setStrokeColor(space.first) }

  /// Sets the colour of fills to components of the space that is set, the opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map { setFillColor($0) }
  }

  /// Sets the colour of lines to components of the space that is set, the opacity last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map { setStrokeColor($0) }
  }

  /// Throws a shadow of all that is drawn from now on: black, a third opaque.
  ///
  /// - Parameters:
  ///   - offset: How far it is moved, in the space that the context began in.
  ///   - blur: How soft it is: twice the standard deviation of what blurs it.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(.deviceGray, [0], alpha: 1.0 / 3))
  }

  /// Throws a shadow of all that is drawn from now on.
  ///
  /// - Parameters:
  ///   - offset: How far it is moved, in the space that the context began in.
  ///   - blur: How soft it is: twice the standard deviation of what blurs it.
  ///   - color: Its colour; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let blur = max(blur.finite("CGContext.setShadow", limit: 1e4), 0)
    let offset = CGSize(
      width: offset.width.finite("CGContext.setShadow", limit: 1e6),
      height: offset.height.finite("CGContext.setShadow", limit: 1e6)
    )
    state.shadow = color.map { ContextState.Shadow(offset: offset, blur: blur, color: $0) }
  }
}

extension CGColorSpace {
  /// The colour that a context has once its space has been set.
  fileprivate var first: CGColor {
    CGColor(
      self,
      model == .cmyk ? [0, 0, 0, 1] : [CGFloat](repeating: 0, count: numberOfComponents),
      alpha: 1
    )
  }
}
