import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("What assistive technology is told of pickers")
struct AccessiblePickerTests {
  private struct Choosing<Style: PickerStyle>: View {
    let style: Style
    @State var choice = "one"
    var body: some View {
      Picker("Choice", selection: $choice) {
        Text("one").tag("one")
        Text("two").tag("two")
        Text("three").tag("three")
      }
      .pickerStyle(style)
    }
  }

  private static let group = """
    labeled 'Choice'
      option 'one' = selected
      option 'two'
      option 'three'
    """

  @Test("X34: choices are in a group that the picker's label names")
  func groups() throws {
    #expect(try ScreenReader(Choosing(style: .segmented)).dump == Self.group)
    #expect(try ScreenReader(Choosing(style: .radioGroup)).dump == Self.group)
    #expect(
      try ScreenReader(Choosing(style: .segmented).labelsHidden()).dump == Self.group
    )
    let named = try ScreenReader(Choosing(style: .segmented).accessibilityLabel("Size"))
    #expect(named.dump.hasPrefix("labeled 'Size'\n  option 'one'"))
    let disabled = try ScreenReader(Choosing(style: .segmented).disabled(true))
    #expect(try !disabled.find("Choice").element.isEnabled)
  }

  @Test("X35: a menu of choices is named by the picker's label and has the choice as its value")
  func menus() throws {
    #expect(try ScreenReader(Choosing(style: .menu)).dump == "popUpButton 'Choice' = one")
    let form = try ScreenReader(Form { Choosing(style: .menu) })
    #expect(form.dump.contains("popUpButton 'Choice' = one"))
    let listed = try ScreenReader(List { Choosing(style: .menu) })
    #expect(listed.dump.contains("popUpButton 'Choice' = one"))
  }

  @Test("X36: a wheel has the choice in front as its value, and is adjusted")
  func wheel() throws {
    let reader = try ScreenReader(Choosing(style: .wheel))
    #expect(reader.dump == "wheel 'Choice' = one")
    let id = try reader.find("Choice").id
    #expect(try reader.item(id).element.details.range == AccessibilityRange(0, 2, 0, step: 1))
    #expect(reader.tree.actions(of: id) == [.increment, .decrement])
    try reader.perform(.increment, "Choice")
    #expect(try reader.item(id).element.value == "two")
    #expect(reader.tree.setValue(2, of: id))
    #expect(try reader.update().contains(.value(id)))
    #expect(try reader.item(id).element.value == "three")
    try reader.perform(.increment, "Choice")
    #expect(try reader.item(id).element.value == "three")
  }

  @Test("X36: each wheel of a date picker is named, and adjusted by itself")
  func dates() throws {
    struct Dating: View {
      @State var date = Date(timeIntervalSince1970: 86_400 * 14)
      var body: some View {
        DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
          .environment(\.locale, Locale(identifier: "en_US"))
          .environment(
            \.calendar,
            {
              var calendar = Calendar(identifier: .gregorian)
              calendar.timeZone = TimeZone(identifier: "UTC")!
              return calendar
            }()
          )
      }
    }
    let reader = try ScreenReader(Dating())
    #expect(
      reader.dump == """
        labeled 'Due'
          wheel 'Month' = January
          wheel 'Day' = 15
          wheel 'Year' = 1970
        """
    )
    try reader.perform(.increment, "Month")
    #expect(try reader.find("Month").element.value == "February")
    try reader.perform(.decrement, "Day")
    #expect(try reader.find("Day").element.value == "14")
  }

  @Test("X37: of choices that have the focus as a whole the selected one is told of as having it")
  func focus() throws {
    let reader = try ScreenReader(Choosing(style: .segmented))
    let (one, two) = (try reader.find("one").id, try reader.find("two").id)
    #expect(reader.tree.focus(two))
    try reader.update()
    #expect(reader.tree.focused == one)
    #expect(reader.all.filter(\.isFocused).map(\.element.label) == ["one"])
    let changes = try {
      try reader.perform(.activate, "two")
      return reader.all.filter(\.isFocused).map(\.element.label)
    }()
    #expect(changes == ["two"])
    let hand = Hand(reader.harness)
    try hand.key(.rightArrow)
    #expect(try reader.update().isEmpty == false)
    #expect(reader.all.filter(\.isFocused).map(\.element.label) == ["three"])
  }
}
