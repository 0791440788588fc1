public import AviaryGeometry
public import Foundation

/// A layout that arranges subviews from the leading to the trailing edge.
///
/// - SeeAlso: Documentation/Behaviours/stack-distribution.md.
public struct HStackLayout: Layout, BitwiseCopyable {
  /// The guide by which subviews are aligned vertically.
  public var alignment: VerticalAlignment

  /// The distance between neighbours in points; nil for what each pair prefers.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A layout does not animate between alignments and spacings.
  public typealias AnimatableData = EmptyAnimatableData

  /// What the layout remembers.
  public typealias Cache = _StackLayoutCache

  /// Tells spacers and dividers the stack's axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }
}

extension HStackLayout: StackLayout {
  package var engine: StackEngine {
    StackEngine(major: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}
