public import AviaryApps
@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
public import Foundation

/// The window that a program of documents begins with: it makes documents, and opens those that are there.
///
/// It has the actions, Open…, and the documents that were open last. It gives way to the first document that is opened, and is not
/// there where the program is started with files, or is given back windows.
///
/// Source: the documentation of `DocumentGroupLaunchScene`; that it is a window of a desktop is ours.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  /// The scene.
  public let body: DocumentGroupBody

  /// - Parameters:
  ///   - title: What stands above the actions; nil for the program's name.
  ///   - background: What is behind everything.
  ///   - backgroundAccessory: What is behind the title and before the background; nil for nothing.
  ///   - overlayAccessory: What is before the title; nil for nothing.
  nonisolated init(
    _ title: Text?,
    _ actions: Actions,
    background: AnyView,
    backgroundAccessory: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil,
    overlayAccessory: ((DocumentLaunchGeometryProxy) -> AnyView)? = nil
  ) {
    let title = title ?? Text(verbatim: ProcessInfo.processInfo.processName)
    let look = DocumentLaunchLook(
      title: title,
      actions: AnyView(actions),
      background: background,
      backgroundAccessory: backgroundAccessory,
      overlayAccessory: overlayAccessory
    )
    body = DocumentGroupBody(DocumentLaunchWindow(title: title, look: look))
  }
}

/// The window of a launch scene.
private struct DocumentLaunchWindow {
  let title: Text
  let look: DocumentLaunchLook
}

extension DocumentLaunchWindow: Scene {
  typealias Body = Never

  nonisolated func _windows() -> [_SceneWindow] {
    let look = look
    return Window(title, id: "documents") { DocumentLaunchRoot(look: look) }._windows().map {
      var window = $0
      window.launch = .presented
      window.restores = false
      window.yieldsToDocuments = true
      window.defaultSize = DocumentLaunchContent.defaultSize
      return window
    }
  }
}

/// Where things are in a window that a program of documents begins with.
public struct DocumentLaunchGeometryProxy {
  /// All of the window's content, in its own space, in points.
  public var frame: CGRect
  /// The title with the actions below it, in that space.
  public var titleViewFrame: CGRect
}

/// What makes a new document, where nothing else is said.
public struct DefaultDocumentGroupLaunchActions {
  /// Creates the actions.
  public init() {}
}

extension DefaultDocumentGroupLaunchActions: View {
  /// A button for a new document.
  public var body: some View { NewDocumentButton() }
}

// The forms with a view as a background.
extension DocumentGroupLaunchScene {
  /// Creates a scene with a background.
  ///
  /// - Parameters:
  ///   - title: What stands above the actions; nil, the default, for the program's name.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  public nonisolated init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) {
    self.init(title, actions(), background: AnyView(background()))
  }

  /// Creates a scene with a background and a view before that.
  ///
  /// - Parameters:
  ///   - title: What stands above the actions; nil, the default, for the program's name.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  public nonisolated init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      title,
      actions(),
      background: AnyView(background()),
      backgroundAccessory: { AnyView(backgroundAccessoryView($0)) }
    )
  }

  /// Creates a scene with a background and a view before the title.
  ///
  /// - Parameters:
  ///   - title: What stands above the actions; nil, the default, for the program's name.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  public nonisolated init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      title,
      actions(),
      background: AnyView(background()),
      overlayAccessory: { AnyView(overlayAccessoryView($0)) }
    )
  }

  /// Creates a scene with a background and views behind and before the title.
  ///
  /// - Parameters:
  ///   - title: What stands above the actions; nil, the default, for the program's name.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  public nonisolated init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      title,
      actions(),
      background: AnyView(background()),
      backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
      overlayAccessory: { AnyView(overlayAccessoryView($0)) }
    )
  }
}

// The forms with a style as a background.
extension DocumentGroupLaunchScene {
  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - title: What stands above the actions; nil, the default, for the program's name.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  ) {
    self.init(title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)))
  }

  /// Creates a scene with a view before the background.
  ///
  /// - Parameters:
  ///   - title: What stands above the actions; nil, the default, for the program's name.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      title,
      actions(),
      background: AnyView(Rectangle().fill(backgroundStyle)),
      backgroundAccessory: { AnyView(backgroundAccessoryView($0)) }
    )
  }

  /// Creates a scene with a view before the title.
  ///
  /// - Parameters:
  ///   - title: What stands above the actions; nil, the default, for the program's name.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      title,
      actions(),
      background: AnyView(Rectangle().fill(backgroundStyle)),
      overlayAccessory: { AnyView(overlayAccessoryView($0)) }
    )
  }

  /// Creates a scene with views behind and before the title.
  ///
  /// - Parameters:
  ///   - title: What stands above the actions; nil, the default, for the program's name.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  public nonisolated init<B: ShapeStyle>(
    _ title: Text? = nil,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  ) {
    self.init(
      title,
      actions(),
      background: AnyView(Rectangle().fill(backgroundStyle)),
      backgroundAccessory: { AnyView(backgroundAccessoryView($0)) },
      overlayAccessory: { AnyView(overlayAccessoryView($0)) }
    )
  }
}
