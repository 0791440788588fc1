@_spi(Engine) public import AviaryEngine

/// How the frame of windows looks; the desktop draws it where there is one.
public protocol WindowStyle {
  /// What is around the window. For the engine.
  var _frame: _WindowFrame { get }
}

/// What is around windows of a style.
///
/// For the engine.
public enum _WindowFrame { case desktop, hiddenTitleBar, plain }

/// The frame that is usual.
public struct DefaultWindowStyle: WindowStyle {
  public var _frame: _WindowFrame { .desktop }
  /// Makes the style.
  public init() {}
}

/// A frame with a title.
public struct TitleBarWindowStyle: WindowStyle {
  public var _frame: _WindowFrame { .desktop }
  /// Makes the style.
  public init() {}
}

/// A frame without a title: the window's buttons stand at the top of its content, which a press on nothing moves it by.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public var _frame: _WindowFrame { .hiddenTitleBar }
  /// Makes the style.
  public init() {}
}

/// No frame.
public struct PlainWindowStyle: WindowStyle {
  public var _frame: _WindowFrame { .plain }
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
/// Toolbars are in the navigation bars of the content here, below the desktop's title bar, unless a style puts them in
/// its place.
public protocol WindowToolbarStyle {
  /// Whether the toolbar stands in the place of the title bar. For the engine.
  var _isUnified: Bool { get }
  /// Whether it shows the title then. For the engine.
  var _showsTitle: Bool { get }
}

/// The place that is usual.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public var _isUnified: Bool { false }
  public var _showsTitle: Bool { true }
  /// Makes the style.
  public init() {}
}

/// The toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public var _isUnified: Bool { false }
  public var _showsTitle: Bool { true }
  /// Makes the style.
  public init() {}
}

/// The toolbar in one line with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public var _isUnified: Bool { true }
  public let _showsTitle: Bool

  /// Makes the style, with the title.
  public init() { self.init(showsTitle: true) }

  /// Makes the style.
  ///
  /// - Parameter showsTitle: Whether the bar shows the title.
  public init(showsTitle: Bool) { _showsTitle = showsTitle }
}

/// The toolbar in one low line with the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public var _isUnified: Bool { true }
  public let _showsTitle: Bool

  /// Makes the style, with the title.
  public init() { self.init(showsTitle: true) }

  /// Makes the style.
  ///
  /// - Parameter showsTitle: Whether the bar shows the title.
  public init(showsTitle: Bool) { _showsTitle = showsTitle }
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
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The toolbar in one low line with the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// The toolbar in one low line with the title, if that is shown.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// Sets how the frame of the scene's windows looks.
  ///
  /// - Parameter style: The style; of several the innermost counts.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    let frame = style.frame
    return mapWindows { if $0.frame == .desktop { $0.frame = frame } }
  }

  /// Sets how the toolbars of the scene's windows stand to the title.
  ///
  /// - Parameter style: The style: with one that is unified the desktop draws no title bar; the topmost navigation bar, or
  ///   the menu bar where there is one, has the window's buttons and moves it. Of several the innermost counts.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    mapWindows {
      if style._isUnified, $0.frame == .desktop {
        $0.frame = .unified(showsTitle: style._showsTitle)
      }
    }
  }
}

extension WindowStyle {
  fileprivate nonisolated var frame: _SceneWindow.Frame {
    switch _frame {
    case .desktop: .desktop
    case .hiddenTitleBar: .hiddenTitleBar
    case .plain: .plain
    }
  }
}

extension View {
  /// Sets how the frame of windows looks that are opened from this view.
  ///
  /// - Parameter style: The style, in place of that of the window's scene; of several the innermost counts.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    environment(\.presentedWindowFrame, style.frame)
  }

  /// Sets how the toolbars of windows stand to the title that are opened from this view.
  ///
  /// - Parameter style: The style, in place of that of the window's scene, as of `windowToolbarStyle(_:)`; of several the
  ///   innermost counts.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(
    _ style: S
  ) -> some View {
    let showsTitle = style._showsTitle
    let isUnified = style._isUnified
    return transformEnvironment(\.presentedWindowFrame) { frame in
      switch frame as? _SceneWindow.Frame {
      case .hiddenTitleBar, .plain: break
      case .desktop, .unified, nil:
        frame = isUnified ? _SceneWindow.Frame.unified(showsTitle: showsTitle) : .desktop
      }
    }
  }
}
