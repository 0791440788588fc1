import AviarySwiftSource

/// The implementation of `@Previewable`.
///
/// The attribute adds nothing: `#Preview` looks for it and moves the declaration. What is left to do is
/// to tell the user of an attribute that `#Preview` does not see.
enum PreviewableMacro {
  /// Nothing.
  static func peers(_ request: AttachedExpansion) throws(MacroError) -> String {
    // Innermost is the closure, and then the macro whose argument it is.
    guard let context = request.lexicalContext, context.count >= 2, isPreview(context[1].source)
    else {
      throw MacroError(
        message: "'@Previewable' can only be used at the top level of the closure of a '#Preview'"
      )
    }
    return ""
  }

  private static func isPreview(_ text: String) -> Bool {
    let source = Source(text)
    let start = DeclarationHead(source).end
    guard source.text(at: start) == "#" else { return false }
    return source.text(at: start + 1) == "Preview"
      || source.text(at: start + 2) == "." && source.text(at: start + 3) == "Preview"
  }
}
