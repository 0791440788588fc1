import AviaryCairo
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// One page, ready to be painted.
struct LaidOutPage {
  let number: Int
  let list: DisplayList
  /// What the content on it says, in the page's coordinates.
  let tree: [AccessibilityElement]
}

/// Makes pages of a view, one after the other.
///
/// The content is in a scroll view as large as a page's space, which is scrolled from page to page: so lazy containers make what is
/// seen, as they do in windows.
@MainActor
final class PageLayout<Content: View> {
  private let size: CGSize
  private let margins: EdgeInsets
  private let counter: PageCounter
  private let host: ViewHost<PagedContent<Content>>
  private let header: PageDecoration?
  private let footer: PageDecoration?

  private var number = 0
  /// Where the next page begins, in points of the content; nil after the last.
  private var start: CGFloat? = 0

  /// Begins with the first page.
  ///
  /// - Throws: `RenderingError` for a size that leaves no space; `PainterError` without fonts.
  init(_ renderer: PagedRenderer<Content>, _ counter: PageCounter) throws {
    self.counter = counter
    margins = renderer.margins
    size = CGSize(width: renderer.pageSize.width, height: renderer.pageSize.height)
    let lengths = [margins.leading, margins.trailing, margins.top, margins.bottom]
    guard size.width.isFinite, size.height.isFinite, lengths.allSatisfy(\.isFinite) else {
      throw RenderingError.size("a page of \(size.width) x \(size.height) points is invalid")
    }
    let space = size.width - margins.leading - margins.trailing
    guard space > 0, size.height - margins.top - margins.bottom > 0 else {
      throw RenderingError.size(
        "a page of \(size.width) x \(size.height) points has no space within its margins"
      )
    }
    let scale = renderer.scale
    func makeHost<Shown: View>(_ content: Shown) throws -> ViewHost<Shown> {
      ViewHost(
        content: content,
        textEngine: try Platform.textEngine(),
        images: Platform.images,
        services: Platform.services
      ) { $0.displayScale = scale }
    }
    func decoration(_ make: ((PageContext) -> AnyView)?) throws -> PageDecoration? {
      try make.map {
        PageDecoration(make: $0, host: try makeHost(AnyView(EmptyView())), width: space)
      }
    }
    header = try decoration(renderer.header)
    footer = try decoration(renderer.footer)
    host = try makeHost(
      PagedContent(
        content: renderer.content,
        alignment: renderer.alignment,
        spacing: renderer.spacing,
        margins: EdgeInsets(
          top: 0,
          leading: margins.leading,
          bottom: 0,
          trailing: margins.trailing
        ),
        tail: size.height
      )
    )
  }

  /// Makes header and footer of the first page, so that they have read what they read.
  func prepareFirst() throws {
    let context = PageContext(number: 1, counter: counter)
    try header?.update(context)
    try footer?.update(context)
  }

  /// The next page; nil after the last.
  ///
  /// There is always a first one.
  ///
  /// - Parameter draws: Whether the page is wanted, or only the next one.
  func next(draws: Bool = true) throws -> LaidOutPage? {
    guard let start else { return nil }
    number += 1
    // 1. What stands above and below.
    let context = PageContext(number: number, counter: counter)
    let above = try header?.update(context) ?? 0
    let below = try footer?.update(context) ?? 0
    let space = size.height - margins.top - margins.bottom - above - below
    guard space >= 1 else {
      throw RenderingError.size(
        "header and footer of page \(number) leave no space on \(size.width) x \(size.height) points"
      )
    }
    // 2. The content, from where the last page ended.
    let scroll = try show(from: start, height: space)
    let end = scroll.scrolledSize.height - size.height
    let edge = start + space
    let cut: CGFloat
    if end <= edge + PageBreaker.tolerance {
      cut = max(end, start)
      self.start = nil
    } else {
      cut = PageBreaker(start: start, edge: edge, space: space).position(in: scroll.contentNode)
      self.start = cut
    }
    // 3. All of it, on the page.
    guard draws else { return LaidOutPage(number: number, list: .nothing, tree: []) }
    let shown = CGRect(x: 0, y: margins.top + above, width: size.width, height: cut - start)
    var builder = FragmentBuilder()
    var content = FragmentBuilder()
    content.fragment(
      host.root.displayList().root,
      offset: CGPoint(x: 0, y: shown.minY)
    )
    builder.clipped(content.build(name: "content"), to: Path(shown))
    if let header { builder.fragment(header.picture, offset: origin(of: header, y: margins.top)) }
    if let footer {
      builder.fragment(
        footer.picture,
        offset: origin(of: footer, y: size.height - margins.bottom - below)
      )
    }
    return LaidOutPage(
      number: number,
      list: DisplayList(root: builder.build(name: "page"), size: size),
      tree: host.root.shownElements(
        in: shown,
        movedBy: CGPoint(x: 0, y: shown.minY)
      )
    )
  }

  /// Scrolls to where a page begins.
  private func show(from start: CGFloat, height: CGFloat) throws -> ScrollNode {
    host.proposal = ProposedViewSize(width: size.width, height: height)
    try host.update()
    guard let scroll = host.root.node?.firstScrollNode() else {
      throw RenderingError.size("the content of a page has no size")
    }
    // What is learned on the way may move what lies below, and never what lies above.
    for _ in 0..<4 where abs(scroll.offset.y - start) > 0.001 {
      scroll.scroll(to: CGPoint(x: 0, y: start))
      try host.update()
    }
    return scroll
  }

  /// How many nodes of the content there are now; tests ask.
  var liveNodes: Int { host.root.counters.liveNodes }

  private func origin(of decoration: PageDecoration, y: CGFloat) -> CGPoint {
    CGPoint(x: margins.leading + decoration.inset, y: y)
  }
}

/// A header or a footer, which keeps its state from page to page.
@MainActor
private final class PageDecoration {
  private let make: (PageContext) -> AnyView
  private let host: ViewHost<AnyView>
  private let width: CGFloat

  init(make: @escaping (PageContext) -> AnyView, host: ViewHost<AnyView>, width: CGFloat) {
    (self.make, self.host, self.width) = (make, host, width)
    host.proposal = ProposedViewSize(width: width, height: nil)
  }

  /// - Returns: How high it is on a page.
  @discardableResult
  func update(_ context: PageContext) throws -> CGFloat {
    host.content = make(context)
    try host.update()
    return host.root.node?.size.height ?? 0
  }

  /// How far it stands from the margin: in the middle where it is narrower.
  var inset: CGFloat { (width - (host.root.node?.size.width ?? width)) / 2 }

  var picture: DisplayFragment { host.root.displayList().root }
}

/// The content in a scroll view, with so much space at its end that the last page can begin anywhere.
private struct PagedContent<Content: View>: View {
  let content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let margins: EdgeInsets
  let tail: CGFloat

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(alignment: alignment, spacing: spacing) { content }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
        .padding(margins)
        .padding(.bottom, tail)
    }
  }
}

extension ViewRoot {
  /// What is seen of the tree's elements within a rectangle, moved.
  fileprivate func shownElements(
    in shown: CGRect,
    movedBy offset: CGPoint
  ) -> [AccessibilityElement] {
    guard let node else { return [] }
    return AccessibilityReader(shown: shown).read(
      node.draw(.picture).accessibility,
      CGAffineTransform(translationX: offset.x, y: offset.y),
      clip: nil
    )
  }
}

extension DisplayList {
  fileprivate static var nothing: DisplayList { DisplayList(root: .empty(), size: .zero) }
}
