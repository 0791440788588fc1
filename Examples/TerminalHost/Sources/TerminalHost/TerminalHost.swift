import Foundation
@_spi(Hosting) import SwiftUI

/// A view in a terminal: time, input and pictures for it.
@MainActor
final class TerminalHost {
  /// A cell in points: the view has this much space for each.
  nonisolated static let cell = CGSize(width: 8, height: 16)

  private let view: HostedView
  private let painter = CellPainter()
  private var screen = CellScreen()
  private var input = TerminalInput()
  private var sources: [any DispatchSourceProtocol] = []
  private var timer: (any DispatchSourceTimer)?
  private var isFrameDue = false
  private var lastPress: (date: Date, column: Int, row: Int, count: Int)?

  private let start = Date()
  private let startTime = DispatchTime.now().uptimeNanoseconds
  /// The date by a clock that never runs backwards.
  private var now: Date {
    start + TimeInterval(DispatchTime.now().uptimeNanoseconds - startTime) / 1e9
  }

  init(_ content: some View, colorScheme: ColorScheme) throws {
    view = try HostedView(
      content,
      size: Self.space,
      colorScheme: colorScheme,
      textEngine: CellTextEngine()
    )
  }

  private static var space: CGSize {
    let size = Terminal.size
    return CGSize(
      width: CGFloat(size.columns) * cell.width,
      height: CGFloat(size.rows) * cell.height
    )
  }

  /// Shows the view until somebody ends the program.
  func run() -> Never {
    Terminal.enter()
    view.onChange = { [weak self] in DispatchQueue.main.async { self?.requestFrame() } }
    let typed = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    typed.setEventHandler { [unowned self] in MainActor.assumeIsolated { receive() } }
    sources.append(typed)
    on(SIGWINCH) { [unowned self] in
      view.size = Self.space
      requestFrame()
    }
    for ending in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      on(ending) { [unowned self] in
        leave()
        // Dispatch keeps signals from its threads.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, ending)
        signal(ending, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(ending)
      }
    }
    on(SIGTSTP) { [unowned self] in
      Terminal.leave()
      raise(SIGSTOP)
      Terminal.enter()
      screen = CellScreen()
      view.size = Self.space
      requestFrame()
    }
    for source in sources { source.activate() }
    requestFrame()
    dispatchMain()
  }

  private func on(_ number: Int32, _ action: @escaping @MainActor () -> Void) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { action() } }
    sources.append(source)
  }

  /// Gives the terminal back, and tells what could not be shown.
  private func leave() {
    view.close()
    Terminal.leave()
    for name in painter.unsupported.sorted() {
      FileHandle.standardError.write(Data("TerminalHost: not shown: \(name)\n".utf8))
    }
  }

  // MARK: - Frames

  private func requestFrame() {
    guard !isFrameDue else { return }
    isFrameDue = true
    wake(in: 0)
  }

  private func wake(in seconds: TimeInterval) {
    timer?.cancel()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(seconds, 0))
    timer.setEventHandler { [unowned self] in MainActor.assumeIsolated { frame() } }
    timer.activate()
    self.timer = timer
  }

  private func frame() {
    isFrameDue = false
    do {
      try view.update(at: now)
    } catch {
      leave()
      FileHandle.standardError.write(Data("TerminalHost: \(error)\n".utf8))
      exit(1)
    }
    let size = Terminal.size
    if view.needsDisplay || screen.size != size {
      let cells = painter.cells(of: view.displayList(), columns: size.columns, rows: size.rows)
      Terminal.write(screen.show(cells, columns: size.columns, rows: size.rows))
    }
    switch view.nextWakeUp {
    case .now: wake(in: 1.0 / 30)
    case .at(let date): wake(in: date.timeIntervalSince(now))
    case .never: break
    }
  }

  // MARK: - Input

  private func receive() {
    guard let bytes = Terminal.read() else {
      leave()
      exit(0)
    }
    for event in input.events(from: bytes) { handle(event) }
    if view.nextWakeUp != .never { requestFrame() }
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .key("q", .control), .key("c", .control):
      leave()
      exit(0)
    case .key(let key, let modifiers): press(key, modifiers)
    case .character(let character):
      if view.isEditingText {
        view.send(.text(InputEvent.Text(.commit(String(character)), time: now)))
      } else {
        press(KeyEquivalent(character), [])
      }
    case .wheel(let column, let row, let dx, let dy):
      let delta = CGSize(
        width: 3 * dx * Int(Self.cell.width),
        height: 3 * dy * Int(Self.cell.height)
      )
      view.send(.scroll(InputEvent.Scroll(delta, at: point(column, row), time: now)))
    case .mouse(let column, let row, let button, let isMoving, let isPress, let modifiers):
      let kind: InputEvent.Pointer.Kind =
        isMoving ? (button == 3 ? .hoverMoved : .moved) : isPress ? .down : .up
      if kind == .down { count(column, row) }
      view.send(
        .pointer(
          InputEvent.Pointer(
            kind,
            at: point(column, row),
            time: now,
            button: button == 2 ? .secondary : button == 1 ? .middle : .primary,
            modifiers: modifiers,
            clickCount: lastPress?.count ?? 1
          )
        )
      )
    }
  }

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    view.send(.key(InputEvent.Key(key, .down, modifiers: modifiers, time: now)))
    view.send(.key(InputEvent.Key(key, .up, modifiers: modifiers, time: now)))
  }

  /// Counts presses in one cell that come quickly.
  private func count(_ column: Int, _ row: Int) {
    let isAgain = lastPress.map {
      $0.column == column && $0.row == row && now.timeIntervalSince($0.date) < 0.4
    }
    lastPress = (now, column, row, isAgain == true ? (lastPress?.count ?? 0) + 1 : 1)
  }

  /// The middle of a cell.
  private func point(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * Self.cell.width,
      y: (CGFloat(row) + 0.5) * Self.cell.height
    )
  }
}
