import AviaryGraphics
import AviaryMessages
import SwiftUI

/// A view in several appearances, sizes of text, directions and widths, each with its name, on one sheet.
struct VariantSheet: View {
  /// One way to show the view.
  struct Variant {
    var name: String
    var scheme = ColorScheme.light
    /// The size of texts, and the direction; nil for those of the other settings.
    var size: DynamicTypeSize?
    var direction: LayoutDirection?
    /// The width in points; nil for that of the preview.
    var width: CGFloat?
  }

  /// The rows of the sheet.
  static let rows: [[Variant]] = [
    [
      Variant(name: "Light"),
      Variant(name: "Dark", scheme: .dark),
      Variant(name: "Right to left", direction: .rightToLeft),
    ],
    [
      Variant(name: "Text: small", size: .xSmall),
      Variant(name: "Text: extra large", size: .xxxLarge),
      Variant(name: "Text: accessibility", size: .accessibility3),
    ],
    [
      Variant(name: "320 points wide", width: 320),
      Variant(name: "390 points wide", width: 390),
      Variant(name: "768 points wide", width: 768),
    ],
  ]

  /// What the sheet shows, by row.
  private struct Cell: Identifiable {
    var id: String { name }
    var name: String
    var content: AnyView
  }
  private let cells: [[Cell]]

  /// A sheet of a view, which is made anew for each variant.
  ///
  /// - Parameter settings: What holds where a variant says nothing; nil for what usually does.
  @MainActor
  static func make(
    of view: Driver.Choice,
    _ request: DriverRequest,
    _ settings: PreviewSettings? = nil
  ) async throws -> VariantSheet {
    var cells: [[Cell]] = []
    for row in rows {
      var drawn: [Cell] = []
      for variant in row {
        var content = try await view.make()
        if var settings {
          settings.typeSize = variant.size ?? settings.typeSize
          settings.isRightToLeft =
            variant.direction.map { $0 == .rightToLeft } ?? settings.isRightToLeft
          content = AnyView(content.shown(settings))
        }
        drawn.append(
          Cell(name: variant.name, content: page(content, variant, on: view.space, request))
        )
      }
      cells.append(drawn)
    }
    return VariantSheet(cells: cells)
  }

  @MainActor
  private static func page(
    _ view: AnyView,
    _ variant: Variant,
    on space: DrawingSpace,
    _ request: DriverRequest
  ) -> AnyView {
    var request = request
    request.isDark = variant.scheme == .dark
    if let width = variant.width { request.width = Double(width) }
    let (content, proposal) = Driver.page(view, on: space, request)
    return AnyView(
      OfferedSpace(width: proposal.width, height: proposal.height) { content }
        .dynamicTypeSize(variant.size ?? .large)
        .environment(\.layoutDirection, variant.direction ?? .leftToRight)
    )
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(cells.indices, id: \.self) { row in
        HStack(alignment: .top, spacing: 24) {
          ForEach(cells[row]) { cell in
            VStack(alignment: .leading, spacing: 6) {
              Text(verbatim: cell.name).font(.caption).foregroundStyle(.black)
              cell.content.border(Color(white: 0.75))
            }
          }
        }
      }
    }
    .padding(24)
    .background(Color(white: 0.93))
  }
}

/// Offers its view a room of its own, whatever it is offered itself.
private struct OfferedSpace: Layout {
  var width: CGFloat?
  var height: CGFloat?

  private var offer: ProposedViewSize { ProposedViewSize(width: width, height: height) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(offer) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: offer)
  }
}
