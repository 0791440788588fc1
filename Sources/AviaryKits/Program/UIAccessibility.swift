import AviaryEngine
import AviaryGraphics
import AviaryInteraction
public import Foundation

/// What people who use the program need, by UIKit's name.
public enum UIAccessibility {
  private static var environment: EnvironmentValues { UITraitCollection.current.environment }

  /// Whether things should move less.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether less should shine through.
  public static var isReduceTransparencyEnabled: Bool {
    environment.accessibilityReduceTransparency
  }
  /// Whether colours alone should tell nothing.
  public static var shouldDifferentiateWithoutColor: Bool {
    environment.accessibilityDifferentiateWithoutColor
  }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
  /// Whether colours should differ more.
  public static var isDarkerSystemColorsEnabled: Bool {
    environment.colorSchemeContrast == .increased
  }
  /// Whether letters should be bold.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
  /// Whether what is shown is read out.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
  /// Whether it is used by switches.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether buttons should have shapes.
  public static var buttonShapesEnabled: Bool { environment.accessibilityShowButtonShapes }

  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// One of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Things moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Has a screen reader speak an announcement, or which page is shown; of all else views tell by themselves.
  ///
  /// - Parameters:
  ///   - notification: What kind of thing.
  ///   - argument: The words, or the view, which is not looked at.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement || notification == .pageScrolled else { return }
    if let words = (argument as? NSAttributedString)?.string ?? argument as? String {
      AccessibilityNotification.Announcement(words).post()
    }
  }

  /// Posted when less should move, or more; never here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted when reading out begins or ends; never here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
}

extension UIResponder {
  /// Posted before a phone's keyboard comes; never here.
  public nonisolated static let keyboardWillShowNotification = Foundation.Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted when a phone's keyboard came; never here.
  public nonisolated static let keyboardDidShowNotification = Foundation.Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before a phone's keyboard goes; never here.
  public nonisolated static let keyboardWillHideNotification = Foundation.Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted when a phone's keyboard went; never here.
  public nonisolated static let keyboardDidHideNotification = Foundation.Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before a phone's keyboard changes; never here.
  public nonisolated static let keyboardWillChangeFrameNotification = Foundation.Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted when a phone's keyboard changed; never here.
  public nonisolated static let keyboardDidChangeFrameNotification = Foundation.Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
  /// Where a notification has the rectangle before.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where a notification has the rectangle afterwards.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where a notification has the seconds that it takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// Where a notification has the curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension NSCoder {
  /// A point as UIKit writes it: `{1, 2}`.
  public class func string(for point: CGPoint) -> String {
    "{\(plain(point.x)), \(plain(point.y))}"
  }
  /// A size as UIKit writes it: `{1, 2}`.
  public class func string(for size: CGSize) -> String {
    "{\(plain(size.width)), \(plain(size.height))}"
  }
  /// A rectangle as UIKit writes it: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  private class func plain(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
}
