@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryStacks

/// What a layer like glass is told by what is around it.
struct GlassPlace: Equatable {
  /// Whether a container draws it.
  var isInContainer = false
  /// What it is called; nil for nothing.
  var id: GlassLayer.ID?
  /// The layers that it makes one with; nil for none.
  var union: GlassLayer.ID?
  var transition = GlassEffectTransition.matchedGeometry

  /// What names one layer holds for none inside of it.
  mutating func leaveLayer() {
    id = nil
    union = nil
    transition = .matchedGeometry
  }
}

private enum GlassPlaceKey: EnvironmentKey {
  static var defaultValue: GlassPlace { GlassPlace() }
}

extension EnvironmentValues {
  var glassPlace: GlassPlace {
    get { self[GlassPlaceKey.self] }
    set { self[GlassPlaceKey.self] = newValue }
  }

  /// Makes layers like glass draw themselves again: what is presented from a container is no part of it.
  package mutating func leaveGlassContainer() { glassPlace = GlassPlace() }
}

/// How a layer like glass comes and goes in its container.
public struct GlassEffectTransition: Sendable, Equatable {
  enum Kind: Sendable { case identity, matchedGeometry, materialize }

  let kind: Kind
  var properties = MatchedGeometryProperties.frame
  var anchor = UnitPoint.center

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Out of the layer nearest to it, which it is part of at first.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(kind: .matchedGeometry)
  }
  /// In its place, becoming visible.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

  /// Out of the layer nearest to it, of which it takes over some properties.
  ///
  /// - Parameters:
  ///   - properties: Whether it begins with the place of that layer, with its size, or with both.
  ///   - anchor: The point of the layer that lies on the same point of the other one.
  public static func matchedGeometry(
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center
  ) -> GlassEffectTransition {
    GlassEffectTransition(kind: .matchedGeometry, properties: properties, anchor: anchor)
  }
}

extension View {
  /// Names the layer like glass of this view, so that it becomes another one of the same name in its
  /// container when one gives way to the other in an animated change.
  ///
  /// - Parameters:
  ///   - id: The name; nil for none.
  ///   - namespace: What tells names of different places apart.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View {
    transformEnvironment(\.glassPlace) { place in
      place.id = id.map { GlassLayer.ID(namespace: namespace, value: AnyHashable($0)) }
    }
  }

  /// Makes one layer of those like glass in this view and all others of the same name in their
  /// container.
  ///
  /// They are one if they are of the same kind and colour; the shape is that of the first, over the
  /// space of all.
  ///
  /// - Parameters:
  ///   - id: The name; nil for none.
  ///   - namespace: What tells names of different places apart.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View {
    transformEnvironment(\.glassPlace) { place in
      place.union = id.map { GlassLayer.ID(namespace: namespace, value: AnyHashable($0)) }
    }
  }

  /// Sets how layers like glass in this view come and go in their container.
  ///
  /// - Parameters:
  ///   - transition: How they come and go.
  ///   - isEnabled: Whether that holds; else it is as further out.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition,
    isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.glassPlace) { if isEnabled { $0.transition = transition } }
  }
}
