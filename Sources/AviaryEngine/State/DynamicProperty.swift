/// A property of a view that is brought up to date before the view's body runs.
public protocol DynamicProperty {
  /// Called before each run of the body, after the properties inside have been updated.
  mutating func update()

  /// Ties the property to the view's storage. For the engine.
  mutating func _install(_ context: inout _DynamicContext)
}

extension DynamicProperty {
  /// What of the property is known beforehand, as bits: nothing.
  public static var _propertyBehaviors: UInt32 { 0 }

  public mutating func update() {}

  public mutating func _install(_ context: inout _DynamicContext) {
    DynamicFields.installFields(of: &self, &context)
  }
}
