import Foundation
import Synchronization
import _FoundationICU

/// Which form of a noun goes with a number in a language: CLDR's plural rules, as ICU has them.
package enum PluralRules {
  /// A number as plural rules see it: "1" and "1.0" may take different forms.
  package struct Operand: Equatable, Sendable {
    /// The number.
    package var value: Double
    /// How many digits after the decimal point are written.
    package var fractionDigits: Int

    /// - Parameters:
    ///   - value: The number.
    ///   - fractionDigits: How many digits after the decimal point are written.
    package init(_ value: Double, fractionDigits: Int = 0) {
      self.value = value
      self.fractionDigits = fractionDigits
    }
  }

  private static let cardinals = Mutex<[String: ICU.Handle]>([:])

  /// The category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - operand: The number.
  ///   - language: An identifier such as `pt_PT` or `pt-PT`; `other` for all numbers of an unknown one.
  package static func category(of operand: Operand, language: String) -> String {
    guard let rules = rules(language), operand.value.isFinite else { return "other" }
    if operand.fractionDigits > 0 {
      let number = NumberSkeleton.format(
        operand.value,
        "." + String(repeating: "0", count: min(operand.fractionDigits, 20)),
        locale: language
      )
      if let number {
        return ICU.string {
          swift_uplrules_selectFormatted(rules.pointer, number.pointer, $0, $1, $2)
        } ?? "other"
      }
    }
    return ICU.string { swift_uplrules_select(rules.pointer, operand.value, $0, $1, $2) } ?? "other"
  }

  private static func rules(_ language: String) -> ICU.Handle? {
    if let known = cardinals.withLock({ $0[language] }) { return known }
    let identifier = language.replacing("-", with: "_")
    guard
      let made = ICU.Handle(
        { swift_uplrules_openForType(identifier, UPLURAL_TYPE_CARDINAL, $0) },
        close: { swift_uplrules_close($0) }
      )
    else { return nil }
    cardinals.withLock { $0[language] = made }
    return made
  }
}
