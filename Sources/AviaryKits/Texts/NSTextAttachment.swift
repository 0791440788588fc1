import AviaryGraphics
public import Foundation

/// A picture or a file within a text: its values are kept, and texts are drawn without it.
///
/// No object of Foundation's: its attributed strings stop a program where two of those lie side by side.
open class NSTextAttachment: _AttachmentOfAnyPicture, Hashable, @unchecked Sendable {
  /// The bytes of what it shows; nil for none.
  open var contents: Data?
  /// What kind of file that is, by its uniform type; nil where nobody knows.
  open var fileType: String?
  /// The picture; nil for that of the bytes.
  open var image: UIImage?
  /// Where it is from where the letters stand, in points; empty for as large as the picture.
  open var bounds = CGRect.zero
  /// Room before and after it, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may be in its place; kept.
  open var allowsTextAttachmentView = true
  /// The character that stands for it in a text.
  public class var character: Int { 0xFFFC }

  /// What shows bytes.
  ///
  /// - Parameters:
  ///   - contentData: The bytes; nil for none.
  ///   - uti: Their uniform type; nil where nobody knows.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Whether both are the same one.
  public static func == (a: NSTextAttachment, b: NSTextAttachment) -> Bool { a === b }

  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Nothing yet.
  public convenience init() { self.init(data: nil, ofType: nil) }

  /// A picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Nothing: there are no interface files here.
  public required init?(coder: NSCoder) {}

  /// Where it is on a line, in points: its bounds, or as large as its picture.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    let shown: UIImage? = image
    return CGRect(origin: .zero, size: shown?.size ?? .zero)
  }
  /// The picture that is drawn; nil for none.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    let shown: UIImage? = image
    return shown ?? contents.flatMap { UIImage(data: $0) }
  }
}

/// An attachment whose picture may be AppKit's.
public protocol _AttachmentOfAnyPicture: AnyObject {
  /// The picture; nil for none.
  var image: UIImage? { get set }
}

extension _AttachmentOfAnyPicture {
  /// The picture by AppKit's name; nil for none.
  @_disfavoredOverload
  public var image: NSImage? {
    get {
      let shown: UIImage? = image
      return shown.map { NSImage($0.content) }
    }
    set {
      let shown: UIImage? = newValue?.content.map { UIImage($0) }
      image = shown
    }
  }
}

extension NSAttributedString {
  /// A text of one character that stands for something else; texts are drawn without it.
  public convenience init(attachment: NSTextAttachment) {
    Missing.tell("NSTextAttachment", "texts are drawn without pictures in them")
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether something that is no letter stands in a part of it.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isThere = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      isThere = true
      stop.pointee = true
    }
    return isThere
  }
}
