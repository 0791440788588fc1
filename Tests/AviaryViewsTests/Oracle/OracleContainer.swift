import SwiftUI

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Ways to take views apart.
enum OracleContainerKind: String, CaseIterable, CustomDebugStringConvertible {
  case counted, reversed, sorted, filtered, indexed, first, last, slice, twice, mixed, chunks
  case sections, sectionsReversed, sectionSlice, sectionValues, nested, each, annotated, passedOn
  case laidOut, lazy, lazyGrid, grid, titling, overlaid, fitting, identified

  var debugDescription: String { "." + rawValue }

  /// Whether a subview is placed in the same container whatever the others are.
  ///
  /// One that is placed by its index is placed anew at another index; see `OracleRegressionTests.byIndex()`.
  var keepsPlaces: Bool {
    switch self {
    case .overlaid, .chunks, .fitting, .indexed: false
    default: true
    }
  }
}

extension ContainerValues {
  /// The path of a leaf.
  @Entry var oraclePath: UInt64 = 0
}

/// Takes its content apart in one of many ways.
struct OracleContainer<Content: View>: View {
  let kind: OracleContainerKind
  let stage: OracleStage
  let key: Int
  @ViewBuilder var content: Content

  var body: some View {
    switch kind {
    case .counted, .reversed, .sorted, .filtered, .indexed, .mixed: arranged
    case .first, .last, .slice, .twice, .chunks: picked
    case .sections, .sectionsReversed, .sectionSlice, .sectionValues: sectioned
    case .nested, .each, .annotated, .passedOn: nested
    case .identified: identified
    case .laidOut, .lazy, .lazyGrid, .grid, .titling, .overlaid, .fitting: placed
    }
  }

  @ViewBuilder private var arranged: some View {
    Group(subviews: content) { subviews in
      switch kind {
      case .counted:
        Text(verbatim: "count \(subviews.count)")
        subviews
      case .reversed: ForEach(subviews.reversed()) { $0 }
      case .sorted:
        ForEach(subviews.sorted { $0.containerValues.level < $1.containerValues.level }) { $0 }
      case .filtered:
        let high = subviews.filter { $0.containerValues.level > 1 }
        Text(verbatim: "high \(high.count)")
        HStack { ForEach(high) { $0 } }
      case .indexed: ForEach(subviews.indices, id: \.self) { subviews[$0].padding(1) }
      default:
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
          Text(verbatim: "\(index): \(subview.containerValues.level)")
          subview
        }
      }
    }
  }

  @ViewBuilder private var picked: some View {
    Group(subviews: content) { subviews in
      switch kind {
      case .first: if let first = subviews.first { first }
      case .last: if !subviews.isEmpty { VStack { subviews[subviews.count - 1] } }
      case .slice: subviews.dropFirst().dropLast()
      case .twice:
        VStack {
          subviews; subviews
        }
      default:
        let starts = Array(stride(from: 0, to: subviews.count, by: 2))
        ForEach(starts, id: \.self) { start in
          HStack { subviews[start..<min(start + 2, subviews.count)] }
        }
      }
    }
  }

  @ViewBuilder private var sectioned: some View {
    switch kind {
    case .sections:
      ForEach(sections: content) { section in
        Text(verbatim: "\(section.header.count)|\(section.content.count)|\(section.footer.count)")
        VStack { section.header }
        section.content
        ForEach(section.footer) { $0.padding(1) }
      }
    case .sectionsReversed:
      Group(sections: content) { sections in
        ForEach(sections.reversed()) { section in
          Section {
            section.content
          } header: {
            section.footer
          } footer: {
            section.header
          }
        }
      }
    case .sectionSlice:
      Group(sections: content) { sections in
        Text(verbatim: "\(sections.count) sections")
        ForEach(sections[1...]) { section in VStack { ForEach(section.content) { $0 } } }
      }
    default:
      ForEach(sections: content) { section in
        Text(verbatim: "level \(section.containerValues.level)")
        section.content.containerValue(\.level, section.containerValues.level + 1)
      }
    }
  }

  @ViewBuilder private var placed: some View {
    switch kind {
    case .laidOut: Indenting { ForEach(subviews: content) { $0 } }
    case .lazy:
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 1) {
          ForEach(sections: content) { section in
            Section {
              section.content
            } header: {
              section.header
            }
          }
        }
      }
      .frame(height: 60)
    case .lazyGrid:
      LazyVGrid(columns: [GridItem(), GridItem(.fixed(60))], spacing: 2) {
        Group(subviews: content) { subviews in ForEach(subviews) { $0 } }
      }
    case .grid:
      Grid {
        ForEach(sections: content) { section in
          GridRow {
            section.header; section.content.padding(1)
          }
        }
      }
    case .titling:
      ForEach(subviews: content) { $0.environment(\.testTitle, "proxy").font(.title) }
    case .overlaid:
      Group(subviews: content) { subviews in
        if let first = subviews.first { first.overlay { ZStack { subviews[1...] } } }
      }
    default:
      ViewThatFits(in: .horizontal) {
        Group(subviews: content) { subviews in
          HStack { subviews }
          VStack { subviews }
        }
      }
    }
  }

  private var identified: some View {
    Group(subviews: content) { subviews in
      let _ = stage.note(key, subviews.map { ($0.containerValues.oraclePath, $0.id) })
      ForEach(subviews) { $0.padding(.leading, 1) }
    }
  }

  @ViewBuilder private var nested: some View {
    switch kind {
    case .nested:
      Group(subviews: content) { outer in
        Group(sections: outer) { sections in
          Text(verbatim: "\(outer.count) in \(sections.count)")
          Group(subviews: outer) { inner in
            ForEach(inner) { $0 }
          }
        }
      }
    case .each:
      ForEach(subviews: content) { subview in
        Text(verbatim: "level \(subview.containerValues.level)")
        subview
      }
    case .annotated:
      Group(subviews: content) { subviews in
        ForEach(subviews) { $0.containerValue(\.level, $0.containerValues.level + 1) }
      }
    default:
      Group(subviews: content) { subviews in
        VStack {
          AnyView(
            OracleContainer<TupleView<(SubviewsCollection, Text)>>(
              kind: .mixed,
              stage: stage,
              key: key
            ) {
              subviews
              Text(verbatim: "passed")
            }
          )
        }
      }
    }
  }
}

/// A column in which each view stands as far to the right as its level says.
private struct Indenting: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: 30 + (sizes.map(\.width).max() ?? 0),
      height: sizes.map(\.height).reduce(0, +)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(subview.containerValues.level), y: y),
        proposal: .unspecified
      )
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}
