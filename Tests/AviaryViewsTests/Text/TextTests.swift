@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Text")
struct TextTests {
  /// What a text is made of in an environment.
  private func request(
    _ text: Text,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TextRequest {
    var environment = EnvironmentValues()
    change(&environment)
    var resolver = TextResolver(environment)
    resolver.append(text, resolver.text.styling)
    return resolver.request(FakeTextEngine())
  }

  private func attributes(
    _ text: Text,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TextAttributes {
    request(text, change).runs[0].attributes
  }

  // MARK: - What it says

  @Test("dates are written by formatters, alone and inside of texts")
  func formattedDates() throws {
    let day = Date(timeIntervalSince1970: 0)
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    let view = VStack {
      Text(day, formatter: formatter)
      Text("on \(day, formatter: formatter)")
    }
    #expect(try Harness(view).labels == ["1970-01-01", "on 1970-01-01"])
  }

  @Test("A literal is a key, a string is not")
  func initializers() {
    let string = "**a**"
    #expect(request(Text("**a**")).string == "a")
    #expect(request(Text(string)).string == "**a**")
    #expect(request(Text(string.dropFirst())).string == "*a**")
    #expect(request(Text(verbatim: "**a**")).string == "**a**")
    #expect(request(Text(LocalizedStringKey(string))).string == "a")
    #expect(request(Text(AttributedString("**a**"))).string == "**a**")
    #expect(request(Text(12.5, format: .number.locale(Locale(identifier: "de")))).string == "12,5")
  }

  @Test("Texts that say the same are equal")
  func equality() {
    let number = 3
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text("b"))
    #expect(Text("a \(number)") == Text("a \(number)"))
    #expect(Text("a \(number)") != Text("a \(number + 1)"))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
  }

  @Test("Markdown in a key becomes runs")
  func markdown() {
    let runs = request(Text("a **b** _c_ `d` ~~e~~")).runs
    #expect(runs.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
    #expect(runs[1].attributes.font.weight == 700)
    #expect(runs[3].attributes.font.isItalic)
    #expect(runs[5].attributes.font.family == .system(.monospaced))
    #expect(runs[7].attributes.strikethrough == TextDecoration())
  }

  @Test("Links have the accent colour and can be read")
  func links() throws {
    let runs = request(Text("see [that](https://a.b)")).runs
    #expect(runs[0].attributes.paint == nil)
    #expect(runs[1].attributes.paint == .color(Color.accentColor.rgba(in: EnvironmentValues())))
    let harness = try Harness(Text("[all](https://a.b)"))
    #expect(harness.root.accessibilityTree.children.map(\.role) == [.link])
    let some = try Harness(Text("see [that](https://a.b)")).elements[0]
    #expect(some.role == .text)
    #expect(some.children.map(\.label) == ["that"])
  }

  @Test("Values in a key can be a link's address")
  func linkAddress() {
    let (path, count) = ("c", 3)
    let text = Text("[go](https://a.b/\(path)) \(count)")
    var resolver = TextResolver(EnvironmentValues())
    resolver.append(text, TextStyling())
    #expect(resolver.string == "go 3")
    #expect(resolver.links.map(\.url.absoluteString) == ["https://a.b/c"])
  }

  @Test("Texts in a text keep their styles and take those around")
  func interpolation() {
    let inner = Text("b").bold()
    let runs = request(Text("a \(inner) c").italic()).runs
    #expect(runs.map(\.string) == ["a ", "b", " c"])
    #expect(runs.map(\.attributes.font.weight) == [400, 700, 400])
    #expect(runs.allSatisfy { $0.attributes.font.isItalic })
  }

  @Test("Texts one after another keep their styles")
  func concatenation() {
    let text = (Text("a").bold() + Text("b") + Text("c").font(.title)).font(.caption)
    let runs = request(text).runs
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.attributes.font.size) == [12, 12, 28])
    #expect(runs.map(\.attributes.font.weight) == [700, 400, 400])
    #expect(request(Text("a") + Text("b")).runs.count == 1)
  }

  @Test("A string table is looked up in the locale's language")
  func localization() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "aviary-\(UUID().uuidString).bundle"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, table) in [
      ("en", "\"greet %@\" = \"Hello %@\";"),
      ("de", "\"greet %@\" = \"**Hallo** %@\"; \"%@ of %lld\" = \"%2$lld: %1$@\";"),
    ] {
      let lproj = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
      try table.write(
        to: lproj.appendingPathComponent("Localizable.strings"),
        atomically: true,
        encoding: .utf8
      )
    }
    let bundle = try #require(Bundle(path: folder.path))
    func string(_ key: LocalizedStringKey, _ locale: String) -> String {
      request(Text(key, bundle: bundle)) { $0.locale = Locale(identifier: locale) }.string
    }
    #expect(string("greet \("you")", "de_AT") == "Hallo you")
    #expect(string("greet \("you")", "en_US") == "Hello you")
    #expect(string("\("a") of \(2)", "de") == "2: a")
    #expect(string("missing", "de") == "missing")
  }

  // MARK: - How it looks

  @Test("The innermost modifier of a kind counts")
  func innermost() {
    #expect(attributes(Text("a").font(.title).font(.caption)).font.size == 28)
    #expect(attributes(Text("a").fontWeight(.light).fontWeight(.black)).font.weight == 300)
    #expect(attributes(Text("a").underline(false).underline()).underline == nil)
    #expect(attributes(Text("a").bold().fontWeight(.light)).font.weight == 700)
    #expect(attributes(Text("a").font(.title)) { $0.font = .caption }.font.size == 28)
    #expect(attributes(Text("a").font(nil)) { $0.font = .caption }.font.size == 12)
  }

  @Test("Modifiers reach the characters")
  func modifiers() {
    let text = Text("a").kerning(1).tracking(2).baselineOffset(3)
      .underline(pattern: .dash, color: .red).strikethrough(color: .blue)
      .monospacedDigit().fontWidth(.expanded).fontDesign(.serif).italic()
    let attributes = attributes(text)
    let environment = EnvironmentValues()
    #expect(attributes.kerning == 1)
    #expect(attributes.tracking == 2)
    #expect(attributes.baselineOffset == 3)
    #expect(
      attributes.underline
        == TextDecoration(pattern: .dash, color: Color.red.rgba(in: environment))
    )
    #expect(attributes.strikethrough == TextDecoration(color: Color.blue.rgba(in: environment)))
    #expect(attributes.font.hasMonospacedDigits)
    #expect(attributes.font.family == .system(.serif))
    #expect(attributes.font.isItalic)
  }

  @Test("Modifiers of views reach the texts inside")
  func viewModifiers() throws {
    let harness = try Harness(
      VStack {
        Text("a")
        Text("b").font(.caption)
      }.font(.title).textCase(.uppercase)
    )
    #expect(harness.labels == ["A", "B"])
    #expect(harness.frame("A")?.size == CGSize(width: 14, height: 34))
    #expect(harness.frame("B")?.size == CGSize(width: 6, height: 15))
  }

  @Test("A text's own modifiers give texts")
  func ownModifiers() {
    let text: Text = Text("a").font(.body).bold().italic().fontWeight(.bold).underline()
      .strikethrough().kerning(1).tracking(1).baselineOffset(1).foregroundColor(.red)
      .foregroundStyle(.blue).monospaced().monospacedDigit().fontDesign(.rounded)
      .fontWidth(.condensed)
    #expect(request(text).string == "a")
  }

  @Test("The case is that of the locale")
  func textCase() {
    func string(_ text: Text, _ textCase: Text.Case?, _ locale: String) -> String {
      request(text) {
        $0.textCase = textCase
        $0.locale = Locale(identifier: locale)
      }.string
    }
    #expect(string(Text("istanbul"), .uppercase, "en") == "ISTANBUL")
    #expect(string(Text("istanbul"), .uppercase, "tr") == "İSTANBUL")
    #expect(string(Text("Straße"), .uppercase, "de") == "STRASSE")
    #expect(string(Text("A") + Text("B").bold(), .lowercase, "en") == "ab")
    #expect(string(Text("Ab"), nil, "en") == "Ab")
  }

  @Test("A text is filled with the foreground style around, or its own")
  func foreground() throws {
    #expect(try Harness(Text("a")).dump.contains("#000000"))
    #expect(
      try Harness(Text("a").foregroundStyle(Color(red: 1, green: 0, blue: 0))).dump.contains(
        "#ff0000"
      )
    )
    let outer = try Harness(VStack { Text("a") }.foregroundStyle(Color(red: 0, green: 1, blue: 0)))
    #expect(outer.dump.contains("#00ff00"))
    let own = try Harness(
      VStack { Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0)) }
        .foregroundStyle(Color(red: 0, green: 1, blue: 0))
    )
    #expect(own.dump.contains("#ff0000"))
    let runs = request(Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0)) + Text("b")).runs
    #expect(runs.map(\.attributes.paint) == [.color(RGBA(red: 1, green: 0, blue: 0)), nil])
  }

  @Test("Attributes of an attributed string win over modifiers")
  func attributedString() {
    var string = AttributedString("ab")
    string.font = .title
    string.foregroundColor = Color(red: 1, green: 0, blue: 0)
    if let range = string.range(of: "b") {
      string[range].underlineStyle = .single
      string[range].swiftUI.kern = 4
      string[range].link = URL(string: "https://a.b")
    }
    let runs = request(Text(string).font(.caption)).runs
    #expect(runs.map(\.string) == ["a", "b"])
    #expect(runs.map(\.attributes.font.size) == [28, 28])
    #expect(runs[1].attributes.underline == TextDecoration())
    #expect(runs[1].attributes.kerning == 4)
    #expect(runs[0].attributes.paint == .color(RGBA(red: 1, green: 0, blue: 0)))
  }

  // MARK: - Lines

  @Test("L6: a text is as wide as its widest line")
  func wrapping() throws {
    // 8.5 points a character, 20.4 a line; heights go up to whole pixels.
    #expect(
      try Harness(Text("aaaa bbbb cc")).frame("aaaa bbbb cc")?.size
        == CGSize(width: 102, height: 21)
    )
    let narrow = try Harness(Text("aaaa bbbb cc"), width: 80)
    #expect(narrow.frame("aaaa bbbb cc")?.size == CGSize(width: 76.5, height: 41))
    let ideal = try Harness(Text("aaaa bbbb cc"), width: nil, height: nil)
    #expect(ideal.frame("aaaa bbbb cc")?.size == CGSize(width: 102, height: 21))
  }

  @Test("L7, L8: a limit of lines, or of height, truncates; the label is whole")
  func truncation() throws {
    let text = Text("aaaa bbbb cccc")
    let limited = try Harness(text.lineLimit(1), width: 80)
    #expect(limited.frame("aaaa bbbb cccc")?.height == 21)
    #expect(limited.dump.contains("aaaa bbbb…"))
    let low = try Harness(text, width: 40, height: 45)
    #expect(abs((low.frame("aaaa bbbb cccc")?.height ?? 0) - 41) < 1e-9)
    let lowest = try Harness(text, width: 40, height: 0)
    #expect(lowest.frame("aaaa bbbb cccc")?.height == 21)
  }

  @Test("L8: limits of lines")
  func lineLimits() {
    func request(_ reserved: Int, _ limit: Int?) -> TextRequest {
      var values = EnvironmentValues()
      LineLimitModifier(reserved: reserved, limit: limit)._apply(to: &values)
      var resolver = TextResolver(values)
      resolver.append(Text("a"), TextStyling())
      return resolver.request(FakeTextEngine())
    }
    #expect(request(0, 2).maximumLines == 2)
    #expect(request(0, nil).maximumLines == nil)
    #expect(request(2, 4).minimumLines == 2)
    #expect(request(0, 0).maximumLines == 1)
  }

  @Test("L8: reserved lines are kept")
  func reservedLines() throws {
    let harness = try Harness(
      VStack(spacing: 0) {
        Text("a").lineLimit(3, reservesSpace: true)
        Text("b").lineLimit(2...)
        Text("c").lineLimit(2...5)
        Text("d").lineLimit(...5)
      },
      height: nil
    )
    #expect(abs((harness.frame("a")?.height ?? 0) - 62) < 1e-9)
    #expect(abs((harness.frame("b")?.height ?? 0) - 41) < 1e-9)
    #expect(abs((harness.frame("c")?.height ?? 0) - 41) < 1e-9)
    #expect(abs((harness.frame("d")?.height ?? 0) - 21) < 1e-9)
  }

  @Test("Lines are as far apart as is said, for all or for a part of the text")
  func lineHeights() {
    func height(_ lines: AttributedString.LineHeight?, of text: Text = Text("a")) -> CGFloat? {
      request(text) {
        $0.font = .system(size: 20)
        $0.lineHeight = lines
      }.runs.last?.attributes.font.lineHeight
    }
    #expect(height(nil) == 0 && height(.variable) == 0)
    #expect(height(.exact(points: 31)) == 31)
    #expect(height(.multiple(factor: 1.5)) == 30)
    #expect(height(.leading(increase: 6)) == 26 && height(.leading(increase: -6)) == 14)
    for nothing in [AttributedString.LineHeight.exact(points: -3), .leading(increase: -20)] {
      #expect(height(nothing) == 0)
    }
    let presets: [AttributedString.LineHeight] = [.tight, .normal, .loose]
    let heights = presets.compactMap { height($0) }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    // What a part says counts for it.
    var string = AttributedString("one ")
    var part = AttributedString("two")
    part.lineHeight = .exact(points: 50)
    string += part
    #expect(height(.exact(points: 31), of: Text(string)) == 50)
  }

  @Test("L9, L11: what modifiers say of lines reaches the engine")
  func lineSettings() {
    let request = request(Text("a")) {
      $0.lineSpacing = 3
      $0.minimumScaleFactor = 0.5
      $0.allowsTightening = true
      $0.truncationMode = .middle
      $0.multilineTextAlignment = .center
      $0.layoutDirection = .rightToLeft
    }
    #expect(request.lineSpacing == 3)
    #expect(request.minimumScaleFactor == 0.5)
    #expect(request.allowsTightening)
    #expect(request.truncation == .middle)
    #expect(request.alignment == .center)
    #expect(request.layoutDirection == .rightToLeft)
  }
}
