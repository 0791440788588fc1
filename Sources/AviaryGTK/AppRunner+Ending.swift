import AviaryApps
@_spi(Engine) import AviaryEngine
import CAviaryWindow
import Foundation

extension AppRunner {
  /// Takes windows away, after what they show has learnt that it goes to the background.
  ///
  /// Where these are all windows the app learns it too, and what that starts has its turn: the program ends then.
  func end(_ asked: [AppWindow]) {
    let due = asked + toolsLeft(by: asked)
    let isLast = due.count == windows.count
    var hasReaders = false
    for phase in [ScenePhase.inactive, .background] {
      for window in due where window.leave(to: phase) { hasReaders = true }
      if isLast, show(phase) { hasReaders = true }
    }
    if isLast, hasReaders || Program.Work.count > 0, windows.count == due.count {
      for window in due { window.hide() }
      finishWork(of: due)
    }
    // Whose last window is closed ends the program: that window is there again.
    if isLast, windows.count == due.count { saveWindows(due) }
    for window in due { remove(window) }
    // What hears of it may open another one.
    for window in due { window.programWindow?.didEnd() }
    if !windows.isEmpty { saveWindows() }
    if windows.isEmpty {
      PromisedFiles.remove()
      writeDefaults()
    }
  }

  /// Runs the loop while there is something to do.
  private func finishWork(of windows: [AppWindow]) {
    var work = EndingWork(now: Self.now, processorTime: Self.processorTime)
    while !work.isOver(
      now: Self.now,
      processorTime: Self.processorTime,
      isWriting: Program.Work.count > 0
    ) {
      let end = Self.now + EndingWork.quiet / 5
      while Self.now < end {
        MainLoop.wait(atMost: end - Self.now)
        updateApp()
        for window in windows where window.host.root.isDirty { window.update() }
      }
    }
  }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private static var processorTime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
