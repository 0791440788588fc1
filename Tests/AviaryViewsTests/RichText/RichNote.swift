import AviaryTestSupport
import Observation
import SwiftUI

@testable import AviaryControls

/// An attributed text that is edited.
@Observable @MainActor final class RichNote {
  var text: AttributedString
  var selection = AttributedTextSelection()

  init(_ text: AttributedString) { self.text = text }

  /// The text with `*` around what is bold, `/` around italics, `_` around what is underlined, brackets around links, and bars where the
  /// selection begins and ends.
  var marked: String {
    let places = selection.places(in: text)
    var bars = places.flatMap { $0.isEmpty ? [$0.lowerBound] : [$0.lowerBound, $0.upperBound] }
    var result = ""
    var place = 0
    for run in text.runs {
      let marks = Self.marks(run.attributes)
      var content = ""
      for character in text[run.range].characters {
        if bars.first == place { content.append("|"); bars.removeFirst() }
        content.append(character)
        place += character.utf8.count
      }
      result += marks.open + content + marks.close
    }
    return result + bars.map { _ in "|" }.joined()
  }

  private static func marks(_ attributes: AttributeContainer) -> (open: String, close: String) {
    var marks = ""
    let font = attributes.font.map { $0.resolve(in: EnvironmentValues().fontResolutionContext) }
    if font?.isBold == true { marks += "*" }
    if font?.isItalic == true { marks += "/" }
    if attributes.underlineStyle != nil { marks += "_" }
    let link = attributes.link != nil
    return ((link ? "[" : "") + marks, String(marks.reversed()) + (link ? "]" : ""))
  }
}

extension AttributedString {
  /// A text in which what stands between stars is bold.
  init(bold text: String) {
    self.init()
    for (index, part) in text.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
      var part = AttributedString(part)
      if !index.isMultiple(of: 2) { part.font = .body.bold() }
      append(part)
    }
  }
}

struct RichEditor: View {
  @Bindable var note: RichNote
  var body: some View { TextEditor(text: $note.text, selection: $note.selection) }
}
