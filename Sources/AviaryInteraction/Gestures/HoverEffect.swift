@_spi(Engine) import AviaryEngine
import AviaryGraphics

/// How a view shows that a pointer is over it.
public struct HoverEffect {
  let kind: _HoverEffectKind

  /// The effect that suits the view: ``highlight``, or what `defaultHoverEffect(_:)` says.
  public static var automatic: HoverEffect { HoverEffect(kind: .automatic) }
  /// A faint light over the view.
  public static var highlight: HoverEffect { HoverEffect(kind: .highlight) }
  /// The view becomes a little larger, over a shadow.
  public static var lift: HoverEffect { HoverEffect(kind: .lift) }

  private init(kind: _HoverEffectKind) { self.kind = kind }

  /// Makes an effect of one of another type.
  public init<E: CustomHoverEffect>(_ effect: E) { kind = effect._kind }
}

/// What is shown of an effect.
///
/// For the engine.
public enum _HoverEffectKind: Hashable, Sendable {
  case none, automatic, highlight, lift
}

/// A way in which views show that a pointer is over them.
///
/// Types of your own are made of others by ``body(content:)``.
public protocol CustomHoverEffect {
  /// The effect that this one is made of.
  associatedtype Body: CustomHoverEffect

  /// The effect that this one is made of.
  func body(content: Content) -> Body

  /// Stands for no effect.
  typealias Content = EmptyHoverEffect

  /// What is shown. For the engine.
  var _kind: _HoverEffectKind { get }
}

extension CustomHoverEffect {
  public var _kind: _HoverEffectKind { body(content: EmptyHoverEffect())._kind }

  /// The effect, or none.
  ///
  /// - Parameter isDisabled: Whether nothing is shown; `true` by default.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect {
    BuiltInHoverEffect(_kind: isDisabled ? .none : _kind)
  }
}

extension CustomHoverEffect where Body == Never {
  /// Not to be called: the effect is built in.
  public func body(content: Content) -> Never { primitiveBody(of: "\(Self.self)") }
}

extension Never: CustomHoverEffect {
  public var _kind: _HoverEffectKind { fatalError("there is no such effect") }
}

/// An effect that is told apart by its kind alone.
private struct BuiltInHoverEffect: CustomHoverEffect {
  typealias Body = Never
  let _kind: _HoverEffectKind
}

/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Never
  public var _kind: _HoverEffectKind { .none }

  /// Makes the effect.
  public init() {}
}

/// The effect that suits the view.
public struct AutomaticHoverEffect: CustomHoverEffect {
  public var _kind: _HoverEffectKind { .automatic }

  /// Makes the effect.
  public init() {}

  /// The effect itself.
  public func body(content: Content) -> some CustomHoverEffect {
    BuiltInHoverEffect(_kind: .automatic)
  }
}

/// A faint light over the view.
public struct HighlightHoverEffect: CustomHoverEffect {
  public var _kind: _HoverEffectKind { .highlight }

  /// Makes the effect.
  public init() {}

  /// The effect itself.
  public func body(content: Content) -> some CustomHoverEffect {
    BuiltInHoverEffect(_kind: .highlight)
  }
}

/// The view becomes a little larger, over a shadow.
public struct LiftHoverEffect: CustomHoverEffect {
  public var _kind: _HoverEffectKind { .lift }

  /// Makes the effect.
  public init() {}

  /// The effect itself.
  public func body(content: Content) -> some CustomHoverEffect {
    BuiltInHoverEffect(_kind: .lift)
  }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The effect that suits the view.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// A faint light over the view.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// The view becomes a little larger, over a shadow.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// No effect.
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}
