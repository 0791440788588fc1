public import AviaryFoundation
public import Foundation

/// How many frames a second something is shown with.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; 0 for whatever there is, nil for none.
  public var preferred: Float?

  /// Whatever there is.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// A range of frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// Has a target perform a method once a frame.
///
/// Here a timer keeps its time, 60 times a second unless something else is preferred: what a window shows is asked for by the
/// window itself, so that the two are not in step.
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?
  /// What the timer knows of it, which is cut once the timer is of no use any more.
  private var reference: LinkReference?
  private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []

  /// When the last frame was, on the clock of `CACurrentMediaTime()`; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is to be.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds from one frame to the next.
  open var duration: CFTimeInterval { 1 / framesPerSecond }
  /// Whether it rests.
  open var isPaused = false
  /// How many frames a second; 0, the default, for 60.
  open var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// How many frames a second; what is preferred counts, or else the most.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

  /// A display link, which does nothing before it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: Who performs the method; kept until `invalidate()`.
  ///   - sel: The method, which may take the display link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  private var framesPerSecond: Double {
    let preferred = preferredFrameRateRange.preferred ?? 0
    let range = preferred > 0 ? preferred : preferredFrameRateRange.maximum
    let wanted = range > 0 ? Double(range) : Double(preferredFramesPerSecond)
    return wanted > 0 && wanted.isFinite ? min(max(wanted, 1), 240) : 60
  }

  /// Has it run on a loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    places.append((runloop, mode))
    if timer == nil { restart() } else if let timer { runloop.add(timer, forMode: mode) }
  }

  /// Has it run on a loop no longer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    places.removeAll { $0.loop === runloop && $0.mode == mode }
    restart()
  }

  /// Ends it, and lets its target go once nobody else keeps it.
  open func invalidate() {
    places = []
    restart()
  }

  private func restart() {
    timer?.invalidate()
    timer = nil
    reference?.link = nil
    reference = nil
    guard !places.isEmpty else { return }
    // The loop keeps what runs on it.
    let reference = LinkReference(self)
    self.reference = reference
    let timer = Timer(timeInterval: duration, repeats: true) { _ in reference.link?.fire() }
    self.timer = timer
    for place in places { place.loop.add(timer, forMode: place.mode) }
  }

  private func fire() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    _ = selector.perform(on: target, self)
  }
}

private final class LinkReference: @unchecked Sendable {
  var link: CADisplayLink?

  init(_ link: CADisplayLink) { self.link = link }
}
