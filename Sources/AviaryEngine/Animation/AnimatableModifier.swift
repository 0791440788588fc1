public import AviaryGeometry

/// A modifier whose values can be animated.
///
/// The older form of conforming to both protocols.
public protocol AnimatableModifier: Animatable, ViewModifier {}
