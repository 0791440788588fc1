@_spi(Engine) import AviaryEngine

/// How the frame of windows looks.
///
/// The desktop draws the frames of windows; a style that asks for another one says once that it has
/// no effect.
public protocol WindowStyle {
  /// The name of a frame that there is none of here; nil for the usual one. For the engine.
  var _unavailableFrame: String? { get }
}

/// The frame that is usual.
public struct DefaultWindowStyle: WindowStyle {
  public var _unavailableFrame: String? { nil }
  /// Makes the style.
  public init() {}
}

/// A frame with a title.
public struct TitleBarWindowStyle: WindowStyle {
  public var _unavailableFrame: String? { nil }
  /// Makes the style.
  public init() {}
}

/// A frame without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public var _unavailableFrame: String? { "hiddenTitleBar" }
  /// Makes the style.
  public init() {}
}

/// No frame.
public struct PlainWindowStyle: WindowStyle {
  public var _unavailableFrame: String? { "plain" }
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The frame that is usual.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A frame with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A frame without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// No frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a window's toolbar stands to its title.
///
/// Toolbars are in the content of windows here; a style that asks for another place says once that
/// it has no effect.
public protocol WindowToolbarStyle {
  /// The name of a place that there is none of here; nil for the usual one. For the engine.
  var _unavailablePlace: String? { get }
}

/// The place that is usual.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public var _unavailablePlace: String? { nil }
  /// Makes the style.
  public init() {}
}

/// The toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public var _unavailablePlace: String? { nil }
  /// Makes the style.
  public init() {}
}

/// The toolbar in one line with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public var _unavailablePlace: String? { "unified" }
  /// Makes the style.
  public init() {}
}

/// The toolbar in one low line with the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public var _unavailablePlace: String? { "unifiedCompact" }
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The place that is usual.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The toolbar in one line with the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// The toolbar in one line with the title, if that is shown.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The toolbar in one low line with the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// The toolbar in one low line with the title, if that is shown.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension Scene {
  /// Sets how the frame of the scene's windows looks.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    if let frame = style._unavailableFrame {
      Warnings.once("windowStyle(.\(frame)) has no effect: the desktop draws the frames of windows")
    }
    return SceneList(windows: _windows())
  }

  /// Sets how the toolbars of the scene's windows stand to the title.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    if let place = style._unavailablePlace {
      Warnings.once("windowToolbarStyle(.\(place)) has no effect: toolbars are below the title")
    }
    return SceneList(windows: _windows())
  }
}
