import AviaryEngine
import Foundation
import SwiftUI
import Testing

@testable import AviaryPages

/// A row of a known height.
private struct Row: View {
  let name: String
  var height: CGFloat = 30

  var body: some View { Text(name).frame(height: height) }
}

@MainActor
@Suite("Long views on pages", .enabled(if: Poppler.isThere, "needs the package poppler-utils"))
struct PagedRendererTests {
  /// Pages of 200 by 100 points without margins.
  private func renderer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> PagedRenderer<Content> {
    let renderer = PagedRenderer(content: content)
    small(renderer)
    return renderer
  }

  private func small<Content: View>(_ renderer: PagedRenderer<Content>) {
    renderer.pageSize = PageSize(width: 200, height: 100)
    renderer.margins = EdgeInsets()
    renderer.spacing = 0
  }

  @Test("what does not fit on a page begins the next one")
  func wholeRows() throws {
    let renderer = renderer { ForEach(1..<8) { Row(name: "row\($0)") } }
    #expect(
      try Poppler.pages(renderer.pdfData()) == ["row1 row2 row3", "row4 row5 row6", "row7"]
    )
    #expect(try renderer.pageCount() == 3)
  }

  @Test(
    "a stack that is higher than a page is divided between its subviews, one that is not goes on whole"
  )
  func stacks() throws {
    let renderer = renderer {
      Row(name: "first", height: 50)
      VStack(spacing: 0) { ForEach(1..<3) { Row(name: "short\($0)") } }
      VStack(spacing: 0) { ForEach(1..<6) { Row(name: "long\($0)") } }
    }
    #expect(
      try Poppler.pages(renderer.pdfData())
        == ["first", "short1 short2 long1", "long2 long3 long4", "long5"]
    )
  }

  @Test("a text that is higher than a page is divided between lines")
  func lines() throws {
    let words = (1...60).map { "word\($0)" }
    let renderer = renderer { Text(words.joined(separator: " ")) }
    let pages = try Poppler.pages(renderer.pdfData())
    #expect(pages.count > 2)
    #expect(pages.joined(separator: " ") == words.joined(separator: " "))
  }

  @Test("what nothing divides is cut at the edge of the page, and goes on where it was cut")
  func picture() async throws {
    let renderer = renderer {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .frame(width: 200, height: 250)
    }
    renderer.scale = 1
    #expect(try renderer.pageCount() == 3)
    let whole = ImageRenderer(content: renderer.content)
    let expected = try #require(whole.cgImage)
    var rows = 0
    try await renderer.forEachPNG { _, data in
      let page = try #require(UIImage(data: data)?.cgImage)
      #expect(page.width == 200 && page.height == 100)
      rows += 100
    }
    #expect(rows == 300 && expected.height == 250)
  }

  @Test("headers and footers repeat, know number and count, and take room from the content")
  func decorations() throws {
    let renderer = PagedRenderer {
      ForEach(1..<6) { Row(name: "row\($0)") }
    } header: { _ in
      Text("Report").frame(height: 20)
    } footer: { page in
      Text("\(page.number) of \(page.count)").frame(height: 20)
    }
    small(renderer)
    #expect(
      try Poppler.pages(renderer.pdfData())
        == ["Report row1 row2 1 of 3", "Report row3 row4 2 of 3", "Report row5 3 of 3"]
    )
  }

  @Test("margins and the size of the page count")
  func margins() throws {
    let renderer = renderer { ForEach(1..<5) { Row(name: "row\($0)") } }
    renderer.margins = EdgeInsets(top: 25, leading: 40, bottom: 10, trailing: 0)
    let data = try renderer.pdfData()
    #expect(try Poppler.pages(data) == ["row1 row2", "row3 row4"])
    let place = try Poppler.run("pdftotext", ["-bbox", "-l", "1", "DOCUMENT", "-"], data)
    let word = try #require(place.split(separator: "\n").first { $0.contains("row1") })
    #expect(word.contains("xMin=\"40."), "\(word)")
    #expect(try Poppler.run("pdfinfo", ["DOCUMENT"], data).contains("200 x 100 pts"))
  }

  @Test("lazy rows are mounted a page at a time", arguments: [false, true])
  func lazy(isInside: Bool) throws {
    var made = 0
    let content = ForEach(0..<100_000) { number in
      let _ = made += 1
      Row(name: "row\(number)")
    }
    let layout =
      isInside
      ? try renderer { LazyVStack(spacing: 0) { content } }.anyPages()
      : try renderer { content }.anyPages()
    for page in 1...50 { #expect(try layout()?.number == page) }
    // Three fit on a page, and some are looked at beyond its end.
    #expect(made < 50 * 12, "\(made)")
  }

  @Test(
    "no pages are lost or doubled over a thousand of them, and what has been written is let go of"
  )
  func thousand() async throws {
    let renderer = renderer { ForEach(0..<3000) { Row(name: "row\($0)") } }
    let layout = try renderer.pages()
    var count = 0
    var most = 0
    while let page = try layout.next() {
      count += 1
      most = max(most, layout.liveNodes)
      #expect(page.number == count)
    }
    #expect(count == 1000)
    #expect(most < 400, "\(most)")
    let pages = try Poppler.pages(await renderer.pdf())
    #expect(
      pages.joined(separator: " ") == (0..<3000).map { "row\($0)" }.joined(separator: " ")
    )
  }

  @Test("the bytes are the same away from the main actor, in a file, and the next time")
  func sameBytes() async throws {
    let renderer = renderer {
      ForEach(1..<8) { number in
        Row(name: "row\(number)").background(.red.gradient).shadow(radius: 2)
      }
    }
    let data = try renderer.pdfData()
    #expect(try await renderer.pdf() == data)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-pages-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("old".utf8).write(to: file)
    try await renderer.writePDF(to: file)
    #expect(try Data(contentsOf: file) == data)
    #expect(try Poppler.pages(data).joined(separator: " ").contains("row1 row2 row3 row4"))
  }

  @Test("a page without space, and one that isn't a size, are errors that say so")
  func badSizes() throws {
    let renderer = renderer { Text("a") }
    renderer.margins = EdgeInsets(top: 60, leading: 0, bottom: 60, trailing: 0)
    #expect(throws: RenderingError.self) { try renderer.pdfData() }
    renderer.margins = EdgeInsets()
    renderer.pageSize = PageSize(width: .nan, height: 100)
    #expect(throws: RenderingError.self) { try renderer.pdfData() }
    renderer.pageSize = .a4
    renderer.scale = 0
    #expect(throws: RenderingError.self) { try renderer.pdfData() }
  }

  @Test("nothing is one empty page")
  func empty() throws {
    #expect(try renderer { EmptyView() }.pageCount() == 1)
    #expect(try Poppler.pages(renderer { EmptyView() }.pdfData()) == [""])
  }

  @Test("a cancelled document is no file, and leaves none behind")
  func cancelled() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = renderer { ForEach(0..<3000) { Row(name: "row\($0)") } }
    let task = Task { @MainActor in
      try await renderer.writePDF(to: folder.appendingPathComponent("document.pdf"))
    }
    await Task.yield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}

extension PagedRenderer {
  /// The pages without their type.
  fileprivate func anyPages() throws -> @MainActor () throws -> LaidOutPage? {
    let layout = try pages()
    return { try layout.next() }
  }
}
