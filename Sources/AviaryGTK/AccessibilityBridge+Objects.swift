import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import CAviaryWindow
import Foundation

/// Something that assistive technology asks about.
enum AccessibilityObject {
  case program
  case window(AccessibilityBridge.Entry)
  case item(AccessibilityBridge.Entry, AccessibleItem)
}

extension AccessibilityBridge {
  private static let prefix = "/org/a11y/atspi/accessible/"

  func path(_ entry: Entry) -> String { "\(Self.prefix)w\(entry.number)" }

  func path(_ id: AccessibleID, in entry: Entry) -> String {
    "\(path(entry))_\(id.source)_\(id.part)_\(id.life)"
  }

  func reference(_ entry: Entry) -> AccessibilityReference { reference(path(entry)) }

  func reference(_ path: String) -> AccessibilityReference {
    AccessibilityReference(name: AccessibilityReference.root.name, path: path)
  }

  /// The object of a path; nil for one that is not there any more.
  func object(_ path: String) -> AccessibilityObject? {
    if path == AccessibilityReference.rootPath { return .program }
    guard path.hasPrefix(Self.prefix + "w") else { return nil }
    let parts = path.dropFirst(Self.prefix.count + 1).split(separator: "_")
    guard let number = parts.first.flatMap({ Int($0) }),
      let entry = entries.first(where: { $0.number == number })
    else { return nil }
    if parts.count == 1 { return .window(entry) }
    guard parts.count == 4, let source = UInt64(parts[1]), let part = Int(parts[2]),
      let life = Int(parts[3]),
      let item = entry.tree.items[AccessibleID(source: source, part: part, life: life)]
    else { return nil }
    return .item(entry, item)
  }

  // MARK: - What objects are

  func name(_ object: AccessibilityObject) -> String {
    switch object {
    case .program: programName
    case .window(let entry): entry.shownTitle
    case .item(_, let item): item.element.label
    }
  }

  func children(_ object: AccessibilityObject) -> [AccessibilityReference] {
    switch object {
    case .program: entries.map { reference($0) }
    case .window(let entry): entry.tree.top.map { reference(path($0, in: entry)) }
    case .item(let entry, let item): item.children.map { reference(path($0, in: entry)) }
    }
  }

  func parent(_ object: AccessibilityObject) -> AccessibilityReference {
    switch object {
    case .program: return desktop
    case .window: return .root
    case .item(let entry, let item):
      guard let parent = item.parent else { return reference(entry) }
      return reference(path(parent, in: entry))
    }
  }

  /// The place among the siblings.
  func index(_ object: AccessibilityObject) -> Int {
    switch object {
    case .program: -1
    case .window(let entry): entries.firstIndex { $0 === entry } ?? -1
    case .item(let entry, let item):
      (item.parent.flatMap { entry.tree.items[$0]?.children } ?? entry.tree.top)
        .firstIndex(of: item.id) ?? -1
    }
  }

  func role(_ object: AccessibilityObject) -> AccessibilityRole {
    switch object {
    case .program: .application
    case .window: .frame
    case .item(_, let item): AccessibilityRole(item.element)
    }
  }

  func states(_ object: AccessibilityObject) -> Set<AccessibilityStateFlag> {
    switch object {
    case .program: [.enabled, .sensitive, .showing, .visible]
    case .window(let entry):
      Set([.enabled, .sensitive, .showing, .visible]).union(entry.isActive ? [.active] : [])
    case .item(_, let item): AccessibilityStateFlag.states(of: item)
    }
  }

  /// What else is known of an object, by the names that other toolkits use.
  func attributes(_ object: AccessibilityObject) -> [(String, String)] {
    var result = [("toolkit", "Aviary")]
    guard case .item(_, let item) = object else { return result }
    let element = item.element
    if element.details.headingLevel > 0 {
      result.append(("level", "\(element.details.headingLevel)"))
    }
    if let identifier = element.identifier { result.append(("id", identifier)) }
    if let placeholder = element.details.placeholder {
      result.append(("placeholder-text", placeholder))
    }
    if let value = element.value, element.role != .textField, value != element.details.state?.words
    {
      result.append(("valuetext", value))
    }
    return result
  }

  /// What an object has to do with others: of what it is the label, and which is its own.
  func relations(_ object: AccessibilityObject) -> [BusValue] {
    guard case .item(let entry, let item) = object else { return [] }
    // 1 and 2 are AT-SPI's relations of a label and of what is labelled.
    let related: [(UInt32, [AccessibleID])] = [
      (1, item.contents), (2, item.label.map { [$0] } ?? []),
    ]
    return related.compactMap { kind, ids in
      let targets = ids.map { reference(path($0, in: entry)).busValue }
      return targets.isEmpty ? nil : .tuple(.uint32(kind), .array("(so)", targets))
    }
  }

  /// The interfaces that an object has, without the first part of their names.
  func interfaces(_ object: AccessibilityObject) -> [String] {
    switch object {
    case .program: return ["Accessible", "Application"]
    case .window: return ["Accessible", "Component"]
    case .item(let entry, let item):
      var result = ["Accessible", "Component"]
      if entry.tree.mayOfferActions(item.id) { result.append("Action") }
      if item.element.details.range != nil { result.append("Value") }
      if item.text != nil { result.append("Text") }
      if item.element.role == .textField { result.append("EditableText") }
      return result
    }
  }

  // MARK: - Places

  /// What can be seen of an object, in logical pixels.
  ///
  /// - Parameter space: AT-SPI's kinds: 0 is the screen, 1 the window, 2 the parent.
  func extents(_ object: AccessibilityObject, in space: Int) -> (
    x: Int, y: Int, width: Int, height: Int
  ) {
    let entry: Entry
    var frame: CGRect
    switch object {
    case .program: return (0, 0, 0, 0)
    case .window(let window):
      entry = window
      frame = CGRect(origin: .zero, size: window.window.contentSize)
    case .item(let window, let item):
      entry = window
      frame = item.element.frame
      if space == 2, let parent = item.parent.flatMap({ window.tree.items[$0] }) {
        let origin = parent.element.frame.origin
        frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }
    return extents(frame, of: entry, in: space)
  }

  /// A rectangle of a window's views, in logical pixels.
  func extents(_ rect: CGRect, of entry: Entry, in space: Int) -> (
    x: Int, y: Int, width: Int, height: Int
  ) {
    let zoom = entry.window.desktop.zoom
    let origin = space == 2 ? (0, 0) : origin(of: entry, onScreen: space == 0)
    return (
      Int(bounded: (rect.minX * zoom).rounded()) + origin.0,
      Int(bounded: (rect.minY * zoom).rounded()) + origin.1,
      Int(bounded: (rect.width * zoom).rounded()), Int(bounded: (rect.height * zoom).rounded())
    )
  }

  /// A point of the screen or the window, in points of the window's views.
  func point(x: Int, y: Int, of entry: Entry, in space: Int) -> CGPoint {
    let zoom = entry.window.desktop.zoom
    let origin = origin(of: entry, onScreen: space == 0)
    return CGPoint(x: CGFloat(x - origin.0) / zoom, y: CGFloat(y - origin.1) / zoom)
  }

  private func origin(of entry: Entry, onScreen: Bool) -> (Int, Int) {
    var (x, y) = (Int32(0), Int32(0))
    guard let handle = entry.window.handle else { return (0, 0) }
    aviary_window_get_origin(handle, onScreen ? 1 : 0, &x, &y)
    return (Int(x), Int(y))
  }
}
