@_spi(Engine) import AviaryEngine
import AviaryInteraction
import CAviaryWindow
import Foundation

/// Tells assistive technology of the windows of the program, and does what it asks for.
///
/// It speaks AT-SPI's protocol itself: GTK's own tree knows only a window with one picture in it. As long as the
/// desktop says that there is no assistive technology, it only listens for that to change.
@MainActor
final class AccessibilityBridge {
  static let shared = AccessibilityBridge()

  /// A window, and what is told of it.
  final class Entry {
    let number: Int
    unowned let window: AppWindow
    let tree: AccessibleTree
    var shownTitle: String
    var isActive: Bool

    @MainActor
    init(number: Int, window: AppWindow) {
      self.number = number
      self.window = window
      tree = AccessibleTree(root: window.host.root)
      shownTitle = window.title
      isActive = window.phase == .active
    }
  }

  private(set) var programName = ""
  /// What the program belongs to: the registry's root.
  private(set) var desktop = AccessibilityReference.none
  /// The number that the registry gave the program.
  var programID = 0
  /// Whether there is assistive technology.
  private var isOn = false
  private var windows: [(number: Int, window: AppWindow)] = []
  private(set) var entries: [Entry] = []
  private var lastNumber = 0

  private init() {}

  // MARK: - The program

  /// Keeps GTK from telling of its own widgets.
  ///
  /// Before the display is opened.
  static func prepare() { aviary_accessibility_replace_gtk() }

  /// Listens for assistive technology, after the display was opened.
  func start(name: String) {
    programName = name
    aviary_accessibility_observe { isWanted in
      MainActor.assumeIsolated { AccessibilityBridge.shared.setWanted(isWanted != 0) }
    }
  }

  private func setWanted(_ isWanted: Bool) {
    guard isWanted != isOn else { return }
    isOn = isWanted
    guard isWanted else {
      entries = []
      aviary_accessibility_disconnect()
      return
    }
    for (number, window) in windows { open(number, window) }
    aviary_accessibility_connect(
      { call in
        nonisolated(unsafe) let call = call
        MainActor.assumeIsolated {
          if let call { AccessibilityBridge.shared.answer(BusCall(call)) }
        }
      },
      { name, path in
        guard let name, let path else { return }
        let desktop = AccessibilityReference(
          name: String(cString: name),
          path: String(cString: path)
        )
        MainActor.assumeIsolated { AccessibilityBridge.shared.desktop = desktop }
      }
    )
  }

  // MARK: - Windows

  /// A window was opened.
  func add(_ window: AppWindow) {
    aviary_accessibility_restore_environment()
    guard !windows.contains(where: { $0.window === window }) else { return }
    lastNumber += 1
    windows.append((lastNumber, window))
    guard isOn, let entry = open(lastNumber, window) else { return }
    let index = entries.count - 1
    emitChild(of: .root, "add", index, reference(entry))
    emitWindow(entry, "Create")
  }

  /// A window is closed.
  func remove(_ window: AppWindow) {
    windows.removeAll { $0.window === window }
    guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
    let entry = entries.remove(at: index)
    emitWindow(entry, "Destroy")
    emitChild(of: .root, "remove", index, reference(entry))
  }

  /// The views of a window have come to rest.
  func didUpdate(_ window: AppWindow) {
    guard isOn, let entry = entries.first(where: { $0.window === window }) else { return }
    tell(of: entry, entry.tree.update())
    let title = window.title
    if title != entry.shownTitle {
      entry.shownTitle = title
      emit(path(entry), "PropertyChange", "accessible-name", value: .string(title))
    }
    let isActive = window.phase == .active
    if isActive != entry.isActive {
      entry.isActive = isActive
      emitState(path(entry), .active, isActive)
      emitWindow(entry, isActive ? "Activate" : "Deactivate")
    }
  }

  @discardableResult
  private func open(_ number: Int, _ window: AppWindow) -> Entry? {
    let entry = Entry(number: number, window: window)
    entries.append(entry)
    // What is out of date is read with the next frame, which draws everything anew to tell who stands behind it.
    if !window.host.root.isDirty { _ = entry.tree.update() }
    window.requestFrame()
    return entry
  }
}

/// Names an object on the bus.
struct AccessibilityReference {
  var name: String
  var path: String

  static let rootPath = "/org/a11y/atspi/accessible/root"

  /// No object.
  static let none = AccessibilityReference(name: "", path: "/org/a11y/atspi/null")

  /// The object that stands for the program.
  static var root: AccessibilityReference {
    AccessibilityReference(
      name: String(cString: aviary_accessibility_name()),
      path: rootPath
    )
  }

  var busValue: BusValue { .tuple(.string(name), .path(path)) }
}
