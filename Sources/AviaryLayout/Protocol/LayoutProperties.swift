public import AviaryGeometry

/// What a layout tells its children about itself.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its children; nil if it is not a stack.
  ///
  /// Spacers grow along it and dividers lie across it.
  public var stackOrientation: Axis?

  /// Makes properties without an orientation.
  public init() {}

  package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}
