public import AviaryGraphics
public import Foundation

/// What draws the pages that are printed, of UIKit: it draws where it is asked, and nothing prints.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
  /// The height of what is above each page's content, in points.
  open var headerHeight: CGFloat = 0
  /// The height of what is below each page's content, in points.
  open var footerHeight: CGFloat = 0
  /// The rectangle of the paper, in points.
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
  /// The rectangle of the paper that can be printed on, in points.
  open var printableRect: CGRect { paperRect.insetBy(dx: 18, dy: 18) }
  /// What lays contents out on pages; kept.
  open var printFormatters: [UIPrintFormatter]?
  /// How many pages there are.
  open var numberOfPages: Int { max(printFormatters?.count ?? 0, 1) }

  /// One without contents.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Adds what lays contents out, from a page on; kept.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// What lays contents out from a page on; nil for nothing.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { $0.startPage == pageIndex }
  }
  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page into the current context: what is above it, its content, and what is below it.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let parts = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let rest = parts.remainder.divided(atDistance: footerHeight, from: .maxYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: parts.slice) }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: rest.remainder)
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: rest.slice) }
  }
  /// Draws what is above a page's content; by default nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws a page's content; by default nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws what is below a page's content; by default nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Draws what lays contents out.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printableRect, forPageAt: pageIndex)
  }
}

/// What lays contents out on pages of UIKit: kept.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  /// The page that it begins on.
  open var startPage = 0
  /// Room around its contents, in points; kept.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The width of its contents, in points; kept.
  open var maximumContentWidth: CGFloat = 0
  /// The height of its contents, in points; kept.
  open var maximumContentHeight: CGFloat = 0
  /// How many pages it takes: one.
  open var pageCount: Int { 1 }

  /// One without contents.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Draws a page of it; by default nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// What lays a text out on a page of UIKit; what does not fit is cut.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for none.
  open var text: String?
  /// The text with attributes; nil for one without.
  open var attributedText: NSAttributedString?
  /// The font; nil for the usual one.
  open var font: UIFont?
  /// The colour of letters; nil for black.
  open var color: UIColor?
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural

  /// One of a text.
  public init(text: String) {
    super.init()
    self.text = text
  }

  /// One of a text with attributes.
  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }

  /// Draws the text.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let plain = NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
      ]
    )
    (attributedText ?? plain).draw(in: rect)
  }
}
