@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// What of a text is selected.
public struct TextSelection: Equatable, Hashable {
  /// Where the selection is.
  public enum Indices: Equatable, Hashable {
    /// One range; an empty one is the place where text is entered.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Where the selection is.
  public var indices: Indices

  /// A place where text is entered.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// A range of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several ranges of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, so that this is a place where text is entered.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// The first range, as far as it lies in a text; nil for none.
  func range(in text: String) -> Range<String.Index>? {
    let range: Range<String.Index>? =
      switch indices {
      case .selection(let range): range
      case .multiSelection(let ranges): ranges.ranges.first
      }
    return range?.clamped(to: text.startIndex..<text.endIndex)
  }
}

/// Whether a person can select text.
///
/// The kinds are built in.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static let allowsSelection = true
}

/// Text can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// They can't.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether a person can select the texts in this view, to copy them.
  ///
  /// A pointer selects what it is dragged over, two clicks a word, three a line; keys with shift go on from there, and Control
  /// and A selects all of the text. A finger that rests on a text selects all of it. Tab goes to it as to a control. What is
  /// selected is copied by Control and C or by the menu of the secondary button. Each text is selected by itself;
  /// those that are the title of a control are not, and those that are drawn by a `TextRenderer` or redacted neither.
  ///
  /// - Parameter selectability: `.enabled` or `.disabled`, which holds for all views inside that don't say otherwise.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.textNodeMaker, S.allowsSelection ? SelectableTextNode.maker : nil)
  }
}
