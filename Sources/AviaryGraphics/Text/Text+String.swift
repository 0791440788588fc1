public import AviaryEngine

extension Text {
  /// What the text says in an environment, without its style.
  ///
  /// Apple's interface has it in public; packages make strings of texts by it.
  public func _resolveText(in environment: EnvironmentValues) -> String {
    var resolver = TextResolver(environment)
    resolver.append(self, resolver.text.styling)
    return resolver.string
  }
}
