/// Why a macro cannot be expanded, as told to the user.
struct MacroError: Error, Equatable {
  /// A sentence without a full stop, in the style of the compiler's own messages.
  var message: String
  /// The excerpt in which `offset` counts; nil for the macro's own attribute or expression.
  var excerpt: SourceExcerpt?
  /// Bytes from the beginning of the excerpt to what is wrong; nil for the excerpt's first token.
  var offset: Int?

  /// The compiler asked for something this plug-in does not have: client and plug-in do not match.
  static func unknownMacro(_ name: String, role: String) -> MacroError {
    MacroError(message: "AviaryMacros has no \(role) macro named '\(name)'")
  }
}
