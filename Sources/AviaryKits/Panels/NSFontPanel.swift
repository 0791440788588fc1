public import Foundation

/// The panel of AppKit in which a font is chosen: its values are kept, and it is not shown.
@MainActor @preconcurrency
open class NSFontPanel: NSPanel {
  /// Which parts of a font can be chosen.
  public struct ModeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Parts of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The family.
    public static let face = ModeMask(rawValue: 1)
    /// The size.
    public static let size = ModeMask(rawValue: 2)
    /// Which of the family's.
    public static let collection = ModeMask(rawValue: 4)
    /// Lines below letters.
    public static let underlineEffect = ModeMask(rawValue: 0x100)
    /// Lines through letters.
    public static let strikethroughEffect = ModeMask(rawValue: 0x200)
    /// The colour of letters.
    public static let textColorEffect = ModeMask(rawValue: 0x400)
    /// The colour behind letters.
    public static let documentColorEffect = ModeMask(rawValue: 0x800)
    /// A shadow.
    public static let shadowEffect = ModeMask(rawValue: 0x1000)
    /// All that is no part of a font itself.
    public static let allEffects = ModeMask(rawValue: 0xFFF00)
    /// The parts that are usual.
    public static let standardModes = ModeMask(rawValue: 0xFFFF)
    /// All.
    public static let allModes = ModeMask(rawValue: 0xFFFF_FFFF)
  }

  private static var made: NSFontPanel?
  /// The one of the program.
  open class var shared: NSFontPanel {
    if let made { return made }
    let panel = NSFontPanel()
    panel.title = "Fonts"
    made = panel
    return panel
  }
  /// Whether the one of the program was asked for.
  open class var sharedFontPanelExists: Bool { made != nil }

  private var font: NSFont?
  /// Whether a font can be chosen.
  open var isEnabled = true
  /// Further controls; kept.
  open var accessoryView: NSView?
  /// Says which font is chosen.
  ///
  /// - Parameters:
  ///   - fontObj: The font.
  ///   - flag: Whether it is one of several.
  open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) { font = fontObj }
  /// The font that is chosen; where none is, the one that is given.
  open func convert(_ fontObj: NSFont) -> NSFont { font ?? fontObj }
  /// Lists the fonts anew; nothing lists them.
  open func reloadDefaultFontFamilies() {}

  override func show() {
    Missing.tell("NSFontPanel", "nothing here chooses a font")
  }
}

/// Who is told that a font was chosen; never here.
@MainActor @preconcurrency
public protocol NSFontChanging: NSObjectProtocol {
  /// A font was chosen.
  func changeFont(_ sender: NSFontManager?)
  /// Which parts of a font can be chosen.
  func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask
}

extension NSFontChanging {
  /// Does nothing.
  public func changeFont(_ sender: NSFontManager?) {}
  /// The usual ones.
  public func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask {
    .standardModes
  }
}

/// Who is told that a colour was chosen; never here: the panel's target is.
@MainActor @preconcurrency
public protocol NSColorChanging: NSObjectProtocol {
  /// A colour was chosen.
  func changeColor(_ sender: NSColorPanel?)
}
