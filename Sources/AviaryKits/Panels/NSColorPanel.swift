import AviaryControls
import AviaryEngine
public import AviaryFoundation
import AviaryGraphics
import AviaryLayout
import AviaryStacks
public import Foundation

/// The panel of AppKit in which a colour is chosen: a window with SwiftUI's choice of colours.
@MainActor @preconcurrency
open class NSColorPanel: NSPanel {
  /// How colours are chosen.
  public enum Mode: Int, Sendable {
    /// In no way.
    case none = -1
    /// By how bright they are.
    case gray = 0
    /// By red, green and blue.
    case RGB = 1
    /// By the inks of printers.
    case CMYK = 2
    /// By hue, saturation and brightness.
    case HSB = 3
    /// In a way of the program's own.
    case customPalette = 4
    /// By name.
    case colorList = 5
    /// In a wheel.
    case wheel = 6
    /// By pencils.
    case crayon = 7
  }

  /// Posted when another colour was chosen or set.
  public nonisolated static let colorDidChangeNotification = Notification.Name(
    "NSColorPanelColorDidChangeNotification"
  )

  private static var made: NSColorPanel?
  /// The one of the program.
  open class var shared: NSColorPanel {
    if let made { return made }
    let panel = NSColorPanel(
      contentRect: .zero,
      styleMask: [.titled, .closable],
      backing: .buffered,
      defer: true
    )
    panel.title = "Colors"
    panel.isReleasedWhenClosed = false
    made = panel
    return panel
  }
  /// Whether the one of the program was asked for.
  open class var sharedColorPanelExists: Bool { made != nil }

  private var chosen = NSColor.white
  private let chosenChange = HostedChange()
  private weak var receiver: AnyObject?
  private var message: Selector?
  /// The fields whose colour it sets.
  var wells: [NSColorWell] = []

  /// The colour.
  open var color: NSColor {
    get { chosen }
    set {
      chosen = newValue
      chosenChange.send()
      NotificationCenter.default.post(name: Self.colorDidChangeNotification, object: self)
    }
  }
  /// How much of what is below the colour covers, from 0 to 1; 1 where that can't be chosen.
  open var alpha: CGFloat { showsAlpha ? chosen.alphaComponent : 1 }
  /// Whether that can be chosen.
  open var showsAlpha = false { didSet { chosenChange.send() } }
  /// Whether it tells while a colour is being chosen; kept: it tells of each choice.
  open var isContinuous = true
  /// How colours are chosen; kept: in a grid.
  open var mode = Mode.none
  /// Further controls; kept, and not shown.
  open var accessoryView: NSView? {
    didSet { Missing.tell("NSColorPanel.accessoryView", "the panel shows colours alone") }
  }
  /// Says who is told of a choice; nil for the first that can be.
  open func setTarget(_ target: Any?) { receiver = target.map { $0 as AnyObject } }
  /// Says what is done on a choice; nil for nothing.
  open func setAction(_ selector: Selector?) { message = selector }

  /// Takes over what a person chose.
  func choose(_ color: NSColor) {
    self.color = color
    for well in wells { well.choose(color) }
    if let message { SentAction.send(message, to: receiver, from: self) }
  }

  override func show() {
    if contentView == nil {
      contentView = NSHostingView(rootView: ColorPanelContent(panel: self, change: chosenChange))
    }
    super.show()
  }
}

/// The choice of colours in the panel.
private struct ColorPanelContent: View {
  unowned let panel: NSColorPanel
  @ObservedObject var change: HostedChange

  var body: some View {
    ColorPicker(
      selection: Binding(
        get: { Color(nsColor: panel.color) },
        set: { panel.choose(NSColor($0)) }
      ),
      supportsOpacity: panel.showsAlpha
    ) { Text(verbatim: panel.title) }
    .padding(20)
  }
}
