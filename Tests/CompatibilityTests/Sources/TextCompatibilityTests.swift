import SwiftUI
import Testing

/// Spellings that programs for Apple's systems use, with the toolkit imported alone.
@MainActor
@Suite("Texts as they are written")
struct TextCompatibilityTests {
  private struct Article: View {
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .title) private var inset: CGFloat = 12
    @ScaledMetric private var gap = 4.0

    var count = 3
    var name = "name"
    var date = Date(timeIntervalSince1970: 0)

    private var attributed: AttributedString {
      var string = AttributedString("plain and red")
      string.font = .headline
      string.foregroundColor = .secondary
      if let range = string.range(of: "red") {
        string[range].foregroundColor = .red
        string[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
        string[range].link = URL(string: "https://example.org")
      }
      return string
    }

    private var joined: Text {
      Text("a").bold() + Text(name).italic().foregroundColor(.red)
        + Text(" \(count)").font(.caption)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: gap) {
        Text("Hello, **world** and \(name): \(count) of \(2.5, specifier: "%.1f")")
          .font(.system(size: 20, weight: .semibold, design: .rounded))
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .lineLimit(2)
        Text(name).font(.title).fontWeight(.bold).lineLimit(nil)
        Text(verbatim: "a").font(.custom("Inter", size: 14)).kerning(1).tracking(2)
        Text(attributed)
        joined.underline().strikethrough(true, color: .gray)
        Text(date, style: .date)
        Text(date, format: .dateTime.year())
        Text(count, format: .number)
        Text(0.5, format: .percent)
        Text("\(Image(systemName: "star")) \(date, style: .time)")
        Text(Image(systemName: "star.fill"))
        Text(name.uppercased()).textCase(.uppercase).minimumScaleFactor(0.5)
        Text("long").truncationMode(.middle).lineLimit(2, reservesSpace: true)
        Text("digits").monospacedDigit().fontDesign(.serif).fontWidth(.expanded)
        Text(count == 1 ? "one" : "many")
        Text(LocalizedStringKey(name)).redacted(reason: .placeholder)
        Label("title", systemImage: "star").labelStyle(.titleAndIcon)
        Label {
          Text("title")
        } icon: {
          Image(systemName: "star")
        }.labelStyle(.iconOnly)
      }
      .font(.body.weight(.medium).leading(.tight))
      .bold()
      .fontDesign(.rounded)
      .dynamicTypeSize(.small ... .accessibility2)
      .environment(\.locale, Locale(identifier: "de"))
      .padding(inset)
    }
  }

  @Test("They compile and are drawn")
  func drawn() throws {
    let renderer = ImageRenderer(content: Article().frame(width: 320))
    let labels = renderer.accessibilityTree.children.map(\.label)
    #expect(labels.contains("Hello, world and name: 3 of 2,5"))
    #expect(labels.contains("plain and red"))
    #expect(labels.contains("aname 3"))
    if let path = ProcessInfo.processInfo.environment["AVIARY_TEXT_PICTURE"] {
      try renderer.write(to: URL(fileURLWithPath: path))
    }
  }
}
