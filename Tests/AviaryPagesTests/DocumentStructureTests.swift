import AviaryPages
import Foundation
import SwiftUI
import Testing

/// What readers of a document find in it beside its pages.
@MainActor
@Suite("Structure of documents", .enabled(if: Poppler.isThere, "needs the package poppler-utils"))
struct DocumentStructureTests {
  private var renderer: PagedRenderer<some View> {
    let renderer = PagedRenderer {
      Text("Animals").font(.title).accessibilityAddTraits(.isHeader)
      Text("Birds").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Text("They have **feathers**, [as is known](https://example.org/feathers?a=(1)).")
      Text("Underlined").underline()
      Image(systemName: "bird").accessibilityLabel("A bird")
      Rectangle().fill(.gray.gradient).frame(height: 500)
      Text("Fish").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Link("More of them", destination: Self.address)
      Text("Plants").accessibilityAddTraits(.isHeader)
    } footer: { page in
      Text("page \(page.number)")
    }
    renderer.information.title = "Animals (and plants) — ä"
    renderer.information.author = "Ada"
    renderer.information.keywords = ["fur", "fins"]
    renderer.information.language = "en-GB"
    return renderer
  }

  private static let address = URL(fileURLWithPath: "/fish")

  @Test("title, author and keywords are those that were given")
  func information() throws {
    let text = try Poppler.run("pdfinfo", ["DOCUMENT"], renderer.pdfData())
    for line in ["Animals (and plants) — ä", "Ada", "fur, fins", "Tagged:          yes"] {
      #expect(text.contains(line), "\(text)")
    }
    #expect(String(decoding: try renderer.pdfData(), as: UTF8.self).contains("/Lang (en-GB)"))
  }

  @Test("links lead where those of the views do")
  func links() throws {
    let data = try renderer.pdfData()
    let text = try Poppler.run("pdfinfo", ["-url", "DOCUMENT"], data)
    #expect(text.contains("https://example.org/feathers?a=(1)"), "\(text)")
    #expect(text.contains("file:///fish"), "\(text)")
  }

  @Test("headings, paragraphs, pictures and links are read in order, and what decorates is not")
  func structure() throws {
    let text = try Poppler.run("pdfinfo", ["-struct-text", "DOCUMENT"], renderer.pdfData())
    let parts = [
      "H1", "Animals", "H2", "Birds", "P", "feathers", "Link", "as is known", "Underlined",
      "Figure",
      "H2", "Fish", "Link", "More of them", "H1", "Plants",
    ]
    var rest = text[...]
    for part in parts {
      guard let range = rest.range(of: part) else {
        Issue.record("no '\(part)' where it belongs in \(text)")
        return
      }
      rest = rest[range.upperBound...]
    }
    #expect(!text.contains("page 1"), "a footer is no part of the text")
  }

  @Test("headings are the outline, by their levels")
  func outline() throws {
    let data = try renderer.pdfData()
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/PageMode /UseOutlines"))
    // Four headings, two of them on the outermost level.
    #expect(text.components(separatedBy: "/Dest [").count == 5)
    func hex(_ title: String) -> String {
      "<FEFF" + title.utf16.map { String(format: "%04X", $0) }.joined() + ">"
    }
    let animals = try #require(text.range(of: "<< /Title " + hex("Animals")))
    #expect(text[animals.upperBound...].prefix(160).contains("/Count 2"))
    let plants = try #require(text.range(of: "<< /Title " + hex("Plants")))
    #expect(!text[plants.upperBound...].prefix(120).contains("/Count"))
  }

  @Test(
    "a checker of documents finds no fault",
    .enabled(if: Poppler.hasChecker, "needs the package qpdf")
  )
  func valid() throws {
    let text = try Poppler.run("qpdf", ["--check", "DOCUMENT"], renderer.pdfData())
    #expect(text.contains("No syntax or stream encoding errors found"), "\(text)")
  }

  @Test("texts with lines, gradients, shadows and on materials can be found")
  func hiddenText() throws {
    let renderer = PagedRenderer {
      Text("crossed").strikethrough().background(.yellow)
      Text("graded").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      )
      Text("shaded").shadow(radius: 3)
      Text("blurred").blur(radius: 1)
      Text("faded").opacity(0.5)
    }
    let glass = PagedRenderer {
      Text("glass").padding().background(.thinMaterial)
    }
    #expect(
      try Poppler.pages(renderer.pdfData()) == ["crossed graded shaded blurred faded"]
    )
    #expect(try Poppler.pages(glass.pdfData()) == ["glass"])
  }
}
