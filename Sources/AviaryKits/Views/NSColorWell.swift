public import AviaryFoundation
import Foundation

/// A colour of AppKit that a person chooses: its values are kept, and nothing draws it.
///
/// An active one takes over what is chosen in the panel of colours.
@MainActor @preconcurrency
open class NSColorWell: NSControl {
  /// What it looks like.
  public enum Style: Int, Sendable {
    /// A field with a colour.
    case `default` = 0
    /// A field with a colour, which opens a small choice.
    case minimal = 1
    /// Both.
    case expanded = 2
  }

  /// What it looks like.
  open var colorWellStyle = Style.default
  /// The colour.
  open var color: NSColor = .white
  /// Whether the panel of colours sets its colour.
  open private(set) var isActive = false
  /// Whether there is a line around it.
  open var isBordered = true
  /// Whether the colour may let through what is below.
  open var supportsAlpha = true
  /// What it shows.
  open var image: NSImage?
  /// Who opens the small choice; nil for the system.
  open weak var pulldownTarget: AnyObject?
  /// What that one does.
  open var pulldownAction: Selector?

  /// One of a look.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }

  /// Has the panel of colours set its colour, and shows it.
  ///
  /// - Parameter exclusive: Whether no other one is set meanwhile.
  open func activate(_ exclusive: Bool) {
    let panel = NSColorPanel.shared
    if exclusive { panel.wells.forEach { $0.deactivate() } }
    isActive = true
    panel.wells.append(self)
    panel.showsAlpha = supportsAlpha
    panel.color = color
    panel.orderFront(self)
  }
  /// Has the panel of colours no longer set its colour.
  open func deactivate() {
    isActive = false
    NSColorPanel.shared.wells.removeAll { $0 === self }
  }
  /// Takes over the colour of another one, or of the panel.
  open func takeColorFrom(_ sender: Any?) {
    switch sender {
    case let well as NSColorWell: color = well.color
    case let panel as NSColorPanel: color = panel.color
    default: break
    }
  }
  /// Does what a click does: has the panel of colours set its colour.
  open override func performClick(_ sender: Any?) {
    if isEnabled { activate(true) }
  }
  /// Takes over what was chosen in the panel.
  func choose(_ color: NSColor) {
    self.color = color
    if let action { sendAction(action, to: target) }
  }
}
