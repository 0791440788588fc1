@_spi(Engine) import AviaryEngine
import Foundation

/// Plays the effects of one symbol, on the clock of its tree.
///
/// Known to the clock only while something moves. Where nobody tells the time, as in a picture, nothing does: what effects
/// hold is there at once.
final class SymbolEffectPlayer: TimeDriven {
  private weak var node: ImageNode?
  private unowned let clock: FrameClock
  private var runs: [SymbolEffectRun] = []
  private var reducesMotion = false
  private var last = Date.distantPast
  private var isDriven = false
  private var isOver = false

  init(_ node: ImageNode) {
    self.node = node
    clock = node.root.clock
    clock.onStart { [weak self] in self?.begin() }
  }

  // MARK: - What is asked for

  /// The effects that the environment asks for, those of the outermost views first.
  ///
  /// Effects are told from each other by how far inside they are written.
  func show(_ requests: [SymbolEffectRequest], reducesMotion: Bool) {
    catchUp()
    self.reducesMotion = reducesMotion
    let isNew = runs.isEmpty
    runs = requests.enumerated().map { index, request in
      let place = runs.count - requests.count + index
      if runs.indices.contains(place),
        runs[place].request.configuration.kind == request.configuration.kind
      {
        var run = runs[place]
        run.change(to: request, isSeen: isSeen(request))
        return run
      }
      var run = SymbolEffectRun(request, isSeen: isNew && isSeen(request))
      if isSeen(request) { run.begin() }
      return run
    }
    drive()
  }

  /// Whether an effect is to be seen over time.
  private func isSeen(_ request: SymbolEffectRequest) -> Bool {
    guard clock.isRunning else { return false }
    guard reducesMotion else { return true }
    switch request.configuration.kind {
    case .appear, .disappear: return true
    default: return !request.configuration.moves
    }
  }

  private func begin() {
    guard !isOver else { return }
    last = clock.now
    for index in runs.indices where isSeen(runs[index].request) { runs[index].begin() }
    drive()
  }

  /// The symbol goes away.
  func end() {
    isOver = true
    runs = []
    drive()
  }

  // MARK: - Time

  /// The seconds until something moves; nil for never.
  private var delay: Double? { runs.compactMap(\.delay).min() }

  private func drive() {
    let isNeeded = delay != nil
    guard isNeeded != isDriven else { return }
    isDriven = isNeeded
    if isNeeded {
      last = clock.now
      clock.add(self)
    } else {
      clock.remove(self)
    }
  }

  private func catchUp() {
    guard isDriven else { return }
    let seconds = clock.now.timeIntervalSince(last)
    last = clock.now
    for index in runs.indices { runs[index].advance(by: seconds) }
  }

  var nextWakeUp: WakeUp {
    guard let delay else { return .never }
    return delay == 0 ? .now : .at(last.addingTimeInterval(delay))
  }

  func tick(_ now: Date) {
    let before = pose
    catchUp()
    drive()
    if pose != before { node?.invalidateDrawing() }
  }

  /// How the symbol is drawn now.
  var pose: SymbolPose {
    let isRightToLeft = node?.isRightToLeft == true
    return runs.reduce(.rest) {
      $0.combined(with: $1.pose(isRightToLeft: isRightToLeft, reducesMotion: reducesMotion))
    }
  }
}
