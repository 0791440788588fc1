import SwiftUI

struct TypeSpecimenScene: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  private static let styles: [(String, Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]

  private static let weights: [(String, Font.Weight)] = [
    ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .lastTextBaseline) {
          Text("Ag").font(.system(size: 88, weight: .bold))
          Spacer()
          Text("Ag").font(.system(size: 60, weight: .medium, design: .serif)).foregroundStyle(.pink)
          Text("Ag").font(.system(size: 42, weight: .regular, design: .monospaced))
            .foregroundStyle(.indigo)
        }
        VStack(alignment: .leading, spacing: 5) {
          ForEach(Self.styles, id: \.0) { name, font in
            AdaptiveStack(alignment: .firstTextBaseline) {
              Text(name).font(font)
              Spacer(minLength: 0)
              Text("Aviary").font(font).foregroundStyle(.tertiary).lineLimit(1)
            }
          }
        }
        Divider()
        LazyVGrid(
          columns: Array(repeating: GridItem(alignment: .leading), count: typeSize.columns(4)),
          spacing: 8
        ) {
          ForEach(Self.weights, id: \.0) { name, weight in
            VStack(alignment: .leading, spacing: 0) {
              Text("Rg").font(.title.weight(weight))
              Text(name).font(.caption2).foregroundStyle(.secondary)
            }
          }
        }
        Divider()
        VStack(alignment: .leading, spacing: 9) {
          Text("**Bold**, *italic*, ~~struck~~, `code` and [linked](https://example.com) text")
          Text("Underlined").underline(color: .orange)
            + Text(", ") + Text("tracked").tracking(4) + Text(", ")
            + Text("raised").baselineOffset(5).font(.caption) + Text(" and ")
            + Text("coloured").foregroundStyle(.mint).bold()
          Text("0123456789").monospacedDigit() + Text("  1.234,50 €").foregroundStyle(.secondary)
          Text(
            """
            A paragraph breaks where it must, keeps its lines apart as asked, and ends in an ellipsis \
            when there is no more room for it to go on, as there is none here.
            """
          )
          .font(.subheadline)
          .lineSpacing(4)
          .lineLimit(3)
          .foregroundStyle(.secondary)
          Text("Σίσυφος · Ёжик · Äpfel · smörgåsbord · l’été").font(.callout)
        }
      }
      .padding(24)
    }
    .scrollIndicators(.hidden)
  }
}
