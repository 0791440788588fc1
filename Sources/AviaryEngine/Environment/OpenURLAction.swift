@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
import AviaryLayout
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

  private nonisolated(unsafe) let handler: (URL) -> Result

  /// Creates an action out of a closure.
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, and calls back with whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(PlatformActions.openURL(other ?? url))
    }
  }
}

/// What the platform does for views; whoever shows windows puts actions here.
package enum PlatformActions {
  /// Opens an address with the desktop's program for it.
  package nonisolated(unsafe) static var openURL: (URL) -> Bool = { url in
    Warnings.once(
      "openURL: nothing here opens \(url.absoluteString); set the openURL environment value"
    )
    return false
  }

  /// Opens a window of the app; answers whether there is one.
  package nonisolated(unsafe) static var openWindow:
    (_ id: String?, _ value: AnyHashable?) -> Bool = {
      id,
      _ in
      Warnings.once("openWindow: there are no windows here\(id.map { " (\($0))" } ?? "")")
      return false
    }

  /// Closes the windows of an id, of a value, or where both are nil one window.
  package nonisolated(unsafe) static var dismissWindow:
    (_ id: String?, _ value: AnyHashable?, _ window: WindowReference?) -> Void = { _, _, _ in
      Warnings.once("dismissWindow: there are no windows here")
    }

  /// Gives a person a sign that they feel or hear.
  package nonisolated(unsafe) static var playFeedback: (SensoryFeedback) -> Void = { feedback in
    Warnings.once("sensoryFeedback: there is nothing here to give the sign '\(feedback.name)' with")
  }

  /// Lets a person choose files of some kinds, one or several; nil where they choose none.
  package nonisolated(unsafe) static var chooseFiles: ([UTType], Bool) -> [URL]? = { _, _ in
    Warnings.once("fileImporter: there is nothing here to choose files with")
    return nil
  }

  /// The bytes at an address.
  package nonisolated(unsafe) static var loadData: @Sendable (URL) async throws -> Data = { url in
    Warnings.once("AsyncImage: nothing here loads \(url.absoluteString)")
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  /// The picture in bytes, by name and with so many pixels a point.
  package nonisolated(unsafe) static var decodePicture:
    (Data, String, CGFloat) throws -> DisplayImage = {
      _,
      name,
      _ in
      throw DisplayImageError(name: name, reason: .missing, detail: "nothing here decodes pictures")
    }

  /// Whether an app that has windows runs.
  package nonisolated(unsafe) static var showsWindows = false
}

enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
