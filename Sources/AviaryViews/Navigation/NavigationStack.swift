public import AviaryGeometry
import Foundation

/// Shows a screen with its title; links lead to further ones.
///
/// In pictures the first screen is shown.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  /// The number of screens over the first one.
  private let depth: () -> Int

  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    depth = { 0 }
  }

  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    depth = { path.wrappedValue.count }
  }

  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    depth = { path.wrappedValue.count }
  }
}

@available(*, unavailable)
extension NavigationStack: Sendable {}

extension NavigationStack: View {
  public var body: some View {
    if depth() > 0 {
      let _ = Warnings.once(
        "NavigationStack: the path is not empty; screens over the first one are not drawn yet")
    }
    NavigationScreen(root: root)
  }
}

/// A screen under its title.
struct NavigationScreen<Root: View> {
  let root: Root
  @State private var title = NavigationTitle()

  nonisolated init(root: Root) { self.root = root }
}

extension NavigationScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      if let text = title.title {
        if title.mode == .inline {
          text.font(.headline).lineLimit(1).frame(maxWidth: .infinity, minHeight: 44)
        } else {
          text.font(.largeTitle.bold()).lineLimit(1)
            .padding(EdgeInsets(top: 12, leading: 16, bottom: 8, trailing: 16))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      ZStack { root }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
    }
    .environment(\.isInNavigation, true)
  }
}

enum NavigationKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether links have somewhere to lead to.
  var isInNavigation: Bool {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
