public import AviaryFoundation
import Foundation

/// A key that has somebody do something, by UIKit's name: kept, and no key sends it; `keyboardShortcut` does.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// What is typed.
  public let input: String?
  /// The keys that are held for it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the program does itself; kept.
  open var wantsPriorityOverSystemBehavior = false

  /// A key that has somebody do something.
  ///
  /// - Parameters:
  ///   - input: What is typed.
  ///   - modifierFlags: The keys that are held for it.
  ///   - action: What is done.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: "", image: nil, action: action)
  }

  /// A key with a name that has somebody do something.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: What it looks like.
  ///   - action: What is done.
  ///   - input: What is typed.
  ///   - modifierFlags: The keys that are held for it.
  ///   - propertyList: What is told beside it; nil for nothing.
  ///   - alternates: What is done with other keys held.
  ///   - discoverabilityTitle: What is told of it; nil for its name.
  ///   - attributes: What a person may do with it.
  ///   - state: How it is.
  public convenience init(
    title: String,
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.image = image
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// A page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// To delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

/// The keys that are held for another one, by UIKit's name.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Keys of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// That which makes capitals, once pressed.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option: Alt on other keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command: Control on other keyboards.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the block of numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
