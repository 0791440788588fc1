import AviaryEngine
import Foundation

/// The attributed text of an editor, and what of it is selected.
package nonisolated struct RichText {
  let text: Binding<AttributedString>
  /// nil where nobody wants to know.
  let selection: Binding<AttributedTextSelection>?
}
