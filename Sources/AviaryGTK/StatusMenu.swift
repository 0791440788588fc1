import AviaryApps
import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import Foundation

/// The menu of a sign in the desktop's bar, which the bar shows in its own way.
///
/// Source: the interface com.canonical.dbusmenu, version 3.
@MainActor
final class StatusMenu {
  static let path = "/StatusNotifierItem/Menu"
  static let interface = "com.canonical.dbusmenu"

  private let outline: MenuOutline
  /// Tells that there are other items, with the number of the change.
  var changed: (UInt32) -> Void = { _ in }
  private var revision: UInt32 = 1
  /// The items by their numbers; 0 is the menu itself, and numbers are not used again, so that a late click hits nothing
  /// else.
  private var items: [Int: MenuEntry] = [:]
  private var children: [Int: [Int]] = [0: []]
  private var lastNumber = 0
  private var isUpdateDue = false

  init(_ content: AnyView, textEngine: any TextEngine, program: AppRunner) {
    let wake = WakeUpCall()
    outline = MenuOutline(
      content,
      textEngine: textEngine,
      images: Platform.images,
      services: program.services
    ) { wake.call() }
    wake.action = { [weak self] in self?.update() }
    update()
  }

  func replace(_ content: AnyView) {
    outline.replace(content)
    update()
  }

  func close() { outline.close() }

  private func update() {
    guard outline.update() || items.isEmpty else { return }
    items = [:]
    children = [:]
    let top = number(outline.entries)
    children[0] = top
    revision &+= 1
    changed(revision)
  }

  private func number(_ entries: [MenuEntry]) -> [Int] {
    entries.map { entry in
      lastNumber += 1
      let number = lastNumber
      items[number] = entry
      if entry.kind == .submenu { children[number] = self.number(entry.children) }
      return number
    }
  }

  // MARK: - What the bar asks

  func answer(_ call: BusCall) {
    switch (call.interface, call.member) {
    case (Self.interface, "GetLayout"):
      guard call.integer(0) == 0 || items[call.integer(0)] != nil else {
        return call.fail("InvalidArgs", "no item \(call.integer(0))")
      }
      call.reply(.uint32(revision), layout(of: call.integer(0), depth: call.integer(1)))
    case (Self.interface, "GetGroupProperties"):
      let wanted = (0..<call.count(0)).map { call.integer(0, $0) }
      let numbers = wanted.isEmpty ? [0] + items.keys.sorted() : wanted
      let known = numbers.filter { $0 == 0 || items[$0] != nil }
      call.reply(
        .array("(ia{sv})", known.map { .tuple(.int32($0), dictionary(of: $0)) })
      )
    case (Self.interface, "GetProperty"):
      let value = properties(of: call.integer(0)).first { $0.0 == call.string(1) }?.1
      guard let value else { return call.fail("InvalidArgs", "no property \(call.string(1))") }
      call.reply(.variant(value))
    case (Self.interface, "Event"):
      // What was called is gone with the answer.
      let (event, number) = (call.string(1), call.integer(0))
      call.reply()
      receive(event, of: number)
    case (Self.interface, "EventGroup"):
      let events = (0..<call.count(0)).map { (call.integer(0, $0, 0), call.string(0, $0, 1)) }
      call.reply(.array("i", events.filter { items[$0.0] == nil }.map { .int32($0.0) }))
      for (number, name) in events { receive(name, of: number) }
    case (Self.interface, "AboutToShow"): call.reply(.bool(false))
    case (Self.interface, "AboutToShowGroup"): call.reply(.array("i", []), .array("i", []))
    case ("org.freedesktop.DBus.Properties", "GetAll"):
      call.reply(.dictionary("v", Self.own.map { ($0, .variant($1)) }))
    case ("org.freedesktop.DBus.Properties", "Get"):
      guard let value = Self.own.first(where: { $0.0 == call.string(1) })?.1 else {
        return call.fail("InvalidArgs", "no property \(call.string(1))")
      }
      call.reply(.variant(value))
    case ("org.freedesktop.DBus.Introspectable", "Introspect"):
      call.reply(.string("<node><interface name=\"\(Self.interface)\"/></node>"))
    default: call.fail("UnknownMethod", "no method \(call.interface).\(call.member)")
    }
  }

  private static let own: [(String, BusValue)] = [
    ("Version", .uint32(3)), ("TextDirection", .string("ltr")), ("Status", .string("normal")),
    ("IconThemePath", .array("s", [])),
  ]

  private func receive(_ event: String, of number: Int) {
    guard event == "clicked", let entry = items[number], outline.activate(entry) else { return }
    update()
  }

  /// An item with those below it, so many levels; all for less than 0.
  private func layout(of number: Int, depth: Int) -> BusValue {
    let below = depth == 0 ? [] : children[number] ?? []
    return .tuple(
      .int32(number),
      dictionary(of: number),
      .array("v", below.map { .variant(layout(of: $0, depth: depth - 1)) })
    )
  }

  private func dictionary(of number: Int) -> BusValue {
    .dictionary("v", properties(of: number).map { ($0, .variant($1)) })
  }

  private func properties(of number: Int) -> [(String, BusValue)] {
    guard let entry = items[number] else { return [("children-display", .string("submenu"))] }
    if entry.kind == .separator { return [("type", .string("separator"))] }
    // A low line before a letter would be a key to choose the item by.
    var result: [(String, BusValue)] = [
      ("label", .string(entry.label.replacingOccurrences(of: "_", with: "__"))),
      ("enabled", .bool(entry.isEnabled)),
      ("visible", .bool(true)),
    ]
    if entry.kind == .submenu { result.append(("children-display", .string("submenu"))) }
    if let isMarked = entry.isMarked {
      result.append(("toggle-type", .string("checkmark")))
      result.append(("toggle-state", .int32(isMarked ? 1 : 0)))
    }
    return result
  }
}

/// Has something done on the main thread soon, once for several calls from any thread.
final class WakeUpCall: @unchecked Sendable {
  private let lock = NSLock()
  private var isDue = false
  /// Set on the main thread.
  var action: @MainActor () -> Void = {}

  func call() {
    let isFirst = lock.withLock {
      defer { isDue = true }
      return !isDue
    }
    guard isFirst else { return }
    DispatchQueue.main.async {
      self.lock.withLock { self.isDue = false }
      MainActor.assumeIsolated { self.action() }
    }
  }
}
