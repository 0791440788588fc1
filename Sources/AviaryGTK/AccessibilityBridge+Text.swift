import AviaryEngine
@_spi(Engine) import AviaryInteraction
import Foundation

/// Answers what assistive technology asks about texts. Offsets are in Unicode scalars, as AT-SPI has them.
extension AccessibilityBridge {
  func answerText(_ call: BusCall, _ entry: Entry, _ item: AccessibleItem) {
    let text = AccessibilityText(item.text ?? "")
    switch call.member {
    case "GetText": call.reply(.string(text.part(call.integer(0), call.integer(1))))
    case "GetCharacterAtOffset":
      call.reply(.int32(Int(text.scalar(call.integer(0))?.value ?? 0)))
    case "GetStringAtOffset":
      reply(call, text, text.unit(at: call.integer(0), .init(granularity: call.integer(1))))
    case "GetTextAtOffset":
      reply(call, text, text.unit(at: call.integer(0), .init(boundary: call.integer(1))))
    case "GetTextBeforeOffset":
      let unit = AccessibilityText.Unit(boundary: call.integer(1))
      let start = text.unit(at: call.integer(0), unit).lowerBound
      reply(call, text, start > 0 ? text.unit(at: start - 1, unit) : 0..<0)
    case "GetTextAfterOffset":
      let unit = AccessibilityText.Unit(boundary: call.integer(1))
      reply(call, text, text.unit(at: text.unit(at: call.integer(0), unit).upperBound, unit))
    case "SetCaretOffset":
      let offset = call.integer(0)
      call.reply(.bool(entry.tree.select(offset..<offset, of: item.id)))
      show(entry)
    case "GetNSelections": call.reply(.int32(item.selection == nil ? 0 : 1))
    case "GetSelection":
      let range = item.selection ?? 0..<0
      call.reply(.int32(range.lowerBound), .int32(range.upperBound))
    case "AddSelection": select(call, entry, item, call.integer(0), call.integer(1))
    case "SetSelection": select(call, entry, item, call.integer(1), call.integer(2))
    case "RemoveSelection":
      let caret = item.editing?.caret ?? 0
      select(call, entry, item, caret, caret)
    default: answerTextPlaces(call, entry, item, text)
    }
  }

  private func reply(_ call: BusCall, _ text: AccessibilityText, _ range: Range<Int>) {
    let part = text.part(range.lowerBound, range.upperBound)
    call.reply(.string(part), .int32(range.lowerBound), .int32(range.upperBound))
  }

  private func select(
    _ call: BusCall,
    _ entry: Entry,
    _ item: AccessibleItem,
    _ start: Int,
    _ end: Int
  ) {
    call.reply(.bool(entry.tree.select(min(start, end)..<max(start, end), of: item.id)))
    show(entry)
  }

  /// Where parts of a text are, and what they look like.
  private func answerTextPlaces(
    _ call: BusCall,
    _ entry: Entry,
    _ item: AccessibleItem,
    _ text: AccessibilityText
  ) {
    func reply(_ range: Range<Int>, space: Int) {
      let frame = entry.tree.frame(of: range, in: item.id) ?? item.element.frame
      let rect = extents(frame, of: entry, in: space)
      call.reply(.int32(rect.x), .int32(rect.y), .int32(rect.width), .int32(rect.height))
    }
    switch call.member {
    case "GetCharacterExtents":
      let offset = max(call.integer(0), 0)
      reply(offset..<offset + 1, space: call.integer(1))
    case "GetRangeExtents":
      let start = max(call.integer(0), 0)
      reply(start..<max(start, call.integer(1)), space: call.integer(2))
    case "GetOffsetAtPoint":
      let point = point(x: call.integer(0), y: call.integer(1), of: entry, in: call.integer(2))
      let offset = (0..<text.count).first {
        entry.tree.frame(of: $0..<$0 + 1, in: item.id)?.contains(point) ?? false
      }
      call.reply(.int32(offset ?? -1))
    case "GetAttributes", "GetAttributeRun":
      call.reply(.dictionary("s", []), .int32(0), .int32(text.count))
    case "GetDefaultAttributes", "GetDefaultAttributeSet": call.reply(.dictionary("s", []))
    case "GetAttributeValue": call.reply(.string(""))
    case "ScrollSubstringTo":
      call.reply(.bool(entry.tree.scrollToVisible(item.id)))
      show(entry)
    default: refuse(call)
    }
  }

  func answerEditableText(_ call: BusCall, _ entry: Entry, _ item: AccessibleItem) {
    func replace(_ range: Range<Int>?, _ string: String) {
      call.reply(.bool(entry.tree.replaceText(range, with: string, of: item.id)))
      show(entry)
    }
    func range(_ start: Int, _ end: Int) -> Range<Int> { min(start, end)..<max(start, end) }
    let text = AccessibilityText(item.text ?? "")
    switch call.member {
    case "SetTextContents": replace(nil, call.string(0))
    case "InsertText":
      let string = String(
        String.UnicodeScalarView(call.string(1).unicodeScalars.prefix(call.integer(2)))
      )
      replace(range(call.integer(0), call.integer(0)), string)
    case "DeleteText": replace(range(call.integer(0), call.integer(1)), "")
    case "CopyText", "CutText":
      // What is secret stays where it is.
      guard !item.element.details.isSecure else { return call.reply(.bool(false)) }
      let (start, end) = (call.integer(0), call.integer(1))
      entry.tree.root.input.clipboard.write(text.part(start, end))
      if call.member == "CutText" { replace(range(start, end), "") } else { call.reply() }
    case "PasteText":
      let offset = call.integer(0)
      entry.tree.root.input.clipboard.read { string in
        nonisolated(unsafe) let call = call
        MainActor.assumeIsolated {
          guard let string else { return call.reply(.bool(false)) }
          let done = entry.tree.replaceText(offset..<offset, with: string, of: item.id)
          call.reply(.bool(done))
          AccessibilityBridge.shared.show(entry)
        }
      }
    default: refuse(call)
    }
  }
}

extension AccessibleItem {
  /// What of the text is selected; nil for nothing.
  fileprivate var selection: Range<Int>? {
    editing.flatMap { $0.selection.isEmpty ? nil : $0.selection }
  }
}

/// A text by its Unicode scalars.
struct AccessibilityText {
  /// What texts are read by.
  enum Unit {
    case character, word, sentence, line

    /// By AT-SPI's numbers of granularities.
    init(granularity: Int) {
      self =
        switch granularity {
        case 0: .character
        case 1: .word
        case 2: .sentence
        default: .line
        }
    }

    /// By AT-SPI's numbers of boundaries: starts and ends count alike.
    init(boundary: Int) {
      self =
        switch boundary {
        case 0: .character
        case 1, 2: .word
        case 3, 4: .sentence
        default: .line
        }
    }
  }

  private let scalars: [Unicode.Scalar]

  init(_ string: String) { scalars = Array(string.unicodeScalars) }

  var count: Int { scalars.count }

  func scalar(_ offset: Int) -> Unicode.Scalar? {
    scalars.indices.contains(offset) ? scalars[offset] : nil
  }

  /// - Parameter end: -1 for the end of the text.
  func part(_ start: Int, _ end: Int) -> String {
    let low = min(max(start, 0), count)
    let high = end < 0 ? count : min(max(end, low), count)
    return String(String.UnicodeScalarView(scalars[low..<high]))
  }

  /// The unit that a place is in, with the white space behind it.
  func unit(at offset: Int, _ unit: Unit) -> Range<Int> {
    let offset = min(max(offset, 0), count)
    guard offset < count else { return count..<count }
    if unit == .character { return offset..<offset + 1 }
    var low = offset
    while low > 0, !isStart(low, unit) { low -= 1 }
    var high = offset + 1
    while high < count, !isStart(high, unit) { high += 1 }
    return low..<high
  }

  /// Whether a unit begins at a place behind the first.
  private func isStart(_ offset: Int, _ unit: Unit) -> Bool {
    let (before, after) = (scalars[offset - 1], scalars[offset])
    switch unit {
    case .character: return true
    case .word: return before.properties.isWhitespace && !after.properties.isWhitespace
    case .line: return before == "\n"
    case .sentence:
      guard !after.properties.isWhitespace else { return false }
      if before == "\n" { return true }
      guard before.properties.isWhitespace else { return false }
      let end = scalars[..<offset].last { !$0.properties.isWhitespace }
      return end.map { ".!?…。！？".unicodeScalars.contains($0) } ?? false
    }
  }
}
