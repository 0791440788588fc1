public import Foundation

/// What the pointer looks like, by AppKit's name: kept, and told once that it has no effect.
@MainActor @preconcurrency
open class NSCursor: NSObject {
  private static var stack: [NSCursor] = []

  /// An arrow.
  public static let arrow = NSCursor()
  /// A hand that points.
  public static let pointingHand = NSCursor()
  /// A hand that could hold.
  public static let openHand = NSCursor()
  /// A hand that holds.
  public static let closedHand = NSCursor()
  /// For texts.
  public static let iBeam = NSCursor()
  /// A cross.
  public static let crosshair = NSCursor()
  /// For edges that are moved to the sides.
  public static let resizeLeftRight = NSCursor()
  /// For edges that are moved up and down.
  public static let resizeUpDown = NSCursor()
  /// For what can't be done.
  public static let operationNotAllowed = NSCursor()

  /// For texts that run downwards.
  public static let iBeamCursorForVerticalLayout = NSCursor()
  /// For edges that are moved to the left alone.
  public static let resizeLeft = NSCursor()
  /// For edges that are moved to the right alone.
  public static let resizeRight = NSCursor()
  /// For edges that are moved up alone.
  public static let resizeUp = NSCursor()
  /// For edges that are moved down alone.
  public static let resizeDown = NSCursor()
  /// For what is gone where it is dropped.
  public static let disappearingItem = NSCursor()
  /// For what is copied by dragging.
  public static let dragCopy = NSCursor()
  /// For what is linked to by dragging.
  public static let dragLink = NSCursor()
  /// For what has a menu.
  public static let contextualMenu = NSCursor()
  /// For edges of columns.
  public static let columnResize = NSCursor()
  /// For edges of rows.
  public static let rowResize = NSCursor()
  /// For what is made larger.
  public static let zoomIn = NSCursor()
  /// For what is made smaller.
  public static let zoomOut = NSCursor()
  /// For edges of columns, to some sides.
  public static func columnResize(directions: NSHorizontalDirections) -> NSCursor { columnResize }
  /// For edges of rows, to some sides.
  public static func rowResize(directions: NSVerticalDirections) -> NSCursor { rowResize }
  /// For edges and corners.
  ///
  /// - Parameters:
  ///   - position: Which one.
  ///   - directions: Whether it is moved in, out, or both.
  /// - Returns: Arrows for edges; one of its own for corners.
  public static func frameResize(
    position: FrameResizePosition,
    directions: FrameResizeDirection.Set = .all
  ) -> NSCursor {
    switch position {
    case .left, .right: resizeLeftRight
    case .top, .bottom: resizeUpDown
    default: NSCursor()
    }
  }

  /// The picture of the pointer; an empty one for those of the system.
  public private(set) var image = NSImage()
  /// Which point of the picture points, from its upper left corner.
  public private(set) var hotSpot = NSPoint.zero

  /// One with a picture.
  ///
  /// - Parameters:
  ///   - newImage: The picture.
  ///   - hotSpot: Which point of it points, from its upper left corner.
  public convenience init(image newImage: NSImage, hotSpot: NSPoint) {
    self.init()
    image = newImage
    self.hotSpot = hotSpot
  }

  /// One that a subclass says more of.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Hides the pointer until it moves, or not.
  open class func setHiddenUntilMouseMoves(_ flag: Bool) { if flag { arrow.tell() } }
  /// The one that was asked for last.
  open class var current: NSCursor { stack.last ?? arrow }

  /// Asks for it.
  open func set() { tell() }
  /// Asks for it until `pop()`.
  open func push() {
    Self.stack.append(self)
    tell()
  }
  /// Asks for the one before it.
  open func pop() { Self.pop() }
  /// Asks for the one before the last one.
  open class func pop() { _ = stack.popLast() }
  /// Hides the pointer.
  open class func hide() { arrow.tell() }
  /// Shows the pointer again.
  open class func unhide() {}

  private func tell() { Missing.tell("NSCursor", "the pointer keeps its shape") }
}

/// Sounds of a desktop, by AppKit's name; there are none here, which is told once.
open class NSSound: NSObject {
  /// Would make the sound of a warning.
  open class func beep() { Missing.tell("NSSound.beep", "nothing is played") }

  /// A sound by its name.
  public typealias Name = String

  /// There is no sound by a name here: nil, which is told once.
  ///
  /// - Parameter name: The name.
  public convenience init?(named name: Name) {
    Missing.tell("NSSound(named:)", "nothing is played")
    return nil
  }

  /// The sound of a file, which is not played; nil where there is none.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - byReference: Whether it is read when it is played.
  public convenience init?(contentsOf url: URL, byReference: Bool) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
  }

  /// Would play the sound; says once that it isn't played.
  ///
  /// - Returns: False: nothing is played.
  @discardableResult
  open func play() -> Bool {
    Missing.tell("NSSound.play", "nothing is played")
    return false
  }

  /// Ends the sound, which is not played.
  ///
  /// - Returns: False: nothing was played.
  @discardableResult
  open func stop() -> Bool { false }

  /// How loud it would be, from 0 to 1; kept.
  open var volume: Float = 1
}
