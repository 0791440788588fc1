public import AviaryEngine
import AviaryGraphics
public import Foundation

/// A time that a progress view follows.
struct ProgressTime: Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// How much of the time is gone, or left, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let gone = date.timeIntervalSince(interval.lowerBound)
    let part = length > 0 ? min(max(gone / length, 0), 1) : gone < 0 ? 0 : 1
    return countsDown ? 1 - part : part
  }

  /// When it is shown anew: four hundred times on its way, and not more than thirty times a second.
  var dates: [Date] {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let count = max(1, min(400, Int(min(length, 1e6) * 30)))
    return (0...count).map {
      interval.lowerBound.addingTimeInterval(length * Double($0) / Double(count))
    }
  }
}

/// What is shown of the time that a progress view follows: the time that is left, or gone.
public struct DefaultDateProgressLabel {
  fileprivate let time: ProgressTime
}

extension DefaultDateProgressLabel: View {
  /// The time as hours, minutes and seconds.
  public var body: some View {
    Text(timerInterval: time.interval, countsDown: time.countsDown)
  }
}

extension ProgressView {
  /// Creates a view of a time that passes, with labels.
  ///
  /// - Parameters:
  ///   - timerInterval: From when to when.
  ///   - countsDown: Whether it empties while time passes instead of filling; `true` by default.
  ///   - label: What is going on.
  ///   - currentValueLabel: How far it is, in words.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    time = ProgressTime(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of a time that passes, with a label; the time is beside it.
  ///
  /// - Parameters:
  ///   - timerInterval: From when to when.
  ///   - countsDown: Whether it empties while time passes instead of filling; `true` by default.
  ///   - label: What is going on.
  public nonisolated init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    let time = ProgressTime(interval: timerInterval, countsDown: countsDown)
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(time: time)
    }
  }

  /// Creates a view of a time that passes; the time is beside it.
  ///
  /// - Parameters:
  ///   - timerInterval: From when to when.
  ///   - countsDown: Whether it empties while time passes instead of filling; `true` by default.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
