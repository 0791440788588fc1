public import Foundation

extension UTType {
  private var declaration: TypeDeclaration? { TypeCatalogue.shared.declaration(of: identifier) }

  /// Words for people in the person's language, as "PNG image"; nil where nobody has any.
  ///
  /// In English they are those of Apple's systems, in other languages those of the desktop's MIME
  /// database.
  public var localizedDescription: String? {
    TypeCatalogue.shared.words(of: identifier, languages: Locale.preferredLanguages)
  }

  /// Whether nobody declared the type, and its identifier has the tag in itself that it was made
  /// for.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the system, the desktop or the program declared the type.
  public var isDeclared: Bool { declaration != nil }

  /// Whether the type belongs to nobody in particular: its identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The version of the declaration; nil where it has none.
  public var version: Int? { declaration?.version }

  /// An address where more is told of the type; nil where there is none.
  public var referenceURL: URL? { declaration?.reference.flatMap { URL(string: $0) } }
}
