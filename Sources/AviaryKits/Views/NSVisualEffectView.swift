import AviaryEngine
import Foundation

/// A view of materials of AppKit, drawn among SwiftUI's views by the material that is nearest to its own.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
  /// What is behind it, and how it shines through.
  public enum Material: Int, Sendable {
    /// A title.
    case titlebar = 3
    /// What is chosen.
    case selection = 4
    /// A menu.
    case menu = 5
    /// What floats beside something.
    case popover = 6
    /// A sidebar.
    case sidebar = 7
    /// A header.
    case headerView = 10
    /// A sheet.
    case sheet = 11
    /// A window.
    case windowBackground = 12
    /// A panel over others.
    case hudWindow = 13
    /// All of a display.
    case fullScreenUI = 15
    /// What explains something.
    case toolTip = 17
    /// Content.
    case contentBackground = 18
    /// Below a window.
    case underWindowBackground = 21
    /// Below a page.
    case underPageBackground = 22
  }

  /// What shines through it.
  public enum BlendingMode: Int, Sendable {
    /// What is behind the window.
    case behindWindow = 0
    /// What is in the window.
    case withinWindow = 1
  }

  /// When something shines through.
  public enum State: Int, Sendable {
    /// While the window has the keyboard.
    case followsWindowActiveState = 0
    /// Always.
    case active = 1
    /// Never.
    case inactive = 2
  }

  /// What is behind it, and how it shines through.
  open var material = Material.sidebar
  /// What shines through it.
  open var blendingMode = BlendingMode.behindWindow
  /// When something shines through.
  open var state = State.followsWindowActiveState
  /// Whether it is drawn as what is chosen.
  open var isEmphasized = false

  override var drawnContent: AnyView? { materialContent }
}
