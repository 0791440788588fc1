import SwiftUI

/// Texts to edit: return goes on to the next field, and the last one sends the letter.
struct TextFieldsScene: View {
  private enum Field { case name, city, secret, letter }

  @ScaledMetric private var letterHeight: CGFloat = 140
  @State private var name = ""
  @State private var city = "ירושלים"
  @State private var secret = ""
  @State private var letter = "Dear cinema,\nthank you for the seats by the aisle."
  @State private var sent = ""
  @FocusState private var field: Field?

  var body: some View {
    Screen(title: "A letter") {
      VStack(alignment: .leading, spacing: 14) {
        TextField("Name", text: $name)
          .focused($field, equals: .name)
          .onSubmit { field = .city }
        TextField("City", text: $city)
          .focused($field, equals: .city)
          .onSubmit { field = .secret }
        SecureField("Password", text: $secret)
          .focused($field, equals: .secret)
          .onSubmit { field = .letter }
        TextEditor(text: $letter)
          .focused($field, equals: .letter)
          .frame(height: letterHeight)
          .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.separator) }
        HStack {
          Button("Send") { sent = "Sent by \(name.isEmpty ? "nobody" : name)" }
            .buttonStyle(.borderedProminent)
            .keyboardShortcut(.return, modifiers: .command)
          Button("Clear") {
            (name, city, secret, letter, sent) = ("", "", "", "", "")
            field = .name
          }
          .buttonStyle(.bordered)
        }
        Text(sent.isEmpty ? "\(letter.count) characters" : sent)
          .foregroundStyle(.secondary)
      }
      .textFieldStyle(.roundedBorder)
      .inset()
    }
  }
}
