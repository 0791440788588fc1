public import Foundation

/// A part of a formatting definition that decides the value of one attribute.
public protocol AttributedTextValueConstraint: Hashable, Sendable,
  AttributedTextFormattingDefinition
where AttributeKey.Value: Sendable {
  /// The attribute whose value it decides.
  associatedtype AttributeKey: AttributedStringKey

  /// Changes the attribute so that it obeys.
  ///
  /// - Parameter container: The attributes of a run, of which only this constraint's can be set. Another one that is read has
  ///   the value that the constraints listed before have given it.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The attributes of a run, as a constraint sees them.
  public typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<
    Scope, AttributeKey
  >

  /// The constraint itself.
  public var body: Self { self }

  public func _constrain(_ attributes: inout AttributeContainer) {
    var proxy = Attributes(attributes)
    constrain(&proxy)
    attributes = proxy.container
  }
}
