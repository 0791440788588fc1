import Foundation

/// A session bus of its own for a test, on which programs and assistive technology meet.
final class TestBus {
  private let daemon = Process()
  private let folder: String
  let address: String

  /// Whether the tests can run; says loudly if not.
  static let isAvailable: Bool = {
    guard TestDisplay.isAvailable else { return false }
    var missing: [String] = []
    if TestDisplay.path(of: "dbus-daemon") == nil { missing.append("dbus") }
    let service = "/usr/share/dbus-1/services/org.a11y.Bus.service"
    if !FileManager.default.fileExists(atPath: service) { missing.append("at-spi2-core") }
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/bin/sh")
    python.arguments = ["-c", "\(TestReader.python) -c 'import pyatspi' 2>/dev/null"]
    try? python.run()
    python.waitUntilExit()
    if python.terminationStatus != 0 { missing.append("python3-pyatspi, gir1.2-atspi-2.0") }
    if missing.isEmpty { return true }
    let names = missing.joined(separator: ", ")
    print("*** SKIPPED: tests of assistive technology: not installed: \(names) ***")
    return false
  }()

  init(_ display: TestDisplay) throws {
    // The bus of assistive technology has a place by the display's number: that of an earlier test may be in use.
    folder = display.environment["XDG_CONFIG_HOME"] ?? "/nowhere"
    let output = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/bin/sh")
    daemon.arguments = ["-c", "exec dbus-daemon --session --print-address --nofork --nopidfile"]
    daemon.environment = display.environment.merging(["XDG_RUNTIME_DIR": folder]) { $1 }
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Probe.Failure(description: "dbus-daemon does not start") }
      text += String(decoding: data, as: UTF8.self)
    }
    address = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What the bus has started ends with it: all that runs with the folder of this test.
  deinit {
    daemon.end()
    let mark = Data("XDG_RUNTIME_DIR=\(folder)\0".utf8)
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for identifier in processes.compactMap({ Int32($0) }) {
      guard let file = FileHandle(forReadingAtPath: "/proc/\(identifier)/environ") else { continue }
      if file.readDataToEndOfFile().range(of: mark) != nil { kill(identifier, SIGKILL) }
    }
  }

  /// The environment of programs that meet on the bus.
  var environment: [String: String] {
    // An empty choice counts as none.
    ["DBUS_SESSION_BUS_ADDRESS": address, "GTK_A11Y": "", "XDG_RUNTIME_DIR": folder]
  }
}

/// Assistive technology in a test: a script for pyatspi that finds a window of a program.
final class TestReader {
  static let python = "/usr/bin/python3"

  private let display: TestDisplay
  private let bus: TestBus
  /// What is read; it ends when nobody holds it any more.
  private let probe: Probe

  private let program: String
  private let window: String

  init(
    _ display: TestDisplay,
    _ bus: TestBus,
    _ probe: Probe,
    program: String = "WindowProbe",
    window: String = "Accessible"
  ) {
    self.program = program
    self.window = window
    self.display = display
    self.bus = bus
    self.probe = probe
  }

  /// What scripts begin with.
  ///
  /// `find` waits for what it looks for.
  private var prelude: String {
    """
    import subprocess, sys, time, gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Gio, GLib
    session = Gio.bus_get_sync(Gio.BusType.SESSION)

    def enable(is_on):
        session.call_sync(
            'org.a11y.Bus', '/org/a11y/bus', 'org.freedesktop.DBus.Properties', 'Set',
            GLib.Variant('(ssv)', ('org.a11y.Status', 'IsEnabled', GLib.Variant('b', is_on))),
            None, 0, 10000)

    enable(True)
    import pyatspi

    def pump():
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass
        time.sleep(0.02)

    def wait(what, condition):
        end = time.time() + 20
        while time.time() < end:
            try:
                found = condition()
                if found:
                    return found
            except (GLib.Error, LookupError, NotImplementedError):
                pass
            pump()
        print('waited in vain for', what)
        if 'window' in globals():
            dump(window)
        sys.exit(1)

    def programs():
        desktop = pyatspi.Registry.getDesktop(0)
        found = [desktop.getChildAtIndex(i) for i in range(desktop.childCount)]
        return [p for p in found if p is not None and p.name == '\(program)']

    def walk(node):
        yield node
        for i in range(node.childCount):
            child = node.getChildAtIndex(i)
            if child is not None:
                yield from walk(child)

    def dump(node, indent=''):
        print(indent + node.getRoleName() + " '" + node.name + "'")
        for i in range(node.childCount):
            child = node.getChildAtIndex(i)
            if child is not None:
                dump(child, indent + '  ')

    def has(node, *states):
        return all(node.getState().contains(s) for s in states)

    def find(role, name):
        def look():
            for node in walk(window):
                if node.getRoleName() == role and node.name == name:
                    return node
        return wait(role + " '" + name + "'", look)

    def named(name):
        def look():
            for node in walk(window):
                if node.name == name and has(node, pyatspi.STATE_SHOWING):
                    return node
        return wait("'" + name + "'", look)

    def xdotool(*words):
        subprocess.run(['xdotool', *map(str, words)], check=True)

    def center(node):
        box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        return box.x + box.width // 2, box.y + box.height // 2

    def click(node, button=1):
        # What moves is clicked where it comes to rest.
        place = center(node)
        since = time.monotonic()
        while time.monotonic() < since + 0.25:
            pump()
            if center(node) != place:
                place = center(node)
                since = time.monotonic()
        xdotool('mousemove', *place, 'click', button)

    program = wait('the program', lambda: (programs() or [None])[0])
    window = wait('the window', lambda: [w for w in program if w and w.name == '\(window)'][0])
    """
  }

  /// Runs a script.
  ///
  /// - Returns: The lines that it printed.
  func run(_ script: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = ["-c", prelude + "\n" + script]
    process.environment = display.environment.merging(bus.environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Probe.Failure(description: text + "\nerrors of \(program): " + probe.errors)
    }
    return text.split(separator: "\n").map(String.init)
  }
}
