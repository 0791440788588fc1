import Foundation

/// How a window's size goes by what it shows.
public struct WindowResizability: Sendable {
  enum Kind { case automatic, contentSize, contentMinSize }

  let kind: Kind

  /// As the least size of the content for most windows, as its size for settings.
  public static var automatic: WindowResizability { .init(kind: .automatic) }
  /// Between the least and the greatest size of the content.
  ///
  /// A desktop window can't be kept from growing: where the content can grow a little, the window can grow more.
  public static var contentSize: WindowResizability { .init(kind: .contentSize) }
  /// No smaller than the content can be.
  public static var contentMinSize: WindowResizability { .init(kind: .contentMinSize) }
}

extension _SceneWindow {
  /// Whether the window is no larger than its content can be.
  package var keepsToContentSize: Bool {
    switch resizability.kind {
    case .automatic: kind == .settings
    case .contentSize: true
    case .contentMinSize: false
    }
  }
}
