import SwiftUI

struct EditorView: View {
  @ObservedObject var document: MarkdownDocument
  @State private var selection = AttributedTextSelection()
  @FocusState private var isEditing: Bool
  @Environment(\.undoManager) private var undoManager
  @Environment(\.fontResolutionContext) private var context

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Toggle("Bold", systemImage: "bold", isOn: isBold)
        Toggle("Italic", systemImage: "italic", isOn: isItalic)
        Spacer()
        Text("\(wordCount) words").foregroundStyle(.secondary)
      }
      .toggleStyle(.button)
      .padding(8)
      Divider()
      TextEditor(text: text, selection: $selection)
        .attributedTextFormattingDefinition(MarkdownDefinition(context: context))
        .focused($isEditing)
        .accessibilityLabel("Text")
    }
    .frame(minWidth: 420, minHeight: 320)
    .onAppear { isEditing = true }
  }

  private var text: Binding<AttributedString> {
    Binding(get: { document.text }, set: { document.change(to: $0, undoManager) })
  }

  private var wordCount: Int {
    String(document.text.characters).split { $0.isWhitespace }.count
  }

  private var isBold: Binding<Bool> { trait(\.isBold) { $0.bold($1) } }
  private var isItalic: Binding<Bool> { trait(\.isItalic) { $0.italic($1) } }

  /// Whether all that is selected has a trait, as Apple's guide on rich text reads it.
  private func trait(
    _ trait: @escaping (Font.Resolved) -> Bool,
    _ apply: @escaping (Font, Bool) -> Font
  ) -> Binding<Bool> {
    Binding {
      selection.attributes(in: document.text)[\.font]
        .allSatisfy { trait(($0 ?? .default).resolve(in: context)) }
    } set: { isOn in
      var text = document.text
      text.transformAttributes(in: &selection) { $0.font = apply($0.font ?? .default, isOn) }
      document.change(to: text, undoManager)
    }
  }
}
