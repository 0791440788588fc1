@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// What an element is and does, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// None.
  public init() { bits = 0 }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// It is the heading of what follows; assistive technology jumps from one to the next.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// It is chosen at the moment: a tab, a row.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// It leads to an address.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// A text to look for is entered in it.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// It makes a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// It is a key of a keyboard on the screen.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// It is a text that nobody edits.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// It tells what is going on when the program starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// It changes too often to be read out each time: a clock, a meter.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// Using it starts sound that speech should not talk over.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// A person touches it directly rather than through assistive technology: a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The page turns by itself when it was read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// Nothing outside of it is to be read while it is there.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// It holds tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { .init(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { .init(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { .init(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
}

extension AccessibilityTraits {
  /// The role that a trait gives an element; nil where it gives none.
  package static let roles: [(AccessibilityTraits, AccessibilityElement.Role)] = [
    (.isButton, .button), (.isLink, .link), (.isToggle, .toggle), (.isHeader, .header),
    (.isImage, .image), (.isSearchField, .textField), (.isStaticText, .text),
  ]
}
