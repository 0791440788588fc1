import Foundation
import Testing

@testable import AviaryFoundation

@Suite("Localized strings")
struct LocalizedStringTests {
  private let english = Locale(identifier: "en_US")

  @Test("Where no table has it, a key stands for itself, with its values")
  func keys() {
    #expect(String(localized: "Free plan", comment: "A plan") == "Free plan")
    #expect(String(localized: "plan.pro", defaultValue: "Pro plan") == "Pro plan")
    #expect(String(localized: "\(3) photos in \("Summer")") == "3 photos in Summer")
    #expect(String(localized: "100% sure") == "100% sure")
    #expect(String(localized: "\(100)% sure", locale: english) == "100% sure")
    #expect(
      String(
        localized: "n",
        defaultValue: "\(1) of \(2)",
        table: "T",
        bundle: .main,
        locale: english
      )
        == "1 of 2"
    )
    let value: String.LocalizationValue = "Hello, \("Ada")!"
    #expect(String(localized: value) == "Hello, Ada!")
    let dynamic = "dynamic"
    #expect(String(localized: String.LocalizationValue(dynamic)) == "dynamic")
  }

  @Test("A key is made of the literal and the places of its values")
  func formats() {
    func key(_ value: String.LocalizationValue) -> String { value.key }
    #expect(key("\(1) of \("a")") == "%lld of %@")
    #expect(key("\(UInt8(1)) \(Int32(1)) \(UInt(1)) \(1.5) \(Float(1))") == "%u %d %llu %lf %f")
    #expect(key("\(1.5, specifier: "%.2f")%") == "%.2f%%")
    #expect(key("\(Date.now, format: .dateTime)") == "%@")
    #expect(key("\(placeholder: .int) \(placeholder: .object)") == "%lld %@")
    #expect(key("50%") == "50%")
  }

  @Test(
    "Numbers are the locale's",
    arguments: [("en_US", "1,234,567 and 2.50"), ("de_DE", "1.234.567 and 2,50")]
  )
  func numbers(locale: String, expected: String) {
    let text = String(
      localized: "\(1_234_567) and \(2.5, specifier: "%.2f")",
      locale: Locale(identifier: locale)
    )
    #expect(text == expected)
  }

  @Test("A format is written in the locale of the string")
  func styles() {
    let price = 1_234.5
    #expect(
      String(localized: "\(price, format: .number)", locale: Locale(identifier: "de_DE"))
        == "1.234,5"
    )
    #expect(
      String(localized: "\(0.25, format: .percent)", locale: english) == "25%"
    )
  }

  @Test("Placeholders get their values later, as documented")
  func placeholders() {
    var options = String.LocalizationOptions()
    options.replacements = [12]
    #expect(
      String(localized: "Position in queue: \(placeholder: .int).", options: options)
        == "Position in queue: 12."
    )
    let value = String.LocalizationValue("\(placeholder: .object)’s \(placeholder: .object)")
    options.replacements = ["Anne", "iPad"]
    #expect(String(localized: value, options: options) == "Anne’s iPad")
    #expect(String(localized: "k", defaultValue: value, options: options) == "Anne’s iPad")
  }

  @Test("A resource is looked up when it is needed")
  func resources() throws {
    let files = try TemporaryBundle([
      "de.lproj/Localizable.strings": "\"greet %@\" = \"Hallo %@\"; \"outer %@\" = \"(%@)\";"
    ])
    var resource = LocalizedStringResource(
      "greet \("you")",
      bundle: .atURL(files.bundle.bundleURL),
      comment: "A greeting"
    )
    #expect(String(localized: resource) == "greet you")
    resource.locale = Locale(identifier: "de")
    #expect(String(localized: resource) == "Hallo you")
    #expect(resource.key == "greet %@")
    let outer = LocalizedStringResource(
      "outer \(resource)",
      locale: Locale(identifier: "de"),
      bundle: .atURL(files.bundle.bundleURL)
    )
    #expect(String(localized: outer) == "(Hallo you)")
    let literal: LocalizedStringResource = "plain"
    #expect(String(localized: literal) == "plain")
    #expect(literal == LocalizedStringResource("plain"))
    #expect(literal != resource)
    let keyed = LocalizedStringResource("some.key", defaultValue: "Some \(3)", table: "T")
    #expect(String(localized: keyed) == "Some 3")
    #expect([keyed.key, keyed.table] == ["some.key", "T"])
  }

  @Test("A resource survives a file")
  func coding() throws {
    let resource = LocalizedStringResource(
      "\(1) \("a") \(2.5) \(AttributedString("b")) \(3, format: .number) \(placeholder: .int)",
      table: "T",
      locale: english
    )
    let data = try JSONEncoder().encode(resource)
    let decoded = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(decoded.key == resource.key)
    #expect(String(localized: decoded) == String(localized: resource))
    #expect(String(localized: decoded) == "1 a 2.500000 b 3 %lld")
  }

  @Test("Markdown in a string becomes attributes, but not in its values")
  func attributed() {
    let string = AttributedString(
      localized: "**\(3)** _of_ `\("**x**")` ^[\(2) apple](inflect: true) [go](https://a.b/\(7))",
      locale: english
    )
    #expect(String(string.characters) == "3 of **x** 2 apples go")
    #expect(
      string.runs.compactMap(\.inlinePresentationIntent) == [
        .stronglyEmphasized, .emphasized, .code,
      ]
    )
    #expect(string.runs.compactMap(\.link) == [URL(string: "https://a.b/7")])
  }

  @Test("Nouns agree in a string without values too")
  func agreement() {
    let string = AttributedString(localized: "100% of ^[3 apple](inflect: true)", locale: english)
    #expect(String(string.characters) == "100% of 3 apples")
  }

  @Test("Values tell which argument they were, where it is wanted")
  func replacementIndices() throws {
    let files = try TemporaryBundle([
      "de.lproj/Localizable.strings": "\"%@ of %lld\" = \"%2$lld: %1$@\";"
    ])
    let resource = LocalizedStringResource(
      "\("a") of \(2)",
      locale: Locale(identifier: "de"),
      bundle: .atURL(files.bundle.bundleURL)
    )
    let string = AttributedString(localized: resource, options: [.applyReplacementIndexAttribute])
    #expect(string.runs.map(\.replacementIndex) == [2, nil, 1])
    #expect(AttributedString(localized: resource).runs.compactMap(\.replacementIndex).isEmpty)
  }

  @Test("NSLocalizedString reads string catalogues too")
  func older() throws {
    let files = try TemporaryBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "en": {"stringUnit": {"value": "found"}}}}}}
      """,
      "Other.strings": "\"k\" = \"other\";",
    ])
    #expect(NSLocalizedString("k", bundle: files.bundle, comment: "") == "found")
    #expect(
      NSLocalizedString("k", tableName: "Other", bundle: files.bundle, comment: "") == "other"
    )
    #expect(
      NSLocalizedString("x", bundle: files.bundle, value: "default", comment: "") == "default"
    )
    #expect(NSLocalizedString("x", comment: "A remark") == "x")
    #expect(NSLocalizedString("x", value: "", comment: "") == "x")
    #expect(NSLocalizedString("x", value: "y", comment: "") == "y")
    #expect(NSLocalizedString("x", tableName: nil, comment: "") == "x")
  }
}
