import Foundation
import Testing

@testable import AviaryFoundation

@Suite("String tables")
struct StringTablesTests {
  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "%lld photos": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "No photos"}},
          "one": {"stringUnit": {"state": "translated", "value": "One photo"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld photos"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld фото"}}, "few": {"stringUnit": {"value": "%lld фоты"}},
          "many": {"stringUnit": {"value": "%lld фотов"}}, "other": {"stringUnit": {"value": "%lld фотa"}}}}}}},
      "Press": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}},
          "other": {"stringUnit": {"value": "Press it"}}}}}}},
      "%lld birds in %lld trees": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}},
        "de": {"stringUnit": {"value": "In %2$#@trees@ %1$#@birds@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Vogel"}}, "other": {"stringUnit": {"value": "%arg Vögel"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "einem Baum"}}, "other": {"stringUnit": {"value": "%arg Bäumen"}}}}}}}}},
      "%@ of %lld": {"localizations": {"de": {"stringUnit": {"value": "%2$lld: %1$@"}}}},
      "Not yet": {"extractionState": "stale"}
    }}
    """

  @Test("A string catalogue is read as it is")
  func catalogue() throws {
    let files = try TemporaryBundle(["Localizable.xcstrings": Self.catalogue])
    #expect(files.string("Hello", "de") == "Hallo")
    #expect(files.string("Hello", "de_AT") == "Hallo")
    #expect(files.string("Hello", "en_GB") == "Hello")
    #expect(files.string("Hello", "fr") == "Hello")
    #expect(files.string("Not yet", "de") == "Not yet")
    #expect(files.string("Press", "en") == "Click")
    #expect(files.string("\("a") of \(2)", "de") == "2: a")
    #expect(files.string("Hello", "de", table: "Other") == "Hello")
  }

  @Test(
    "The number chooses among the plurals",
    arguments: [
      ("en", 0, "No photos"), ("en", 1, "One photo"), ("en", 2, "2 photos"),
      ("en", 1_000, "1,000 photos"),
      ("ru", 21, "21 фото"), ("ru", 22, "22 фоты"), ("ru", 5, "5 фотов"), ("de", 1, "One photo"),
    ]
  )
  func plurals(language: String, count: Int, expected: String) throws {
    let files = try TemporaryBundle(["Localizable.xcstrings": Self.catalogue])
    #expect(files.string("\(count) photos", language) == expected)
  }

  @Test(
    "Each number of a substitution chooses for itself",
    arguments: [
      ("en", 1, 1, "1 bird in a tree"), ("en", 3, 2, "3 birds in 2 trees"),
      ("en", 1, 2, "1 bird in 2 trees"),
      ("de", 3, 1, "In einem Baum 3 Vögel"), ("de", 1, 4, "In 4 Bäumen 1 Vogel"),
    ]
  )
  func substitutions(language: String, birds: Int, trees: Int, expected: String) throws {
    let files = try TemporaryBundle(["Localizable.xcstrings": Self.catalogue])
    #expect(files.string("\(birds) birds in \(trees) trees", language) == expected)
  }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%lld files in %@</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
        </dict></dict>
      <key>%lld of %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@some@ of %2$lld</string>
        <key>some</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>none</string><key>other</key><string>%lld (%#@more@)</string>
        </dict>
        <key>more</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>single</string><key>other</key><string>several</string>
        </dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>1</key><string>w</string><key>20</key><string>wide string</string></dict></dict>
      <key>Press</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
    </dict></plist>
    """

  @Test("A dictionary of strings is read, and wins over the plain table")
  func dictionary() throws {
    let files = try TemporaryBundle([
      "en.lproj/Localizable.stringsdict": Self.dictionary,
      "en.lproj/Localizable.strings": "\"wide\" = \"plain\"; \"only\" = \"here\";",
    ])
    #expect(files.string("\(1) files in \("a")", "en") == "1 file in a")
    #expect(files.string("\(2) files in \("b")", "en") == "2 files in b")
    #expect(files.string("\(0) of \(9)", "en") == "none of 9")
    #expect(files.string("\(5) of \(9)", "en") == "5 (several) of 9")
    #expect(files.string("wide", "en") == "wide string")
    #expect(files.string("Press", "en") == "Click")
    #expect(files.string("only", "en") == "here")
  }

  @Test("Tables are text or property lists, in UTF-8 or UTF-16")
  func forms() throws {
    let files = try TemporaryBundle([
      "en.lproj/Localizable.strings": """
      /* A remark. */
      "greet %@" = "Hello %@"; // another
      "quoted" = "a \\"word\\"\\n";
      """,
      "de.lproj/Localizable.strings": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>greet %@</key><string>Hallo %@</string></dict></plist>
      """,
      "en.lproj/Wide.strings": "",
    ])
    let wide = files.bundle.bundleURL.appendingPathComponent("en.lproj/Wide.strings")
    try Data([0xFF, 0xFE] + "\"ä\" = \"ö\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      .write(to: wide)
    #expect(files.string("greet \("you")", "en") == "Hello you")
    #expect(files.string("greet \("you")", "de") == "Hallo you")
    #expect(files.string("quoted", "en") == "a \"word\"\n")
    #expect(files.string("ä", "en", table: "Wide") == "ö")
  }

  @Test("A damaged file has no strings")
  func damaged() throws {
    let files = try TemporaryBundle([
      "Localizable.xcstrings": "{", "en.lproj/Localizable.strings": "\"a\" = ",
      "en.lproj/Localizable.stringsdict": "<plist>",
    ])
    #expect(files.string("a", "en") == "a")
  }
}

@Suite("Languages")
struct LanguageChoiceTests {
  @Test(
    "The language that is nearest is taken",
    arguments: [
      ("de_AT", ["en", "de"], ["de", "en"]),
      ("zh_TW", ["en", "zh-Hans", "zh-Hant"], ["zh-Hant", "en"]),
      ("zh_CN", ["en", "zh-Hans", "zh-Hant"], ["zh-Hans", "en"]),
      ("pt_PT", ["pt-BR", "en"], ["pt-BR", "en"]),
      ("pt_BR", ["pt", "pt-BR", "en"], ["pt-BR", "pt", "en"]),
      ("fr", ["en", "Base"], ["en", "Base"]),
      ("sr_Latn", ["sr", "en"], ["en"]), ("en_GB", ["en", "en-GB"], ["en-GB", "en"]),
      ("en_001", ["en_US", "de"], ["en_US"]),
    ]
  )
  func matching(wanted: String, available: [String], expected: [String]) {
    let choice = LanguageChoice.locale(Locale(identifier: wanted))
    #expect(choice.matches(in: available, development: "en") == expected)
  }

  @Test(
    "The environment names the languages",
    arguments: [
      (["LANG": "de_AT.UTF-8"], ["de-AT"]), (["LANG": "C.UTF-8"], []), ([:], []),
      (["LANG": "de_DE", "LC_ALL": "fr_FR@euro"], ["fr-FR"]),
      (["LANG": "de_DE", "LC_MESSAGES": "it"], ["it"]),
      (["LANG": "de_DE", "LANGUAGE": "sv:nb"], ["sv", "nb", "de-DE"]), (["LANGUAGE": "sv"], []),
      (["LANG": "sr_RS@latin"], ["sr-Latn-RS"]), (["LANG": "POSIX", "LC_ALL": ""], []),
    ]
  )
  func environment(variables: [String: String], expected: [String]) {
    #expect(LanguageChoice.languages(variables) == expected)
  }
}
