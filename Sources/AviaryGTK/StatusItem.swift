import AviaryApps
import AviaryCairo
import AviaryControls
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// A sign of the program in the desktop's bar: an object that the bar reads over the session's bus.
///
/// Source: the specification of StatusNotifierItem at freedesktop.org; its menu speaks com.canonical.dbusmenu.
@MainActor
final class StatusItem {
  static let path = "/StatusNotifierItem"
  static let interface = "org.kde.StatusNotifierItem"
  private static let watcher = "org.kde.StatusNotifierWatcher"
  private static let watcherPath = "/StatusNotifierWatcher"

  /// Which of the app's scenes it belongs to.
  let sceneIndex: Int
  private unowned let program: AppRunner
  private var scene: _SceneWindow
  private var bus: SessionBus?
  private let menu: StatusMenu?
  private let label: StatusLabel
  /// Whether the program has a bus to be seen on; true until it is known that it has none.
  private(set) var hasBus = true
  /// Whether a bar has taken it.
  private(set) var isShown = false {
    didSet { if isShown { wasShown = true } }
  }
  /// Whether a bar ever had it: another one may come in its place.
  private(set) var wasShown = false

  init(_ scene: _SceneWindow, _ extra: _SceneWindow.Extra, index: Int, program: AppRunner) throws {
    self.scene = scene
    sceneIndex = index
    self.program = program
    let textEngine = try Platform.textEngine()
    label = StatusLabel(extra.label, textEngine: textEngine, program: program)
    menu =
      extra.opensWindow
      ? nil : StatusMenu(scene.content(nil), textEngine: textEngine, program: program)
    bus = SessionBus(
      serving: Self.path,
      ready: { [weak self] bus, name in self?.didConnect(bus, name) },
      called: { [weak self] call in
        guard let self else { return call.fail("UnknownObject", call.path) }
        answer(call)
      },
      told: { [weak self] _, _, arguments in
        // The bar has come, or has gone.
        guard let self, arguments.string(0) == Self.watcher else { return }
        isShown = false
        if !arguments.string(2).isEmpty { register() }
      }
    )
    label.changed = { [weak self] in
      guard let self else { return }
      for signal in ["NewIcon", "NewTitle", "NewToolTip"] {
        bus?.emit(Self.path, Self.interface, signal, .empty)
      }
    }
    menu?.changed = { [weak self] revision in
      self?.bus?.emit(
        StatusMenu.path,
        StatusMenu.interface,
        "LayoutUpdated",
        .tuple(.uint32(revision), .int32(0))
      )
    }
  }

  /// Takes the sign out of the bar.
  func close() {
    isShown = false
    bus?.close()
    bus = nil
    menu?.close()
    label.close()
  }

  /// Takes what the app's body says anew.
  func update(_ scene: _SceneWindow, _ extra: _SceneWindow.Extra) {
    self.scene = scene
    menu?.replace(scene.content(nil))
    label.replace(extra.label)
  }

  var opensWindow: Bool { menu == nil }

  // MARK: - The bar

  private var name = ""

  private func didConnect(_ bus: SessionBus, _ name: String?) {
    guard let name else {
      hasBus = false
      Warnings.once("MenuBarExtra is not shown: the program has no session bus")
      return program.extrasDidChange()
    }
    self.name = name
    bus.subscribe(
      "org.freedesktop.DBus",
      "/org/freedesktop/DBus",
      "org.freedesktop.DBus",
      "NameOwnerChanged"
    )
    register()
  }

  private func register() {
    bus?.call(
      Self.watcher,
      Self.watcherPath,
      Self.watcher,
      "RegisterStatusNotifierItem",
      .tuple(.string(name))
    ) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success: isShown = true
      case .failure(let error):
        Warnings.once(
          "MenuBarExtra is not shown: no bar of the desktop takes signs of programs "
            + "(\(Self.watcher): \(error.reason))"
        )
      }
      program.extrasDidChange()
    }
  }

  // MARK: - What the bar asks

  private func answer(_ call: BusCall) {
    if call.path == StatusMenu.path, let menu { return menu.answer(call) }
    switch (call.interface, call.member) {
    case ("org.freedesktop.DBus.Properties", "GetAll") where call.string(0) == Self.interface:
      call.reply(.dictionary("v", properties.map { ($0, .variant($1)) }))
    case ("org.freedesktop.DBus.Properties", "Get"):
      guard let value = properties.first(where: { $0.0 == call.string(1) })?.1 else {
        return call.fail("InvalidArgs", "no property \(call.string(1))")
      }
      call.reply(.variant(value))
    case ("org.freedesktop.DBus.Introspectable", "Introspect"):
      call.reply(.string(introspection))
    case ("org.freedesktop.DBus.Peer", "Ping"): call.reply()
    case (Self.interface, "Activate"), (Self.interface, "SecondaryActivate"):
      call.reply()
      if opensWindow { program.toggleExtra(self) }
    case (Self.interface, "ContextMenu"), (Self.interface, "Scroll"): call.reply()
    default: call.fail("UnknownMethod", "no method \(call.interface).\(call.member)")
    }
  }

  private var properties: [(String, BusValue)] {
    let icons = label.pictures.map { picture in
      BusValue.tuple(.int32(picture.width), .int32(picture.height), .bytes(picture.bytes))
    }
    let title = label.title.isEmpty ? program.name : label.title
    var result: [(String, BusValue)] = [
      ("Category", .string("ApplicationStatus")),
      ("Id", .string("\(program.name)-\(sceneIndex)")),
      ("Title", .string(title)),
      ("Status", .string("Active")),
      ("WindowId", .int32(0)),
      ("IconName", .string(icons.isEmpty ? "application-x-executable" : "")),
      ("IconPixmap", .array("(iiay)", icons)),
      ("IconThemePath", .string("")),
      ("OverlayIconName", .string("")),
      ("AttentionIconName", .string("")),
      (
        "ToolTip",
        .tuple(.string(""), .array("(iiay)", []), .string(title), .string(""))
      ),
      ("ItemIsMenu", .bool(!opensWindow)),
    ]
    // Bars that show texts beside icons know this one.
    if icons.isEmpty { result.append(("XAyatanaLabel", .string(title))) }
    if !opensWindow { result.append(("Menu", .path(StatusMenu.path))) }
    return result
  }

  private var introspection: String {
    let types = [
      "WindowId": "i", "IconPixmap": "a(iiay)", "ToolTip": "(sa(iiay)ss)", "ItemIsMenu": "b",
      "Menu": "o",
    ]
    let listed = properties.map {
      "<property name=\"\($0.0)\" type=\"\(types[$0.0] ?? "s")\" access=\"read\"/>"
    }
    let methods = ["Activate", "SecondaryActivate", "ContextMenu"].map { name in
      "<method name=\"\(name)\"><arg name=\"x\" type=\"i\" direction=\"in\"/>"
        + "<arg name=\"y\" type=\"i\" direction=\"in\"/></method>"
    }
    let signals = ["NewTitle", "NewIcon", "NewToolTip"].map { "<signal name=\"\($0)\"/>" }
    return "<node><interface name=\"\(Self.interface)\">"
      + (listed + methods + signals).joined() + "</interface></node>"
  }
}
