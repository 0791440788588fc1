public import AviaryGeometry
import AviaryGraph
@_spi(Engine) import AviaryLayout
import Foundation

/// Puts views over or behind a view that are made from a preference of it.
nonisolated struct PreferenceSecondaryModifier<K: PreferenceKey, Secondary: View>: _NodeModifier {
  let side: SecondarySide
  let alignment: Alignment
  let transform: (K.Value) -> Secondary

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PreferenceSecondaryNode(list, child, place)
  }
}

final class PreferenceSecondaryNode<K: PreferenceKey, Secondary: View>: ModifierNode<
  PreferenceSecondaryModifier<K, Secondary>
>
{
  /// What is made from the value; nil until that is known for the first time.
  private var secondary: SecondaryNode<PreferenceContent<K, Secondary>>?
  private let listDepth: Int
  private var value = K.defaultValue
  /// Whether what is inside has to be asked again.
  private var isDue = true

  override init(
    _ list: _ModifiedList<PreferenceSecondaryModifier<K, Secondary>>,
    _ child: ViewNode,
    _ place: Place
  ) {
    listDepth = list.inputs.depth
    super.init(list, child, place)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    guard let secondary else { return body(child) }
    body(modifier.side == .over ? child : secondary)
    body(modifier.side == .over ? secondary : child)
  }

  override func didMount() {
    root.preferencesDidChange = true
    root.observeGeometry(of: K.self, for: self)
    root.preferenceObservers.add(self) { [unowned self] in
      guard isDue else { return false }
      isDue = false
      let new = TypedPreferenceCollector<K>.value(of: child)
      guard secondary != nil else {
        value = new
        make()
        return true
      }
      guard !ValueEquality.isEqual(value, new) else { return false }
      value = new
      withTransaction(root.animator?.told ?? Transaction()) { renew() }
      return true
    }
  }

  /// Makes the views from the first value that is known: closures take what they are told as it is, and views that are
  /// made of it keep what they were made of.
  private func make() {
    let made = SecondaryNode(
      PreferenceContent<K, Secondary>(value: value, transform: modifier.transform),
      alignment: modifier.alignment,
      Place(root: root, environment: environment),
      depth: listDepth
    )
    secondary = made
    made.attach(to: self)
    invalidateLayout()
    invalidateDrawing()
  }

  override func forgetPreferences(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(K.self) { isDue = true }
  }

  override func viewDidChange() { renew() }

  private func renew() {
    secondary?.update(
      PreferenceContent(value: value, transform: modifier.transform),
      alignment: modifier.alignment
    )
    invalidatePlacement()
  }

  override var layoutName: String {
    modifier.side == .over ? "overlayPreferenceValue" : "backgroundPreferenceValue"
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let name = modifier.side == .over ? "what is over it" : "what is behind it"
    return LayoutReason(
      "\(layoutName): as large as the primary view, \(size.inWords)",
      secondary.map { [$0.placementStep(name)] } ?? []
    )
  }

  override func layoutContent() {
    super.layoutContent()
    secondary?.placeAligned(in: self)
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    child.gatherPreferences(collector)
    if collector.key != ObjectIdentifier(K.self) { secondary?.gatherPreferences(collector) }
  }
}

/// Runs the closure that makes a view from a preference.
struct PreferenceContent<K: PreferenceKey, Content: View> {
  let value: K.Value
  let transform: (K.Value) -> Content
}

extension PreferenceContent: View {
  var body: some View { transform(value) }
}

extension View {
  /// Puts a view in front of this one, made from what views inside write for a key.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceSecondaryModifier<Key, T>(side: .over, alignment: .center, transform: transform)
    )
  }

  /// Puts views over this one that are made from a value it hands up.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceSecondaryModifier<K, V>(side: .over, alignment: alignment, transform: transform)
    )
  }

  /// Puts a view behind this one, made from what views inside write for a key.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceSecondaryModifier<Key, T>(side: .behind, alignment: .center, transform: transform)
    )
  }

  /// Puts views behind this one that are made from a value it hands up.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceSecondaryModifier<K, V>(side: .behind, alignment: alignment, transform: transform)
    )
  }
}
