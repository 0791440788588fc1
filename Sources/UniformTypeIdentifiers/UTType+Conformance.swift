extension UTType {
  /// Whether this is a type, or one of its subtypes.
  ///
  /// - Parameter type: The type that this may be.
  public func conforms(to type: UTType) -> Bool {
    TypeCatalogue.shared.conforms(identifier, to: type.identifier)
  }

  /// Whether this is a type that another one is more general than; false for the type itself.
  ///
  /// - Parameter type: The type that may be more general.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether this is a type that is more general than another one; false for the type itself.
  ///
  /// - Parameter type: The type that may be less general.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types that this one is too, directly or by others.
  public var supertypes: Set<UTType> {
    Set(TypeCatalogue.shared.supertypes(of: identifier).map(UTType.init(known:)))
  }
}
