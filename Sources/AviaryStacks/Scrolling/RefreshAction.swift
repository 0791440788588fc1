@_spi(Engine) public import AviaryEngine
import AviaryGeometry
package import Foundation

/// Loads anew what a view shows.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  package nonisolated init(action: @escaping @MainActor @Sendable () async -> Void) {
    self.action = action
  }

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

extension ScrollNode {
  /// How far content is pulled down before it is loaded anew, in points.
  package static var refreshDistance: CGFloat { 60 }

  /// What loads the content anew; nil where it can't be, or the content does not move up and down.
  package final var refreshAction: RefreshAction? {
    scrolls(.vertical) ? EnvironmentValues(scope: environment).refresh : nil
  }

  /// Loads the content anew.
  ///
  /// - Returns: Whether anybody said how.
  @discardableResult
  package final func refresh() -> Bool {
    guard let refreshAction else { return false }
    let running = root.runningTasks
    running.begin()
    Task { @MainActor in
      await refreshAction()
      running.end()
    }
    return true
  }
}
