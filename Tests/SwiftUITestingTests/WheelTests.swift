import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Wheels that are dragged, flung and turned.
@MainActor
@Suite("Wheels")
struct WheelTests {
  @Observable final class Model {
    var size = 5
    var date = Date(timeIntervalSince1970: 0)
    var changes = 0
  }

  private struct Wheels: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Picker("Size", selection: $model.size) {
          ForEach(0..<12) { Text("Size \($0)") }
        }
        .pickerStyle(.wheel)
        .onChange(of: model.size) { model.changes += 1 }
        DatePicker("Start", selection: $model.date, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel)
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  private let model = Model()
  private let screen: Screen

  init() { screen = Screen(Wheels(model: model), size: .iPhone) }

  @Test("a wheel that is dragged chooses the row that it comes to rest at, once")
  func dragging() async throws {
    let wheel = screen.wheel("Size")
    // A little more than three rows.
    try wheel.drag(by: CGSize(width: 0, height: -100))
    #expect(model.size == 5, "chosen before it rests")
    await screen.settle()
    #expect(model.size == 8)
    #expect(model.changes == 1)
    #expect(try wheel.value == "Size 8")
    try wheel.drag(by: CGSize(width: 0, height: 32))
    await screen.settle()
    #expect(model.size == 7)
  }

  @Test("it runs on when it is flung, and not beyond its ends")
  func flinging() async throws {
    try await fling(by: -64)
    #expect(model.size > 8)
    for _ in 0..<3 { try await fling(by: -90) }
    #expect(model.size == 11)
    for _ in 0..<4 { try await fling(by: 90) }
    #expect(model.size == 0)
  }

  /// Drags the wheel of sizes quickly, without a rest at the end, and waits until it stands.
  private func fling(by distance: CGFloat) async throws {
    let frame = try screen.wheel("Size").frame
    let start = CGPoint(x: frame.midX, y: frame.midY - distance / 2)
    try screen.drag(
      from: start,
      to: CGPoint(x: start.x, y: start.y + distance),
      duration: .seconds(0.1)
    )
    await screen.settle()
  }

  @Test("a wheel of a date goes on beyond the rows that are made")
  func dates() async throws {
    let hours = screen.group("Start").wheel("Hour")
    #expect(try hours.value == "00")
    try hours.drag(by: CGSize(width: 0, height: -100))
    await screen.settle()
    #expect(try hours.value == "03")
    try hours.drag(by: CGSize(width: 0, height: -100))
    try hours.drag(by: CGSize(width: 0, height: -64))
    await screen.settle()
    #expect(try hours.value == "08")
    #expect(model.date == Date(timeIntervalSince1970: 8 * 3600))
  }

  @Test("a mouse's wheel turns it by a row, and moves no list around")
  func mouseWheel() async throws {
    let frame = try screen.wheel("Size").frame
    let place = CGPoint(x: frame.midX, y: frame.midY)
    for _ in 0..<2 { try screen.turnWheel(by: CGSize(width: 0, height: 20), at: place) }
    #expect(model.size == 7)
    try screen.turnWheel(by: CGSize(width: 0, height: -20), at: place)
    #expect(model.size == 6)
    // Fingers turn it as far as they go.
    try screen.scroll(by: CGSize(width: 0, height: -70), at: place)
    #expect(model.size == 4)
    try screen.scroll(by: CGSize(width: 0, height: 4000), at: place)
    #expect(model.size == 11)
  }

  @Test("keys and clicks choose at once")
  func keys() async throws {
    let frame = try screen.wheel("Size").frame
    try screen.tap(at: CGPoint(x: frame.midX, y: frame.midY + 32))
    #expect(model.size == 6)
    try screen.press(.tab)
    try screen.press(.downArrow)
    #expect(model.size == 7)
  }
}
