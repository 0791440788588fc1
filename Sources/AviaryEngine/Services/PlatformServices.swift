@_spi(Hosting) package import AviaryDrawing
package import Foundation

/// What the platform does for the views of one root: whoever shows views hands it over when it makes the root.
///
/// Each service has a default for a program without a desktop, as one that draws pictures: what can't be done is
/// told once by name, and nothing happens. Roots share nothing by it: what one is given no other one sees.
/// All but ``loadData`` is called on the main thread.
package struct PlatformServices {
  /// Opens an address with the desktop's program for it; false where that was not possible.
  package var openURL: (URL) -> Bool = { url in
    Warnings.once(
      "openURL: nothing here opens \(url.absoluteString); set the openURL environment value"
    )
    return false
  }

  /// Opens a window of the app, by the id of its scene, by a value or by both; false where there is none.
  package var openWindow: (_ id: String?, _ value: AnyHashable?) -> Bool = { id, _ in
    Warnings.once("openWindow: there are no windows here\(id.map { " (\($0))" } ?? "")")
    return false
  }

  /// The same for a window with another frame than its scene says, which who opens windows knows; as ``openWindow`` for nil.
  package var openFramedWindow: ((_ id: String?, _ value: AnyHashable?, _ frame: Any) -> Bool)?

  /// Closes the windows of an id, of a value, or where both are nil one window: the active one for nil.
  package var dismissWindow:
    (
      _ id: String?, _ value: AnyHashable?, _ window: WindowReference?, _ behavior: DismissBehavior
    ) -> Void = { _, _, _, _ in
      Warnings.once("dismissWindow: there are no windows here")
    }

  /// Whether ``openWindow`` can open several windows; false without a desktop.
  package var showsWindows = false

  /// What `SceneStorage` kept for the root's scene when the program ran last, coded, by the names that
  /// ``SceneValues/coded()`` gives; nothing by default.
  package var keptSceneValues: [String: Data] = [:]

  /// Gives a person a sign that they feel or hear.
  package var playFeedback: (SensoryFeedback) -> Void = { feedback in
    Warnings.once("sensoryFeedback: there is nothing here to give the sign '\(feedback.name)' with")
  }

  /// Asks a person for files; the answer is nil where they choose none.
  ///
  /// By default the program asks, in front of the window that has the keyboard (`Program.services`): only a root without
  /// a desktop has to have a way of its own.
  package var askForFiles: (Program.FileDialog, _ answer: @escaping ([URL]?) -> Void) -> Void = {
    Program.services.askForFiles($0, $1)
  }

  /// Where copied text goes and pasted text comes from; without a desktop a place of the root's own.
  package var clipboard: any Clipboard = PrivateClipboard()

  /// The bytes at an address.
  ///
  /// Called on any thread.
  package var loadData: @Sendable (URL) async throws -> Data = { url in
    Warnings.once("AsyncImage: nothing here loads \(url.absoluteString)")
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  /// The picture in bytes; its name is for messages, its scale is pixels a point.
  package var decodePicture:
    (_ data: Data, _ name: String, _ scale: CGFloat) throws -> DisplayImage = { _, name, _ in
      throw DisplayImageError(name: name, reason: .missing, detail: "nothing here decodes pictures")
    }

  /// The folders with the drawings of system symbols, Bootstrap Icons' SVG files, in the order to search them in; none
  /// by default, when only the engine's own drawings are there.
  package var symbolFolders: [String] = []

  /// What day and time it is, for texts and timelines that show it; the system's time by default.
  ///
  /// What moves goes by the times that the root's ``FrameClock`` is told instead.
  package var today: () -> Date = { Date() }

  /// Those of a program without a desktop, with a clipboard of their own.
  package init() {}
}

extension EnvironmentValues {
  /// The services of the root that these values belong to; the defaults for values that belong to none.
  package var platformServices: PlatformServices {
    scope?.livingRoot?.services ?? PlatformServices()
  }
}
