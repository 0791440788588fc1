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
