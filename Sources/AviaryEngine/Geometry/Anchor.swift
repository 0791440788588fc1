public import AviaryGeometry
public import Foundation

/// A point or rectangle of some view, to be read in the space of another one.
public struct Anchor<Value> {
  /// In the root's space.
  package let value: Value
  let convert: (Value, CGAffineTransform) -> Value

  func converted(by transform: CGAffineTransform) -> Value { convert(value, transform) }

  /// What an anchor is made of.
  public struct Source {
    package let make: (ViewNode) -> Anchor<Value>
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor<Value>, b: Anchor<Value>) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source {
  /// Several places as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    make = { node in
      let anchors = array.map { $0.make(node) }
      return Anchor(value: anchors.map(\.value)) { values, transform in
        zip(anchors, values).map { $0.convert($1, transform) }
      }
    }
  }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    make = { node in
      let anchor = anchor?.make(node)
      return Anchor(value: anchor?.value) { value, transform in
        value.flatMap { value in anchor?.convert(value, transform) }
      }
    }
  }
}

extension Anchor.Source where Value == CGRect {
  private init(_ rect: @escaping (CGSize) -> CGRect) {
    make = { node in
      Anchor(value: rect(node.size).applying(node.transform(to: nil))) { $0.applying($1) }
    }
  }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0) }
  }

  /// A rectangle of the view's space.
  ///
  /// - Parameter r: The rectangle, in points of the view's own space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { _ in r } }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ point: @escaping (CGSize) -> CGPoint) {
    make = { node in
      Anchor(value: point(node.size).applying(node.transform(to: nil))) { $0.applying($1) }
    }
  }

  private static func unit(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }
  }

  /// A point of the view's space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _ in p }
  }

  /// A point relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { unit(p) }

  /// The corner at the top and the leading edge of the view's bounds.
  public static var topLeading: Anchor<CGPoint>.Source { unit(.topLeading) }
  /// The middle of the top edge of the view's bounds.
  public static var top: Anchor<CGPoint>.Source { unit(.top) }
  /// The corner at the top and the trailing edge of the view's bounds.
  public static var topTrailing: Anchor<CGPoint>.Source { unit(.topTrailing) }
  /// The middle of the leading edge of the view's bounds.
  public static var leading: Anchor<CGPoint>.Source { unit(.leading) }
  /// The middle of the view's bounds.
  public static var center: Anchor<CGPoint>.Source { unit(.center) }
  /// The middle of the trailing edge of the view's bounds.
  public static var trailing: Anchor<CGPoint>.Source { unit(.trailing) }
  /// The corner at the bottom and the leading edge of the view's bounds.
  public static var bottomLeading: Anchor<CGPoint>.Source { unit(.bottomLeading) }
  /// The middle of the bottom edge of the view's bounds.
  public static var bottom: Anchor<CGPoint>.Source { unit(.bottom) }
  /// The corner at the bottom and the trailing edge of the view's bounds.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unit(.bottomTrailing) }
}

/// Hands a value made of an anchor up the tree, or changes one.
nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: _NodeModifier {
  let source: Anchor<A>.Source
  /// nil changes what is inside.
  let make: ((Anchor<A>) -> K.Value)?
  let change: ((inout K.Value, Anchor<A>) -> Void)?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AnchorPreferenceNode(list, child, place)
  }
}

final class AnchorPreferenceNode<A, K: PreferenceKey>: ModifierNode<AnchorPreferenceModifier<A, K>>
{
  private var lastFrame = CGRect.null

  override func didMount() {
    preferencesDidChange(ObjectIdentifier(K.self))
    root.geometryObservers.add(self) { [unowned self] in
      let frame = convert(CGRect(origin: .zero, size: size), to: nil as ViewNode?)
      if frame != lastFrame { preferencesDidChange(ObjectIdentifier(K.self)) }
      lastFrame = frame
      return false
    }
  }

  override func willUnmount() { preferencesDidChange(ObjectIdentifier(K.self)) }
  override func viewDidChange() { preferencesDidChange(ObjectIdentifier(K.self)) }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(K.self) else {
      super.collectPreferences(collector)
      return
    }
    let anchor = modifier.source.make(self)
    let collector = unsafeDowncast(collector, to: TypedPreferenceCollector<K>.self)
    if let make = modifier.make {
      collector.add(make(anchor))
    } else {
      var value = TypedPreferenceCollector<K>.value(of: child)
      modifier.change?(&value, anchor)
      collector.add(value)
    }
  }
}

extension View {
  /// Hands a value made of an anchor of this view up the tree.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, make: transform, change: nil))
  }

  /// Changes the value that this view hands up the tree with an anchor of it.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, make: nil, change: transform))
  }
}
