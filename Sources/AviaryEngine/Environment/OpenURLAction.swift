public import Foundation

/// Opens an address.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// It was opened.
    public static let handled = Result(kind: .handled)
    /// It was not opened, and is not to be.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  // The closures are called on the main actor alone, on which the action is.
  private nonisolated(unsafe) let handler: (URL) -> Result
  /// What the platform does with an address that is left to it; nil where no root is known.
  fileprivate nonisolated(unsafe) var openBySystem: ((URL) -> Bool)?

  /// Creates an action out of a closure.
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, and calls back with whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let open = openBySystem ?? PlatformServices().openURL
      completion(open(other ?? url))
    }
  }
}

enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.openBySystem = platformServices.openURL
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
