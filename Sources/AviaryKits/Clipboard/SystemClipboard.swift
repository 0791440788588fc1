import AviaryEngine
import Foundation

/// The clipboard of the desktop, with what the program itself put there, in all its types.
///
/// The desktop is handed texts. What has other types, as pictures, is kept here: this program finds
/// it again as long as nobody else has copied something.
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
    Program.services.clipboard().write(ownText ?? "")
  }

  /// The text that is there; nil for none.
  ///
  /// The desktop answers later, and handles events until then: half a second at most.
  var text: String? {
    var answer: String??
    Program.services.clipboard().read { answer = .some($0) }
    let end = Date(timeIntervalSinceNow: 0.5)
    while answer == nil, Date() < end, Program.services.handleEvent() {}
    let text = (answer ?? nil).flatMap { $0.isEmpty ? nil : $0 }
    if text != lastText {
      lastText = text
      changeCount += 1
    }
    return text
  }

  /// What is there, by type: this program's, unless somebody else has copied something.
  var items: [[String: Data]] {
    let text = text
    if !own.isEmpty, text == ownText || text == nil { return own }
    guard let text else { return [] }
    return [[SystemClipboard.textType: Data(text.utf8)]]
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
