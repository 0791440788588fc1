import SwiftUI
import SwiftUITesting
import Testing

/// Fields whose binding keeps another text than was typed.
@MainActor
@Suite("Fields that a binding writes anew")
struct RewrittenFieldTests {
  private struct Amount: View {
    @State private var amount = 0
    var body: some View {
      TextField(
        "Amount",
        text: Binding {
          String(amount)
        } set: {
          amount = Int($0) ?? 0
        }
      )
    }
  }

  /// Digits in groups, as of a telephone number.
  private struct Phone: View {
    @State private var number = ""
    var later = false

    private func grouped(_ text: String) -> String {
      let digits = text.filter(\.isNumber)
      return digits.count > 3 ? "(\(digits.prefix(3))) \(digits.dropFirst(3))" : digits
    }

    var body: some View {
      if later {
        TextField("Phone", text: $number).onChange(of: number) { number = grouped(number) }
      } else {
        TextField(
          "Phone",
          text: Binding {
            number
          } set: {
            number = grouped($0)
          }
        )
      }
    }
  }

  @Test("what is typed follows what the binding puts back into an emptied field")
  func emptied() throws {
    let screen = Screen(Amount())
    try screen.textField("Amount").replaceText(with: "12")
    #expect(try screen.textField("Amount").value == "12")
    try screen.textField("Amount").replaceText(with: "345")
    #expect(try screen.textField("Amount").value == "345")
  }

  @Test("a caret at the end stays there when characters are put in", arguments: [false, true])
  func grouped(later: Bool) throws {
    let screen = Screen(Phone(later: later))
    try screen.textField("Phone").type("5551234567")
    #expect(try screen.textField("Phone").value == "(555) 1234567")
  }

  @Test("a caret within the text keeps its place")
  func within() throws {
    let screen = Screen(Phone())
    try screen.textField("Phone").type("55")
    try screen.press(.leftArrow)
    try screen.type("1")
    #expect(try screen.textField("Phone").value == "515")
    try screen.type("2")
    #expect(try screen.textField("Phone").value == "(512) 5")
  }
}
