import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import Foundation

// Documents and pictures. Pages are laid out on the main actor, and painted and packed elsewhere meanwhile.
extension PagedRenderer {
  /// The pages as a PDF document.
  ///
  /// The same content gives the same bytes.
  ///
  /// - Throws: ``RenderingError`` for sizes that leave no space and views that don't come to rest; what the painter reports;
  ///   `CancellationError` where the task is cancelled.
  public func pdf() async throws -> Data {
    var data = Data()
    try await writePDF { data.append($0) }
    return data
  }

  /// Writes the pages to a file as a PDF document.
  ///
  /// Each page is written when it is done: memory doesn't grow with their number. The file is there when all are.
  ///
  /// - Throws: As ``pdf()``; what Foundation reports for a file that can't be written.
  public func writePDF(to url: URL) async throws {
    let folder = url.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    try Data().write(to: draft, options: .withoutOverwriting)
    do {
      let file = try FileHandle(forWritingTo: draft)
      do {
        try await writePDF { try file.write(contentsOf: $0) }
      } catch {
        try? file.close()
        throw error
      }
      try file.close()
      // In one step: a reader of the old file keeps it.
      guard rename(draft.path, url.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
      }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// The pages as a PDF document, all made on the main actor before this returns; the bytes of ``pdf()``.
  ///
  /// - Throws: As ``pdf()``.
  public func pdfData() throws -> Data {
    let layout = try pages()
    let document = PagedDocument(information.entries, pixelScale: scale)
    defer { document.close() }
    var data = Data()
    while let page = try layout.next() { data.append(try document.add(page.list, page.tree)) }
    data.append(try document.finish())
    return data
  }

  /// Hands over each page as a PNG of ``scale`` pixels a point, on white.
  ///
  /// - Parameter body: Is called with the pages' numbers, from 1 on, in their order.
  /// - Throws: As ``pdf()``; what `body` throws, which ends it.
  public func forEachPNG(_ body: (_ page: Int, _ data: Data) async throws -> Void) async throws {
    let layout = try pages()
    var next = try layout.next()
    while let page = next {
      try Task.checkCancellation()
      var list = page.list
      list.background = .white
      let picture = SettledPicture(list, scale: scale)
      defer { withExtendedLifetime(list) { picture.close() } }
      async let painted = Self.png(of: picture)
      next = try layout.next()
      try await body(page.number, painted)
    }
  }

  /// Writes each page to a file of its own, as ``forEachPNG(_:)`` makes them.
  ///
  /// - Parameters:
  ///   - folder: Where; it is made if it isn't there.
  ///   - name: What the names begin with; `page-1.png` and so on follow from `page`.
  /// - Returns: The files, in the order of the pages.
  /// - Throws: As ``pdf()``; what Foundation reports for a file that can't be written.
  @discardableResult
  public func writePNGs(to folder: URL, named name: String = "page") async throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [URL] = []
    try await forEachPNG { page, data in
      let file = folder.appendingPathComponent("\(name)-\(page).png")
      try data.write(to: file, options: .atomic)
      files.append(file)
    }
    return files
  }

  private func writePDF(_ write: (Data) throws -> Void) async throws {
    let layout = try pages()
    let document = PagedDocument(information.entries, pixelScale: scale)
    defer { document.close() }
    var next = try layout.next()
    while let page = next {
      try Task.checkCancellation()
      let (list, tree) = (page.list, page.tree)
      let picture = SettledPicture(list, scale: scale)
      // What the list has of the text engine goes on the main thread.
      defer { withExtendedLifetime(list) { picture.close() } }
      async let written = Self.add(picture, tree, to: document)
      next = try layout.next()
      try write(await written)
    }
    try write(document.finish())
  }

  private nonisolated static func add(
    _ picture: SettledPicture,
    _ tree: [AccessibilityElement],
    to document: PagedDocument
  ) async throws -> Data {
    try await PaintingPool.shared.paint { _ in
      guard let list = picture.list else { throw CancellationError() }
      return try document.add(list, tree)
    }
  }

  private nonisolated static func png(of picture: SettledPicture) async throws -> Data {
    try await PaintingPool.shared.paint { painter in
      guard let list = picture.list else { throw CancellationError() }
      return try painter.png(of: list, scale: picture.scale)
    }
  }
}
