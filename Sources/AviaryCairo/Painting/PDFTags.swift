import AviaryEngine
import Foundation

/// The structure of a document: what is a heading, a paragraph, a list, in which order it is read, and where links lead.
///
/// Of pages that are written only numbers are kept, and the headings.
struct PDFTags {
  /// What a page's content is a part of while the page is written.
  final class Element {
    let kind: StaticString
    let frame: CGRect
    let source: AccessibilityElement
    var children: [Element]
    /// The numbers of marked content on the page.
    var marks: [Int] = []
    /// The number of the object, once there is one.
    var number = 0

    init(_ source: AccessibilityElement, _ kind: StaticString, _ children: [Element]) {
      (self.source, self.kind, self.children) = (source, kind, children)
      frame = source.frame
    }
  }

  /// An entry of the outline.
  struct Heading {
    let title: String
    /// From 1 on.
    let level: Int
    let page: Int
    /// Where it is on the page, in points from the bottom.
    let y: CGFloat
  }

  /// The object of the structure's root, and of the element for the whole document.
  let root: Int
  let document: Int
  /// The elements of the page that is being written.
  var elements: [Element] = []
  /// The elements of the page by the numbers of marked content.
  var owners: [Element] = []
  /// What content is being marked as: an element, decoration, nothing.
  var open = Mark.none
  /// How many objects of their own the content is in, where nothing is marked.
  var groupDepth = 0
  /// The objects of the pages' sections.
  var sections: [Int] = []
  /// The objects of the tree that leads from content to elements, by their keys.
  var parents: [Int] = []
  var headings: [Heading] = []

  enum Mark {
    case none
    case decoration
    case element(Element)
  }

  init(root: Int, document: Int) { (self.root, self.document) = (root, document) }

  /// Takes what a page says: the elements in it, in reading order and in the page's coordinates.
  mutating func begin(_ tree: [AccessibilityElement]) {
    elements = tree.map(Self.element)
    owners = []
    open = .none
  }

  private static func element(_ source: AccessibilityElement) -> Element {
    let children = source.children.map(element)
    let kind: StaticString =
      switch (source.role, source.details.kind) {
      case (_, .table): "Table"
      case (_, .tableRow): "TR"
      case (_, .cell): "TD"
      case (_, .columnHeader): "TH"
      case (.list, _): "L"
      case (_, .row): "LI"
      case (.header, _): heading(source)
      case (.link, _): "Link"
      case (.image, _): "Figure"
      default:
        source.traits.contains(.isHeader) ? heading(source) : children.isEmpty ? "P" : "Div"
      }
    return Element(source, source.role == .text && !children.isEmpty ? "P" : kind, children)
  }

  private static func heading(_ source: AccessibilityElement) -> StaticString {
    switch source.details.headingLevel {
    case 2: "H2"
    case 3: "H3"
    case 4: "H4"
    case 5: "H5"
    case 6...: "H6"
    default: "H1"
    }
  }

  /// The smallest element around a point of the page; nil for none.
  ///
  /// - Complexity: O(*n*) for *n* elements on the page.
  func element(at point: CGPoint) -> Element? {
    var best: Element?
    func visit(_ element: Element) {
      if element.frame.insetBy(dx: -0.5, dy: -0.5).contains(point) {
        let area = element.frame.width * element.frame.height
        if best.map({ area <= $0.frame.width * $0.frame.height }) ?? true { best = element }
      }
      element.children.forEach(visit)
    }
    elements.forEach(visit)
    return best
  }
}
