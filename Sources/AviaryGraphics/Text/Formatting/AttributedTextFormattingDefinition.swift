public import Foundation

/// Says which attributes attributed text may have, and which values.
///
/// Its scope names the attributes: others are not shown by texts and editors under it, and constraints don't see them. Its body
/// lists constraints, which run in their order. The text that is stored is not changed by being shown; what an editor
/// enters or formats obeys the definition, and ``constrain(_:)-(AttributedString)`` makes all of a text obey it. Source: Apple's
/// documentation of the protocol.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that text may have.
  associatedtype Scope: AttributeScope where Scope == Body.Scope
  /// The definition that this one is made of.
  associatedtype Body: AttributedTextFormattingDefinition

  /// What this definition is made of.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

  /// Changes the attributes of a run so that they obey. For the engine.
  func _constrain(_ attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// A constraint that lists the values that an attribute may have.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  public func _constrain(_ attributes: inout AttributeContainer) { body._constrain(&attributes) }

  /// Changes attributes so that they obey the definition.
  ///
  /// - Parameter container: The attributes; those outside the definition's scope stay as they are.
  public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

  /// Changes the attributes of a text so that they obey the definition, as before it is saved.
  ///
  /// - Parameter string: The text; attributes outside the definition's scope stay as they are.
  public func constrain(_ string: inout AttributedString) {
    string.mapAttributes { _constrain(&$0) }
  }
}

extension AttributedString {
  /// Changes the attributes of each run; one that stays the same is not touched.
  package mutating func mapAttributes(_ change: (inout AttributeContainer) -> Void) {
    var changes: [(range: Range<AttributedString.Index>, attributes: AttributeContainer)] = []
    for run in runs {
      var attributes = run.attributes
      change(&attributes)
      if attributes != run.attributes { changes.append((run.range, attributes)) }
    }
    // Attributes move no character, so that places stay where they are.
    for change in changes { self[change.range].setAttributes(change.attributes) }
  }
}
