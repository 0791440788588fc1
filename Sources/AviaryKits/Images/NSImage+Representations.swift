import Foundation

extension NSImage {
  /// How a picture of AppKit fills more room than it has.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// When a picture of AppKit is drawn into pixels that are kept.
  public enum CacheMode: UInt, Sendable {
    /// As usual.
    case `default` = 0
    /// Always.
    case always = 1
    /// For each size.
    case bySize = 2
    /// Never.
    case never = 3
  }

  /// What the picture is made of: its pixels, and what was added.
  public var representations: [NSImageRep] {
    let own = cgImage(forProposedRect: nil, context: nil, hints: nil)
    return (own.map { [NSBitmapImageRep(cgImage: $0)] } ?? []) + added
  }

  /// Adds pixels: the picture's own where it has none yet.
  public func addRepresentation(_ imageRep: NSImageRep) {
    if content == nil, let pixels = (imageRep as? NSBitmapImageRep)?.cgImage {
      let size = self.size == .zero ? imageRep.size : self.size
      content = NSImage(cgImage: pixels, size: size).content
      self.size = size
    } else {
      added.append(imageRep)
    }
  }

  /// Adds several of them.
  public func addRepresentations(_ imageReps: [NSImageRep]) {
    for rep in imageReps { addRepresentation(rep) }
  }

  /// Takes one away that was added beside the picture's own.
  public func removeRepresentation(_ imageRep: NSImageRep) {
    added.removeAll { $0 === imageRep }
  }

  /// The uniform types of the files that can be read.
  public static var imageTypes: [String] {
    ["public.png", "public.jpeg", "public.svg-image", "com.compuserve.gif", "org.webmproject.webp"]
  }

  /// What it is called; nil for nothing.
  public func name() -> Name? { NamedImages.name(of: self) }

  /// Calls it something, by which `NSImage(named:)` finds it from then on.
  ///
  /// - Parameter string: The name; nil for none.
  /// - Returns: Whether no other picture has that name.
  @discardableResult
  public func setName(_ string: Name?) -> Bool { NamedImages.set(string, for: self) }
}

/// The pictures that the program has called something.
enum NamedImages {
  // Shared: names of pictures are the program's, as AppKit has it.
  nonisolated(unsafe) private static var images: [String: NSImage] = [:]
  private static let lock = NSLock()

  static func image(of name: String) -> NSImage? { lock.withLock { images[name] } }

  static func name(of image: NSImage) -> String? {
    lock.withLock { images.first { $0.value === image }?.key }
  }

  static func set(_ name: String?, for image: NSImage) -> Bool {
    lock.withLock {
      if let name, let other = images[name], other !== image { return false }
      for (key, _) in images.filter({ $0.value === image }) { images[key] = nil }
      if let name { images[name] = image }
      return true
    }
  }
}

/// Where a picture stands in a view of AppKit.
public enum NSImageAlignment: UInt, Sendable {
  /// In the middle.
  case alignCenter = 0
  /// At the top.
  case alignTop = 1
  /// At the upper left corner.
  case alignTopLeft = 2
  /// At the upper right corner.
  case alignTopRight = 3
  /// At the left.
  case alignLeft = 4
  /// At the bottom.
  case alignBottom = 5
  /// At the lower left corner.
  case alignBottomLeft = 6
  /// At the lower right corner.
  case alignBottomRight = 7
  /// At the right.
  case alignRight = 8
}

extension NSImageView {
  /// What is around a picture of AppKit.
  public enum FrameStyle: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// As around a photograph.
    case photo = 1
    /// A grey line.
    case grayBezel = 2
    /// A groove.
    case groove = 3
    /// A raised line.
    case button = 4
  }
}
