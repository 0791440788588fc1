import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

extension TextFieldParts {
  /// A field for a value.
  ///
  /// - Parameter text: The value as text; what is written to it is parsed.
  init(
    formatted text: Binding<String>,
    prompt: Text? = nil,
    editingChanged: ((Bool) -> Void)? = nil,
    commit: (() -> Void)? = nil
  ) {
    self.init(text: text, prompt: prompt, editingChanged: editingChanged, commit: commit)
    isFormatted = true
  }

  /// A field for a value that is written as people of the locale around it do.
  ///
  /// - Parameter text: The value as text in a locale; nil for that of its format.
  init(formatted text: @escaping (Locale?) -> Binding<String>, prompt: Text? = nil) {
    self.init(formatted: text(nil), prompt: prompt)
    localized = text
  }
}

/// What a person has typed for a value, which is formatted anew only when the editing ends.
struct TypedText: Equatable {
  let text: String
  /// The value as it was formatted then: where it is another one now, the program has changed it.
  let formatted: String

  /// The text that is shown and edited.
  static func binding(_ formatted: Binding<String>, _ typed: Binding<TypedText?>) -> Binding<String>
  {
    Binding(
      location: FunctionalLocation(
        get: {
          let value = formatted.wrappedValue
          guard let typed = typed.wrappedValue, typed.formatted == value else { return value }
          return typed.text
        },
        set: { text, _ in
          formatted.wrappedValue = text
          typed.wrappedValue = TypedText(text: text, formatted: formatted.wrappedValue)
        }
      )
    )
  }
}

/// Values as the text of fields.
enum FieldValue {
  static func text<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>,
    _ format: F
  ) -> (Locale?) -> Binding<String> where F.FormatOutput == String {
    { locale in
      let format = locale.map { format.locale($0) } ?? format
      return Binding(
        location: FunctionalLocation(
          get: { format.format(value.wrappedValue) },
          set: { text, _ in
            if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
          }
        )
      )
    }
  }

  static func text<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>,
    _ format: F
  ) -> (Locale?) -> Binding<String> where F.FormatOutput == String {
    { locale in
      let format = locale.map { format.locale($0) } ?? format
      return Binding(
        location: FunctionalLocation(
          get: { value.wrappedValue.map { format.format($0) } ?? "" },
          set: { text, _ in value.wrappedValue = try? format.parseStrategy.parse(text) }
        )
      )
    }
  }

  static func text<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      location: FunctionalLocation(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { text, _ in
          if let numbers = formatter as? NumberFormatter, let number = numbers.number(from: text) {
            if let parsed = FieldValue.convert(number, to: V.self) { value.wrappedValue = parsed }
          } else if let dates = formatter as? DateFormatter, let date = dates.date(from: text) as? V
          {
            value.wrappedValue = date
          }
        }
      )
    )
  }

  private static func convert<V>(_ number: NSNumber, to type: V.Type) -> V? {
    switch type {
    case is Int.Type: return number.intValue as? V
    case is Double.Type: return number.doubleValue as? V
    case is Float.Type: return number.floatValue as? V
    case is Decimal.Type: return number.decimalValue as? V
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? V
    default: return number as? V
    }
  }
}
