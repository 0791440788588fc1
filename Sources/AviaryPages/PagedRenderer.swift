import AviaryCairo
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryGraphics
import AviaryStacks
public import Foundation

/// Divides a long view into pages, with no display: a PDF document, or a picture a page.
///
/// The views of the content stand below each other, as in a lazy stack. What has room on a page is not divided; what is
/// higher than a page is divided between its own subviews, and so on inward; a text that is higher is divided between lines, and
/// what has nothing to divide it by at the page's edge. Where a page begins with what doesn't fit on it, it is filled.
///
///     let renderer = PagedRenderer {
///       Text("Report").font(.largeTitle).accessibilityAddTraits(.isHeader)
///       ForEach(entries) { EntryView($0) }
///     } footer: { page in
///       Text("Page \(page.number) of \(page.count)")
///     }
///     try await renderer.writePDF(to: file)
///
/// Views are made when their page is, and let go of when it is written: neither a hundred thousand rows nor a thousand pages
/// are held, if the content is a `ForEach` or a lazy container. Each call makes the pages anew, with new state.
///
/// PDF has the content's text, its links, an outline of its headings, and the reading order that the accessibility tree tells
/// of; headers, footers and what decorates are left out of that. Gradients, images and effects are pixels in it.
@MainActor
public final class PagedRenderer<Content: View> {
  /// The views to be divided.
  public var content: Content

  /// How large all pages are; A4 unless told otherwise.
  public var pageSize = PageSize.a4

  /// The space around header, content and footer, in points; 36 unless told otherwise.
  public var margins = EdgeInsets(top: 36, leading: 36, bottom: 36, trailing: 36)

  /// How views that are narrower than the page stand on it.
  public var alignment = HorizontalAlignment.leading

  /// The distance between the views of the content, in points; nil for the usual one.
  public var spacing: CGFloat?

  /// Pixels a point of pictures, and at least of what is pixels in a document; more than 0.
  ///
  /// Documents have no less than 2.
  public var scale: CGFloat = 2

  /// What a PDF document says of itself.
  public var information = PagedDocumentInformation()

  let header: ((PageContext) -> AnyView)?
  let footer: ((PageContext) -> AnyView)?

  /// Makes a renderer.
  ///
  /// - Parameter content: The views to be divided.
  public convenience init(@ViewBuilder content: () -> Content) {
    self.init(content(), nil, nil)
  }

  /// Makes a renderer of pages that begin alike.
  ///
  /// - Parameters:
  ///   - content: The views to be divided.
  ///   - header: What stands at the top of each page, as wide as the content may be.
  public convenience init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: @escaping (PageContext) -> some View
  ) {
    self.init(content(), { AnyView(header($0)) }, nil)
  }

  /// Makes a renderer of pages that end alike.
  ///
  /// - Parameters:
  ///   - content: The views to be divided.
  ///   - footer: What stands at the bottom of each page, as wide as the content may be.
  public convenience init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: @escaping (PageContext) -> some View
  ) {
    self.init(content(), nil, { AnyView(footer($0)) })
  }

  /// Makes a renderer of pages that begin and end alike.
  ///
  /// - Parameters:
  ///   - content: The views to be divided.
  ///   - header: What stands at the top of each page, as wide as the content may be.
  ///   - footer: What stands at the bottom of each page.
  public convenience init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: @escaping (PageContext) -> some View,
    @ViewBuilder footer: @escaping (PageContext) -> some View
  ) {
    self.init(content(), { AnyView(header($0)) }, { AnyView(footer($0)) })
  }

  private init(
    _ content: Content,
    _ header: ((PageContext) -> AnyView)?,
    _ footer: ((PageContext) -> AnyView)?
  ) {
    (self.content, self.header, self.footer) = (content, header, footer)
  }

  /// How many pages there are.
  ///
  /// Lays all of them out.
  ///
  /// - Throws: ``RenderingError`` for sizes that leave no space, and views that don't come to rest.
  public func pageCount() throws -> Int {
    let layout = try makeLayout(PageCounter())
    var count = 0
    while try layout.next(draws: false) != nil { count += 1 }
    return count
  }

  /// The pages from the first on; where headers read the number of pages, they have been counted.
  func pages() throws -> PageLayout<Content> {
    let counter = PageCounter()
    let layout = try makeLayout(counter)
    try layout.prepareFirst()
    guard counter.isRead else { return layout }
    counter.count = try pageCount()
    return try makeLayout(counter)
  }

  private func makeLayout(_ counter: PageCounter) throws -> PageLayout<Content> {
    guard scale > 0, scale.isFinite else {
      throw RenderingError.size("a scale of \(scale) is invalid: it must be more than 0")
    }
    return try PageLayout(self, counter)
  }
}
