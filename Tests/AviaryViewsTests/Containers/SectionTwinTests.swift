import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

// MARK: - Containers

/// A part for each section: header, a grid of its members, footer.
private struct Catalogue<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 9) {
        Group(subviews: content) { subviews in
          ForEach(sections: subviews) { section in
            VStack(alignment: .leading, spacing: 4) {
              section.header.font(.title2.bold()).padding(.top, 6)
              LazyVGrid(columns: [.init(.adaptive(minimum: 80))]) {
                ForEach(section.content) { $0 }
              }
              section.footer.font(.caption).foregroundStyle(.secondary)
            }
          }
        }
      }
      .padding()
    }
  }
}

/// Grouped cards: the header in capitals where there is one, members below each other.
private struct Groups<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 14) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 3) {
          if !section.header.isEmpty {
            section.header.font(.caption).textCase(.uppercase)
          }
          VStack(spacing: 1) {
            ForEach(section.content) { subview in
              subview.padding(4).frame(maxWidth: .infinity, alignment: .leading)
                .background(.yellow)
            }
          }
          .clipShape(.rect(cornerRadius: 10))
        }
      }
    }
  }
}

/// A row that scrolls for each section, its members as wide as the row.
private struct Shelves<Content: View>: View {
  /// Whether the content is placed as a whole or member by member.
  let isWhole: Bool
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(sections: content) { section in
          VStack {
            section.header
            ScrollView(.horizontal) {
              LazyHStack {
                if isWhole {
                  section.content.containerRelativeFrame(.horizontal).frame(minHeight: 30)
                } else {
                  ForEach(section.content) { subview in
                    subview.containerRelativeFrame(.horizontal).frame(minHeight: 30)
                  }
                }
              }
              .scrollTargetLayout()
            }
            .scrollIndicators(.hidden)
            .scrollTargetBehavior(.viewAligned)
            .contentMargins(16)
            section.footer
          }
        }
      }
    }
  }
}

/// The first section's members large, a part for each of the others.
private struct Issue<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 5) {
      Group(sections: content) { sections in
        if !sections.isEmpty { sections[0].content.frame(minHeight: 40) }
        if sections.count > 1 {
          ForEach(sections[1...]) { section in
            section.header
            HStack(spacing: 3) { section.content }
            section.footer
          }
        }
      }
    }
  }
}

// MARK: - Tests

/// Containers over sections beside the same written with plain stacks.
@MainActor
@Suite("Containers of sections and plain stacks")
struct SectionTwinTests {
  @ViewBuilder private func content(_ probes: Probes) -> some View {
    Section("One") {
      TitledCard("a", .red, probes)
      TitledCard("b", .green, probes)
      TitledCard("c", .blue, probes)
    } footer: {
      Text("three")
    }
    TitledCard("loose", .orange, probes)
    Section {
      ForEach(["d", "e"], id: \.self) { TitledCard($0, .mint, probes) }
    } header: {
      Text("Two").probe("two", probes)
    }
  }

  @Test("a catalogue of sections, taken apart as subviews first")
  func catalogue() throws {
    @ViewBuilder func part(
      _ rows: [[AnyView]],
      header: AnyView? = nil,
      footer: AnyView? = nil
    ) -> some View {
      // 208 less 32 of padding are 176: two columns of 84.
      VStack(alignment: .leading, spacing: 4) {
        if let header { header.font(.title2.bold()).padding(.top, 6) }
        VStack(alignment: .leading, spacing: 8) {
          ForEach(rows.indices, id: \.self) { row in
            HStack(spacing: 8) {
              ForEach(rows[row].indices, id: \.self) { rows[row][$0].frame(width: 84) }
            }
          }
        }
        .frame(width: 176, alignment: .leading)
        if let footer { footer.font(.caption).foregroundStyle(.secondary) }
      }
    }
    try expectTwins(in: 208, 400, probed: 7) { probes in
      Catalogue { content(probes) }
    } _: { probes in
      ScrollView {
        VStack(alignment: .leading, spacing: 9) {
          part(
            [
              [AnyView(TitledCard("a", .red, probes)), AnyView(TitledCard("b", .green, probes))],
              [AnyView(TitledCard("c", .blue, probes))],
            ],
            header: AnyView(Text("One")),
            footer: AnyView(Text("three"))
          )
          part([[AnyView(TitledCard("loose", .orange, probes))]])
          part(
            [[AnyView(TitledCard("d", .mint, probes)), AnyView(TitledCard("e", .mint, probes))]],
            header: AnyView(Text("Two").probe("two", probes))
          )
        }
        .padding()
      }
    }
  }

  @Test("groups of cards under their headers")
  func groups() throws {
    func row(_ card: some View) -> some View {
      card.padding(4).frame(maxWidth: .infinity, alignment: .leading).background(.yellow)
    }
    func group(_ rows: some View) -> some View {
      VStack(spacing: 1) { rows }.clipShape(.rect(cornerRadius: 10))
    }
    try expectTwins(in: 180, 400, probed: 7) { probes in
      Groups { content(probes) }
    } _: { probes in
      VStack(spacing: 14) {
        VStack(alignment: .leading, spacing: 3) {
          Text("One").font(.caption).textCase(.uppercase)
          group(
            Group {
              row(TitledCard("a", .red, probes))
              row(TitledCard("b", .green, probes))
              row(TitledCard("c", .blue, probes))
            }
          )
        }
        VStack(alignment: .leading, spacing: 3) { group(row(TitledCard("loose", .orange, probes))) }
        VStack(alignment: .leading, spacing: 3) {
          Text("Two").probe("two", probes).font(.caption).textCase(.uppercase)
          group(
            Group {
              row(TitledCard("d", .mint, probes))
              row(TitledCard("e", .mint, probes))
            }
          )
        }
      }
    }
  }

  @Test("shelves, their content placed as a whole or member by member", arguments: [true, false])
  func shelves(isWhole: Bool) throws {
    func shelf(_ members: some View) -> some View {
      ScrollView(.horizontal) { LazyHStack { members } }
        .scrollIndicators(.hidden).contentMargins(16)
    }
    // Members are 200 less two margins wide; the second of each begins at 192, the third is out of sight.
    try expectTwins(in: 200, 400, probed: 6) { probes in
      Shelves(isWhole: isWhole) { content(probes) }
    } _: { probes in
      ScrollView {
        LazyVStack {
          VStack {
            Text("One")
            shelf(
              Group {
                TitledCard("a", .red, probes).frame(width: 168).frame(minHeight: 30)
                TitledCard("b", .green, probes).frame(width: 168).frame(minHeight: 30)
              }
            )
            Text("three")
          }
          VStack {
            shelf(TitledCard("loose", .orange, probes).frame(width: 168).frame(minHeight: 30))
          }
          VStack {
            Text("Two").probe("two", probes)
            shelf(
              Group {
                TitledCard("d", .mint, probes).frame(width: 168).frame(minHeight: 30)
                TitledCard("e", .mint, probes).frame(width: 168).frame(minHeight: 30)
              }
            )
          }
        }
      }
    }
  }

  @Test("the first section large, the others below")
  func issue() throws {
    try expectTwins(in: 200, 400, probed: 7) { probes in
      Issue { content(probes) }
    } _: { probes in
      VStack(spacing: 5) {
        TitledCard("a", .red, probes).frame(minHeight: 40)
        TitledCard("b", .green, probes).frame(minHeight: 40)
        TitledCard("c", .blue, probes).frame(minHeight: 40)
        HStack(spacing: 3) { TitledCard("loose", .orange, probes) }
        Text("Two").probe("two", probes)
        HStack(spacing: 3) {
          TitledCard("d", .mint, probes)
          TitledCard("e", .mint, probes)
        }
      }
    }
  }

  @Test("a container among the members of another's section")
  func nested() throws {
    try expectTwins(in: 200, 200, probed: 3) { probes in
      Groups {
        Section("Outer") {
          Issue {
            TitledCard("a", .red, probes)
            Section { TitledCard("b", .blue, probes) }
          }
          TitledCard("c", .green, probes)
        }
      }
    } _: { probes in
      VStack(alignment: .leading, spacing: 3) {
        Text("Outer").font(.caption).textCase(.uppercase)
        VStack(spacing: 1) {
          VStack(spacing: 5) {
            TitledCard("a", .red, probes).frame(minHeight: 40)
            HStack(spacing: 3) { TitledCard("b", .blue, probes) }
          }
          .padding(4).frame(maxWidth: .infinity, alignment: .leading).background(.yellow)
          TitledCard("c", .green, probes).padding(4).frame(maxWidth: .infinity, alignment: .leading)
            .background(.yellow)
        }
        .clipShape(.rect(cornerRadius: 10))
      }
    }
  }
}
