import AviaryGeometry
import Foundation

/// Loads anew what a view shows.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Loads anew; returns when that is done.
  public func callAsFunction() async { await action() }
}

enum RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads anew what is shown; nil where nobody said how.
  public var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

/// Hands an action to the scroll views inside, and shows that it is under way.
struct RefreshableModifier: ViewModifier {
  @State private var isRefreshing = false
  let action: @Sendable () async -> Void

  nonisolated init(action: @escaping @Sendable () async -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content
      .environment(
        \.refresh,
        RefreshAction { [action, isUnderWay = $isRefreshing] in
          guard !isUnderWay.wrappedValue else { return }
          isUnderWay.wrappedValue = true
          await action()
          isUnderWay.wrappedValue = false
        }
      )
      .overlay(alignment: .top) {
        if isRefreshing { ProgressView().padding(12) }
      }
  }
}

extension ScrollNode {
  /// How far content is pulled down before it is loaded anew, in points.
  static var refreshDistance: CGFloat { 60 }

  /// What loads the content anew; nil where it can't be, or the content does not move up and down.
  final var refreshAction: RefreshAction? {
    scrolls(.vertical) ? EnvironmentValues(scope: environment).refresh : nil
  }

  /// Loads the content anew.
  ///
  /// - Returns: Whether anybody said how.
  @discardableResult
  final func refresh() -> Bool {
    guard let refreshAction else { return false }
    Task { @MainActor in await refreshAction() }
    return true
  }
}

extension View {
  /// Lets a person load the content of scroll views inside anew: by pulling it down past its start, or with
  /// Control-R.
  ///
  /// - Parameter action: Loads the content; while it runs a sign is shown at the top.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}
