// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension DocumentGroupLaunchScene {
  /// Creates a scene with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  )
  {
    self.init(
      Text(titleKey),
      actions,
      background: background
    )
  }

  /// Creates a scene with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  )
  {
    self.init(
      Text(title),
      actions,
      background: background
    )
  }

  /// Creates a scene with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      actions,
      background: background
    )
  }

  /// Creates a scene with a title that is looked up and a view behind the title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(titleKey),
      actions,
      background: background,
      backgroundAccessoryView: backgroundAccessoryView
    )
  }

  /// Creates a scene with a title and a view behind the title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(title),
      actions,
      background: background,
      backgroundAccessoryView: backgroundAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and a view behind the title.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      actions,
      background: background,
      backgroundAccessoryView: backgroundAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and a view before the title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(titleKey),
      actions,
      background: background,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title and a view before the title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(title),
      actions,
      background: background,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and a view before the title.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      actions,
      background: background,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and views behind and before the title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(titleKey),
      actions,
      background: background,
      backgroundAccessoryView: backgroundAccessoryView,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title and views behind and before the title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(title),
      actions,
      background: background,
      backgroundAccessoryView: backgroundAccessoryView,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and views behind and before the title.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - actions: What makes documents.
  ///   - background: What is behind everything.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      actions,
      background: background,
      backgroundAccessoryView: backgroundAccessoryView,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  public nonisolated init<B: ShapeStyle>(
    _ titleKey: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  )
  {
    self.init(
      Text(titleKey),
      backgroundStyle: backgroundStyle,
      actions
    )
  }

  /// Creates a scene with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle, S: StringProtocol>(
    _ title: S,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  )
  {
    self.init(
      Text(title),
      backgroundStyle: backgroundStyle,
      actions
    )
  }

  /// Creates a scene with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle>(
    _ titleResource: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      backgroundStyle: backgroundStyle,
      actions
    )
  }

  /// Creates a scene with a title that is looked up and a view behind the title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  public nonisolated init<B: ShapeStyle>(
    _ titleKey: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(titleKey),
      backgroundStyle: backgroundStyle,
      actions,
      backgroundAccessoryView: backgroundAccessoryView
    )
  }

  /// Creates a scene with a title and a view behind the title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle, S: StringProtocol>(
    _ title: S,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(title),
      backgroundStyle: backgroundStyle,
      actions,
      backgroundAccessoryView: backgroundAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and a view behind the title.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle>(
    _ titleResource: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      backgroundStyle: backgroundStyle,
      actions,
      backgroundAccessoryView: backgroundAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and a view before the title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  public nonisolated init<B: ShapeStyle>(
    _ titleKey: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(titleKey),
      backgroundStyle: backgroundStyle,
      actions,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title and a view before the title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle, S: StringProtocol>(
    _ title: S,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(title),
      backgroundStyle: backgroundStyle,
      actions,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and a view before the title.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle>(
    _ titleResource: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      backgroundStyle: backgroundStyle,
      actions,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and views behind and before the title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  public nonisolated init<B: ShapeStyle>(
    _ titleKey: LocalizedStringKey,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(titleKey),
      backgroundStyle: backgroundStyle,
      actions,
      backgroundAccessoryView: backgroundAccessoryView,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title and views behind and before the title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle, S: StringProtocol>(
    _ title: S,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(title),
      backgroundStyle: backgroundStyle,
      actions,
      backgroundAccessoryView: backgroundAccessoryView,
      overlayAccessoryView: overlayAccessoryView
    )
  }

  /// Creates a scene with a title that is looked up and views behind and before the title.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - backgroundStyle: What fills what is behind everything; that of windows by default.
  ///   - actions: What makes documents; a button for a new one by default.
  ///   - backgroundAccessoryView: What is behind the title, told where that is.
  ///   - overlayAccessoryView: What is before the title, told where that is.
  @_disfavoredOverload
  public nonisolated init<B: ShapeStyle>(
    _ titleResource: LocalizedStringResource,
    backgroundStyle: B = BackgroundStyle(),
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      backgroundStyle: backgroundStyle,
      actions,
      backgroundAccessoryView: backgroundAccessoryView,
      overlayAccessoryView: overlayAccessoryView
    )
  }
}
