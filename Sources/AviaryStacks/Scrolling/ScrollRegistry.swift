@_spi(Engine) import AviaryEngine

/// Knows the scroll views inside of a `ScrollViewReader`.
final class ScrollRegistry: @unchecked Sendable {
  private struct Entry {
    weak var node: ScrollNode?
  }

  private var entries: [Entry] = []
  /// The registry of the reader around, to which the scroll views belong as well.
  private weak var outer: ScrollRegistry?

  func enclose(in outer: ScrollRegistry?) { self.outer = outer }

  func add(_ node: ScrollNode) {
    entries.removeAll { $0.node == nil }
    entries.append(Entry(node: node))
    outer?.add(node)
  }

  /// The scroll views that are there.
  var scrollViews: [ScrollNode] {
    entries.compactMap(\.node).filter(\.isMounted)
  }
}

enum ScrollRegistryKey: EnvironmentKey {
  static var defaultValue: ScrollRegistry? { nil }
}

extension EnvironmentValues {
  var scrollRegistry: ScrollRegistry? {
    get { self[ScrollRegistryKey.self] }
    set { self[ScrollRegistryKey.self] = newValue }
  }
}
