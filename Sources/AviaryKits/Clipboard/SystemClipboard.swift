import AviaryEngine
import Foundation

/// The clipboard of the desktop: what is put there others can have in all its types, and theirs is found there.
@MainActor
final class SystemClipboard {
  static let shared = SystemClipboard()

  /// What this program copied last, by type; empty where it copied nothing.
  private(set) var own: [[String: Data]] = []
  /// The text that went to the desktop with it.
  private var ownText: String?
  /// Grows with every change that is seen.
  private(set) var changeCount = 0
  private var lastText: String?

  /// Puts items in place of what is there.
  func write(_ items: [[String: Data]]) {
    own = items
    ownText = Self.text(of: items)
    lastText = ownText
    changeCount += 1
    Program.services.clipboard().write(items: items.map(Self.thing))
  }

  /// The text that is there; nil for none.
  ///
  /// The desktop answers later, and handles events until then: half a second at most.
  var text: String? {
    let answer: String?? = Self.wait(atMost: 0.5) { receive in
      Program.services.clipboard().read { receive($0) }
    }
    let text = (answer ?? nil).flatMap { $0.isEmpty ? nil : $0 }
    if text != lastText {
      lastText = text
      changeCount += 1
    }
    return text
  }

  /// What is there, by type: this program's, unless somebody else has copied something.
  ///
  /// Another program may need a while for large data; one that hands none over for some seconds has none.
  var items: [[String: Data]] {
    let things = Self.wait(atMost: 60) { receive in
      Program.services.clipboard().readItems(of: []) { receive($0) }
    }
    return (things ?? []).map { thing in
      Dictionary(thing.forms.map { ($0.type, $0.data) }) { first, _ in first }
    }
  }

  /// Handles events until there is an answer; nil for none in that time.
  private static func wait<Answer>(
    atMost seconds: TimeInterval,
    for ask: (@escaping (Answer) -> Void) -> Void
  ) -> Answer? {
    var answer: Answer?
    ask { answer = $0 }
    let end = Date(timeIntervalSinceNow: seconds)
    while answer == nil, Date() < end, Program.services.handleEvent() {}
    return answer
  }

  /// An item with its types in order: what is only text comes last, as it tells least.
  private static func thing(_ item: [String: Data]) -> ClipboardItem {
    let types = item.keys.sorted { first, second in
      let areTexts = (isText(first), isText(second))
      return areTexts.0 == areTexts.1 ? first < second : areTexts.1
    }
    return ClipboardItem(
      forms: types.compactMap { type in
        item[type].map { ClipboardItem.Form(type: type, data: $0) }
      }
    )
  }

  nonisolated private static func isText(_ type: String) -> Bool {
    [textType, "public.text", "public.plain-text"].contains(type)
  }

  nonisolated static let textType = "public.utf8-plain-text"

  private static func text(of items: [[String: Data]]) -> String? {
    let types = [textType, "public.text", "public.plain-text", "public.url", "public.file-url"]
    let texts = items.compactMap { item in
      types.lazy.compactMap { item[$0] }.first.map { String(decoding: $0, as: UTF8.self) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
