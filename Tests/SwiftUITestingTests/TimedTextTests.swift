import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Texts that say what time it is, where time passes.
@MainActor
@Suite("Texts of the time")
struct TimedTextTests {
  private struct Times: View {
    let start: Date
    var isOn = true

    var body: some View {
      VStack {
        if isOn { Text(start, style: .timer).accessibilityIdentifier("timer") }
        Text(start.addingTimeInterval(61), style: .relative).accessibilityIdentifier("relative")
        Text(timerInterval: start...start.addingTimeInterval(3)).accessibilityIdentifier("left")
        Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
          .accessibilityIdentifier("stopwatch")
        Text("Ends in \(.currentDate, format: .timer(countingDownIn: start..<start + 90))")
          .accessibilityIdentifier("timer in a key")
        Text(.dateRange(endingAt: start + 5), format: Lengths()).accessibilityIdentifier("range")
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  /// How long a range is, in whole seconds.
  private struct Lengths: DiscreteFormatStyle {
    func format(_ value: Range<Date>) -> String {
      "\(Int(value.upperBound.timeIntervalSince(value.lowerBound).rounded(.up)))"
    }
    func discreteInput(after input: Range<Date>) -> Range<Date>? {
      let length = input.upperBound.timeIntervalSince(input.lowerBound).rounded(.up)
      guard length > 0 else { return nil }
      return input.upperBound.addingTimeInterval(1 - length)..<input.upperBound
    }
    func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
    func input(after input: Range<Date>) -> Range<Date>? { nil }
    func input(before input: Range<Date>) -> Range<Date>? { nil }
  }

  @Test("they go on by themselves, and say the same as texts that are made anew")
  func goingOn() async throws {
    let start = Screen(Text("")).now
    let screen = Screen(Times(start: start))
    func texts(_ screen: Screen) throws -> [String] {
      try ["timer", "relative", "left", "stopwatch", "timer in a key", "range"].map {
        try screen.element(identifier: $0).text
      }
    }
    #expect(
      try texts(screen)
        == ["0:00", "1 minute, 1 second", "0:03", "0:00", "Ends in 1:30", "5"]
    )
    for _ in 0..<4 { await screen.advance(by: .seconds(0.5)) }
    #expect(
      try texts(screen) == ["0:02", "59 seconds", "0:01", "0:02", "Ends in 1:28", "3"]
    )
    await screen.advance(by: .seconds(70))
    #expect(
      try texts(screen)
        == ["1:12", "11 seconds", "0:00", "1:12", "Ends in 0:18", "0"]
    )
  }

  @Test("nothing is resolved between two changes, and nothing once they have ended or gone")
  func work() async throws {
    struct Ending: View {
      let start: Date
      @State private var isOn = true
      var body: some View {
        VStack {
          Toggle("On", isOn: $isOn)
          if isOn { Text(timerInterval: start...start.addingTimeInterval(5)) }
        }
      }
    }
    let screen = Screen(Ending(start: Screen(Text("")).now))
    await screen.settle()
    let first = try screen.measure { screen.pass(3) }
    #expect(first.bodies == 0)
    #expect(first.textsShaped == 3)
    await screen.advance(by: .seconds(10))
    let rest = try screen.measure { screen.pass(60) }
    #expect(rest.textsShaped == 0)
  }

  @Test("a picture has the time at which it is drawn, and a screen with a clock comes to rest")
  func rest() async throws {
    let screen = Screen(Text(Date(), style: .timer))
    let before = screen.now
    await screen.settle()
    #expect(screen.now.timeIntervalSince(before) < 1)
  }

  @Test("formats of times say when something else is written")
  func formats() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let english = Locale(identifier: "en_US")
    func text(_ format: some FormatStyle<Date, AttributedString>, _ seconds: Double) -> String {
      String(format.locale(english).format(start + seconds).characters)
    }
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(text(watch, -3) == "0:00.00")
    #expect(text(watch, 62.305) == "1:02.30")
    #expect(text(watch, 3723.4) == "1:02:03.40")
    #expect(watch.discreteInput(after: start - 3) == start)
    #expect(
      watch.discreteInput(after: start + 62.305)?.timeIntervalSince(start).rounded(toPlaces: 4)
        == 62.31
    )
    let left = SystemFormatStyle.Timer(countingDownIn: start..<start + 90)
    #expect(
      [-5, 0, 0.5, 1, 89.5, 90, 200].map { text(left, $0) } == [
        "1:30", "1:30", "1:30", "1:29", "0:01", "0:00", "0:00",
      ]
    )
    #expect(left.discreteInput(after: start + 0.5) == start + 1)
    #expect(left.discreteInput(after: start + 90) == nil)
    let gone = SystemFormatStyle.Timer(countingUpIn: start..<start + 90)
    #expect([-5, 0.5, 61, 200].map { text(gone, $0) } == ["0:00", "0:00", "1:01", "1:30"])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let offset = SystemFormatStyle.DateOffset(to: start).calendar(calendar)
    #expect(text(offset, 0) == "0 seconds")
    #expect(text(offset, 93_784) == "1 day, 2 hours")
    #expect(text(offset, -61) == "-1 minute, 1 second")
    #expect(text(offset, 400 * 86_400) == "1 year, 1 month")
    #expect(offset.discreteInput(after: start + 93_784) == start + 97_200)
    let reference = SystemFormatStyle.DateReference(to: start).calendar(calendar)
    #expect(text(reference, -7200) == "in 2 hours")
    #expect(text(reference, 7200) == "2 hours ago")
    #expect(text(reference, 10 * 86_400).hasPrefix("Jan 1, 2001"))
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}
