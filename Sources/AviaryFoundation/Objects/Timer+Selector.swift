public import Foundation

extension Timer {
  /// A timer that has a target perform a method, put onto this thread's run loop.
  ///
  /// - Parameters:
  ///   - ti: Seconds between two times.
  ///   - aTarget: Who performs it; kept until the timer is invalidated.
  ///   - aSelector: The method, which may take the timer.
  ///   - userInfo: Not kept: there is no place for it in a timer here. Only nil.
  ///   - yesOrNo: Whether it goes on after the first time.
  /// - Returns: the timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Never? = nil,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: nil,
      repeats: yesOrNo
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that has a target perform a method from a date on, once it is on a run loop.
  ///
  /// - Parameters:
  ///   - date: When it does so first.
  ///   - ti: Seconds between two times.
  ///   - t: Who performs it; kept until the timer is invalidated.
  ///   - s: The method, which may take the timer.
  ///   - ui: Not kept: there is no place for it in a timer here. Only nil.
  ///   - rep: Whether it goes on after the first time.
  public convenience init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target t: Any,
    selector s: Selector,
    userInfo ui: Never? = nil,
    repeats rep: Bool
  ) {
    let target = SelectorTarget(object: t as AnyObject)
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      _ = s.perform(on: target.object, timer)
    }
  }

  /// A timer that has a target perform a method once it is on a run loop.
  ///
  /// - Parameters:
  ///   - ti: Seconds between two times.
  ///   - aTarget: Who performs it; kept until the timer is invalidated.
  ///   - aSelector: The method, which may take the timer.
  ///   - userInfo: Not kept: there is no place for it in a timer here. Only nil.
  ///   - yesOrNo: Whether it goes on after the first time.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Never? = nil,
    repeats yesOrNo: Bool
  ) {
    let target = SelectorTarget(object: aTarget as AnyObject)
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      _ = aSelector.perform(on: target.object, timer)
    }
  }
}
