@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

nonisolated struct BlurEffect: DrawingEffect {
  var radius: CGFloat
  var isOpaque: Bool

  func operation(in environment: EnvironmentValues) -> DrawingOperation {
    radius > 0 ? .filter([.blur(radius: radius, isOpaque: isOpaque)]) : .none
  }

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

/// A filter with one number.
nonisolated struct AmountEffect: DrawingEffect {
  enum Kind {
    case brightness, contrast, saturation, grayscale, hueRotation
  }

  let kind: Kind
  var amount: Double

  func operation(in environment: EnvironmentValues) -> DrawingOperation {
    let amount = CGFloat(amount)
    return switch kind {
    case .brightness: amount == 0 ? .none : .filter([.brightness(amount)])
    case .contrast: amount == 1 ? .none : .filter([.contrast(amount)])
    case .saturation: amount == 1 ? .none : .filter([.saturation(amount)])
    case .grayscale: amount == 0 ? .none : .filter([.grayscale(amount)])
    case .hueRotation: amount == 0 ? .none : .filter([.hueRotation(amount)])
    }
  }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

/// A filter without numbers.
nonisolated struct FixedFilterEffect: DrawingEffect {
  let filter: Filter

  func operation(in environment: EnvironmentValues) -> DrawingOperation { .filter([filter]) }
}

nonisolated struct ColorMultiplyEffect: DrawingEffect {
  var color: EffectColor

  func operation(in environment: EnvironmentValues) -> DrawingOperation {
    .filter([.colorMultiply(color.rgba(in: environment))])
  }

  func resolved(in environment: EnvironmentValues) -> ColorMultiplyEffect {
    ColorMultiplyEffect(color: color.resolved(in: environment))
  }

  var animatableData: NumberList {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }
}

nonisolated struct ShadowEffect: DrawingEffect {
  var color: EffectColor
  var radius: CGFloat
  var offset: CGSize

  func operation(in environment: EnvironmentValues) -> DrawingOperation {
    let color = color.rgba(in: environment)
    guard color.alpha > 0, radius > 0 || offset != .zero else { return .none }
    return .filter([.shadow(color: color, radius: max(radius, 0), offset: offset)])
  }

  func resolved(in environment: EnvironmentValues) -> ShadowEffect {
    ShadowEffect(color: color.resolved(in: environment), radius: radius, offset: offset)
  }

  var animatableData: AnimatablePair<NumberList, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get {
      AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}

extension View {
  /// Blurs the view; `radius` is the standard deviation in points.
  ///
  /// Opaque ones keep hard edges.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation in points; 0 or less changes nothing.
  ///   - opaque: Whether edges stay hard; `false` by default.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds light: 0 changes nothing, 1 makes all white, -1 black.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(AmountEffect(kind: .brightness, amount: amount))
  }

  /// Moves colours apart: 1 changes nothing, 0 makes all grey, negative values invert.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(AmountEffect(kind: .contrast, amount: amount))
  }

  /// Makes colours more vivid: 1 changes nothing, 0 leaves no colour.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(AmountEffect(kind: .saturation, amount: amount))
  }

  /// Takes colour away: 0 changes nothing, 1 leaves none.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(AmountEffect(kind: .grayscale, amount: amount))
  }

  /// Turns all colours around the colour wheel.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(AmountEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// Inverts all colours.
  public nonisolated func colorInvert() -> some View {
    modifier(FixedFilterEffect(filter: .colorInvert()))
  }

  /// Multiplies all colours with one.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyEffect(color: EffectColor(color)))
  }

  /// Makes the view black, transparent where it was dark.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(FixedFilterEffect(filter: .luminanceToAlpha))
  }

  /// Throws a shadow; `radius` is the standard deviation of its blur in points.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; by default black at an opacity of 0.33.
  ///   - radius: The standard deviation of the blur in points; 0 for a sharp edge.
  ///   - x: How far to the right the shadow lies, in points; `0` by default.
  ///   - y: How far down the shadow lies, in points; `0` by default.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowEffect(
        color: EffectColor(color),
        radius: radius,
        offset: CGSize(width: x, height: y)
      )
    )
  }
}
