import AviaryEngine
import AviaryInteraction
import Foundation

/// Answers what assistive technology asks: one function for each interface of AT-SPI.
extension AccessibilityBridge {
  private static let namespace = "org.a11y.atspi."

  /// Answers a call, in any case.
  func answer(_ call: BusCall) {
    if call.path == "/org/a11y/atspi/cache" { return answerCache(call) }
    guard let object = object(call.path) else {
      return call.fail("UnknownObject", "\(call.path) is not there any more")
    }
    guard call.interface.hasPrefix(Self.namespace) else { return answerGeneral(call, object) }
    let interface = String(call.interface.dropFirst(Self.namespace.count))
    guard interfaces(object).contains(interface) else { return refuse(call) }
    switch (interface, object) {
    case ("Accessible", _): answerAccessible(call, object)
    case ("Application", _): answerApplication(call)
    case ("Component", _): answerComponent(call, object)
    case ("Action", .item(let entry, let item)): answerAction(call, entry, item)
    case ("Text", .item(let entry, let item)): answerText(call, entry, item)
    case ("EditableText", .item(let entry, let item)): answerEditableText(call, entry, item)
    default: refuse(call)
    }
  }

  func refuse(_ call: BusCall) {
    call.fail("UnknownMethod", "\(call.path) has no \(call.interface).\(call.member)")
  }

  /// What may follow from a call is shown by the next frame.
  func show(_ entry: Entry) { entry.window.requestFrame() }

  // MARK: - Any object

  private func answerGeneral(_ call: BusCall, _ object: AccessibilityObject) {
    switch (call.interface, call.member) {
    case ("org.freedesktop.DBus.Properties", "Get"):
      guard let value = properties(object, call.string(0)).first(where: { $0.0 == call.string(1) })
      else { return call.fail("UnknownProperty", "there is no \(call.string(1))") }
      call.reply(.variant(value.1))
    case ("org.freedesktop.DBus.Properties", "GetAll"):
      let all = properties(object, call.string(0)).map { ($0.0, BusValue.variant($0.1)) }
      call.reply(.dictionary("v", all))
    case ("org.freedesktop.DBus.Properties", "Set"): set(call, object)
    case ("org.freedesktop.DBus.Peer", "Ping"): call.reply()
    case ("org.freedesktop.DBus.Introspectable", "Introspect"): call.reply(.string("<node/>"))
    default: refuse(call)
    }
  }

  private func properties(
    _ object: AccessibilityObject,
    _ interface: String
  ) -> [(String, BusValue)] {
    switch (interface.replacing(Self.namespace, with: ""), object) {
    case ("Accessible", _):
      var (hint, identifier) = ("", "")
      if case .item(_, let item) = object {
        hint = item.element.hint ?? ""
        identifier = item.element.identifier ?? ""
      }
      return [
        ("Name", .string(name(object))), ("Description", .string(hint)),
        ("Parent", parent(object).busValue), ("ChildCount", .int32(children(object).count)),
        ("Locale", .string(locale)), ("AccessibleId", .string(identifier)),
      ]
    case ("Application", .program):
      return [
        ("ToolkitName", .string("Aviary")), ("Version", .string("1")),
        ("AtspiVersion", .string("2.1")), ("Id", .int32(programID)),
      ]
    case ("Action", .item(let entry, let item)):
      return [("NActions", .int32(entry.tree.actions(of: item.id).count))]
    case ("Value", .item(_, let item)):
      guard let range = item.element.details.range else { return [] }
      return [
        ("MinimumValue", .double(range.least)), ("MaximumValue", .double(range.greatest)),
        ("MinimumIncrement", .double(range.step)), ("CurrentValue", .double(range.current)),
        ("Text", .string(item.element.value ?? "")),
      ]
    case ("Text", .item(_, let item)):
      return [
        ("CharacterCount", .int32(item.text?.unicodeScalars.count ?? 0)),
        ("CaretOffset", .int32(item.editing?.caret ?? -1)),
      ]
    default: return []
    }
  }

  private var locale: String { Locale.current.identifier }

  private func set(_ call: BusCall, _ object: AccessibilityObject) {
    switch (call.string(0).replacing(Self.namespace, with: ""), call.string(1), object) {
    case ("Application", "Id", .program):
      programID = call.integer(2)
      call.reply()
    case ("Value", "CurrentValue", .item(let entry, let item)):
      guard entry.tree.setValue(call.number(2), of: item.id) else {
        return call.fail("PropertyReadOnly", "the value can't be set")
      }
      call.reply()
      show(entry)
    default: call.fail("PropertyReadOnly", "\(call.string(1)) can't be set")
    }
  }

  /// Nothing is kept for others to fetch at once: they ask object by object.
  private func answerCache(_ call: BusCall) {
    guard call.member == "GetItems" else { return refuse(call) }
    call.reply(.array("((so)(so)(so)iiassusau)", []))
  }

  // MARK: - Accessible and Application

  private func answerAccessible(_ call: BusCall, _ object: AccessibilityObject) {
    switch call.member {
    case "GetChildAtIndex":
      let (children, index) = (children(object), call.integer(0))
      call.reply((children.indices.contains(index) ? children[index] : .none).busValue)
    case "GetChildren": call.reply(.array("(so)", children(object).map(\.busValue)))
    case "GetIndexInParent": call.reply(.int32(index(object)))
    case "GetRelationSet": call.reply(.array("(ua(so))", relations(object)))
    case "GetRole": call.reply(.uint32(role(object).rawValue))
    case "GetRoleName", "GetLocalizedRoleName": call.reply(.string(role(object).name))
    case "GetState": call.reply(states(object).busValue)
    case "GetAttributes":
      call.reply(.dictionary("s", attributes(object).map { ($0.0, .string($0.1)) }))
    case "GetApplication": call.reply(AccessibilityReference.root.busValue)
    case "GetInterfaces":
      call.reply(.array("s", interfaces(object).map { .string(Self.namespace + $0) }))
    default: refuse(call)
    }
  }

  private func answerApplication(_ call: BusCall) {
    switch call.member {
    case "GetLocale": call.reply(.string(locale))
    default: refuse(call)
    }
  }

  // MARK: - Component

  private func answerComponent(_ call: BusCall, _ object: AccessibilityObject) {
    let entry: Entry
    var id: AccessibleID?
    switch object {
    case .program: return refuse(call)
    case .window(let window): entry = window
    case .item(let window, let item): (entry, id) = (window, item.id)
    }
    switch call.member {
    case "GetExtents":
      let rect = extents(object, in: call.integer(0))
      call.reply(
        .tuple(.int32(rect.x), .int32(rect.y), .int32(rect.width), .int32(rect.height))
      )
    case "GetPosition":
      let rect = extents(object, in: call.integer(0))
      call.reply(.int32(rect.x), .int32(rect.y))
    case "GetSize":
      let rect = extents(object, in: 1)
      call.reply(.int32(rect.width), .int32(rect.height))
    case "Contains":
      let rect = extents(object, in: call.integer(2))
      let (x, y) = (call.integer(0) - rect.x, call.integer(1) - rect.y)
      call.reply(.bool(x >= 0 && y >= 0 && x < rect.width && y < rect.height))
    case "GetAccessibleAtPoint":
      let point = point(x: call.integer(0), y: call.integer(1), of: entry, in: call.integer(2))
      guard let found = entry.tree.element(at: point) else {
        return call.reply(AccessibilityReference.none.busValue)
      }
      call.reply(reference(path(found, in: entry)).busValue)
    // 3 and 7 are AT-SPI's layers of widgets and of windows.
    case "GetLayer": call.reply(.uint32(id == nil ? 7 : 3))
    case "GetMDIZOrder": call.reply(BusValue.int16(0))
    case "GetAlpha": call.reply(.double(1))
    case "GrabFocus":
      call.reply(.bool(id.map { entry.tree.focus($0) } ?? false))
      show(entry)
    case "ScrollTo":
      call.reply(.bool(id.map { entry.tree.scrollToVisible($0) } ?? false))
      show(entry)
    case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": call.reply(.bool(false))
    default: refuse(call)
    }
  }

  // MARK: - Action

  private func answerAction(
    _ call: BusCall,
    _ entry: Entry,
    _ item: AccessibleItem
  ) {
    let actions = entry.tree.actions(of: item.id)
    func name(_ action: AccessibleAction) -> String {
      action == .activate && item.element.role == .textField ? "activate" : action.name
    }
    func explanation(_ action: AccessibleAction) -> String {
      entry.tree.explanation(of: action, on: item.id) ?? ""
    }
    if call.member == "GetActions" {
      let all = actions.map { action in
        BusValue.tuple(.string(name(action)), .string(explanation(action)), .string(""))
      }
      return call.reply(.array("(sss)", all))
    }
    let index = call.integer(0)
    guard actions.indices.contains(index) else {
      return call.fail("InvalidArgs", "there is no action \(index)")
    }
    switch call.member {
    case "GetName", "GetLocalizedName": call.reply(.string(name(actions[index])))
    case "GetDescription": call.reply(.string(explanation(actions[index])))
    case "GetKeyBinding": call.reply(.string(""))
    case "DoAction":
      call.reply(.bool(entry.tree.perform(actions[index], on: item.id)))
      show(entry)
    default: refuse(call)
    }
  }
}
