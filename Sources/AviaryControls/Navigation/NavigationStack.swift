@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// Shows a screen with its title; links lead to further ones.
///
/// In pictures the screen of the last value of the path is shown.
///
/// ![Bars with a large and a small title](Documentation/controls/lists.png)
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: PathAccess?

  /// Creates a stack that keeps its path itself.
  ///
  /// - Parameter root: The first screen.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack whose path can be read and set.
  ///
  /// - Parameters:
  ///   - path: The values of the further screens, the one on top last; pushing and going back
  ///     change it.
  ///   - root: The first screen.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.append(hashable: $0) },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } },
      removeAll: { path.wrappedValue = NavigationPath() }
    )
  }

  /// Creates a stack whose path of values of one type can be read and set.
  ///
  /// - Parameters:
  ///   - path: The values of the further screens, the one on top last; pushing and going back
  ///     change it.
  ///   - root: The first screen.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
      },
      removeLast: {
        if !path.wrappedValue.isEmpty {
          path.wrappedValue.remove(
            at: path.wrappedValue.index(before: path.wrappedValue.endIndex)
          )
        }
      },
      removeAll: { path.wrappedValue.removeAll() }
    )
  }
}

@available(*, unavailable)
extension NavigationStack: Sendable {}

/// How the path of a stack is read and written, whatever its type.
struct PathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: () -> Void
  let removeAll: () -> Void
}

extension PathAccess {
  /// That of a path which a stack keeps itself.
  ///
  /// The stack's model holds what is made here, so that this must not hold the stack, which holds the model.
  init(of path: Binding<NavigationPath>) {
    self.init(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.append(hashable: $0) },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } },
      removeAll: { path.wrappedValue = NavigationPath() }
    )
  }
}

extension NavigationStack: View {
  public var body: some View { NavigationContainer(root: root, path: path) }
}

/// The screens of a navigation stack, of which the last one is shown.
struct NavigationContainer<Root: View> {
  @State private var model = NavigationModel()
  @State private var ownPath = NavigationPath()
  let root: Root
  let path: PathAccess?

  nonisolated init(root: Root, path: PathAccess?) {
    self.root = root
    self.path = path
  }
}

extension NavigationContainer: View {
  var body: some View {
    let path = path ?? PathAccess(of: $ownPath)
    let _ = connect(path)
    NavigationScreens(root: KeptView(root), model: model, values: path.values())
      .modifier(NavigationPreferenceBarrier(model: model))
      .preference(key: HoldsNavigationKey.self, value: true)
      .environment(\.controlPlace, .plain)
      .environment(\.navigationModel, model)
  }

  private func connect(_ path: PathAccess) {
    model.append = path.append
    model.removeLast = path.removeLast
    model.removeAll = path.removeAll
    model.pathIsEmpty = { path.values().isEmpty }
  }
}

/// The screens over each other.
struct NavigationScreens<Root: View>: View {
  let root: KeptView<Root>
  let model: NavigationModel
  let values: [AnyHashable]

  private struct Further: Identifiable {
    let id: AnyHashable
    let index: Int
    let content: KeptView<FurtherScreen>
    /// Whether it stands in place of the first one.
    var isFirst = false
  }

  private var further: [Further] {
    model.track()
    var result: [Further] = []
    for (index, value) in values.enumerated() {
      result.append(
        Further(
          id: [AnyHashable(index), value],
          index: index + 1,
          content: KeptView(
            FurtherScreen(view: model.destination(for: value), value: value, model: model)
          )
        )
      )
    }
    for pushed in model.pushed {
      result.append(
        Further(
          id: ["pushed", pushed.id],
          index: result.count + 1,
          content: pushed.content,
          isFirst: pushed.isFirst
        )
      )
    }
    return result
  }

  var body: some View {
    let further = further
    ZStack {
      NavigationScreen(root: root, index: 0, model: model)
        .modifier(SwipedScreen(swipe: model.backSwipe, index: 0, isOnTop: further.isEmpty))
      ForEach(further) { screen in
        NavigationScreen(
          root: screen.content,
          index: screen.index,
          isFirst: screen.isFirst,
          model: model
        )
        .transformEnvironment(\.dismiss) {
          if !screen.isFirst { $0 = DismissAction { model.pop() } }
        }
        .modifier(
          SwipedScreen(
            swipe: model.backSwipe,
            index: screen.index,
            isOnTop: screen.index == further.last?.index
          )
        )
        .transition(ScreenTransition.transition)
      }
    }
  }
}

/// A screen over the first one, or a sign where nobody said what it shows.
struct FurtherScreen {
  let view: AnyView?
  /// What of the path it is for; nil for what is pushed as a view.
  let value: AnyHashable?
  /// Who looks for screens of values; nil for what is pushed as a view, which the model itself holds.
  let model: NavigationModel?

  nonisolated init(view: AnyView?, value: AnyHashable? = nil, model: NavigationModel? = nil) {
    self.view = view
    self.value = value
    self.model = model
  }
}

extension FurtherScreen: View {
  var body: some View {
    if let view {
      view
    } else {
      Image(systemName: "exclamationmark.triangle.fill")
        .foregroundStyle(Color.yellow)
        .onAppear {
          guard let value, model?.destination(for: value) == nil else { return }
          Warnings.once(
            "NavigationStack: there is no navigationDestination(for: \(type(of: value.base)).self) "
              + "for a value of its path"
          )
        }
    }
  }
}

/// Keeps what screens say of their bar from containers further out, and hands up what covered
/// screens say of the window.
nonisolated struct NavigationPreferenceBarrier: _NodeModifier {
  let model: NavigationModel

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    NavigationPreferenceBarrierNode(list, child, place)
  }
}

final class NavigationPreferenceBarrierNode: ModifierNode<NavigationPreferenceBarrier>,
  TransitioningScreen
{
  // What comes in is a screen inside, or what is around all of them and says so itself.
  var comesIn: Bool { false }
  var transition = _NavigationTransitionKind.automatic

  private static let keys: Set<ObjectIdentifier> = [
    ObjectIdentifier(NavigationTitleKey.self), ObjectIdentifier(ToolbarKey.self),
    ObjectIdentifier(SearchKey.self), ObjectIdentifier(BarSettingsKey.self),
  ]

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard !Self.keys.contains(collector.key) else { return }
    super.collectPreferences(collector)
    guard collector.key == ObjectIdentifier(PreferredColorSchemeKey.self) else { return }
    // Comes last: what a screen on top says counts.
    unsafeDowncast(collector, to: TypedPreferenceCollector<PreferredColorSchemeKey>.self)
      .add(TypedPreferenceCollector<CoveredColorSchemeKey>.value(of: child))
  }
}
