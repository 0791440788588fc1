import AviaryFoundation

/// A value in a format, which the environment's locale applies to.
final class LocalizedValueTextSource: TextSource, @unchecked Sendable {
  private let value: FormattedArgument

  init(_ value: FormattedArgument) { self.value = value }

  override func isEqual(to other: TextSource) -> Bool {
    value == unsafeDowncast(other, to: LocalizedValueTextSource.self).value
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    AttributedTextSource(value.string(resolver.locale)).resolve(into: &resolver, style)
  }
}
