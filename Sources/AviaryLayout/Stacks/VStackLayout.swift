public import AviaryGeometry
public import Foundation

/// A layout that arranges subviews from top to bottom.
///
/// - SeeAlso: Documentation/Behaviours/stack-distribution.md.
public struct VStackLayout: Layout, BitwiseCopyable {
  /// The guide by which subviews are aligned horizontally.
  public var alignment: HorizontalAlignment

  /// The distance between neighbours in points; nil for what each pair prefers.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A layout does not animate between alignments and spacings.
  public typealias AnimatableData = EmptyAnimatableData

  /// What the layout remembers.
  public typealias Cache = _StackLayoutCache

  /// Tells spacers and dividers the stack's axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }
}

extension VStackLayout: StackLayout {
  package var engine: StackEngine {
    StackEngine(major: .vertical, alignment: alignment.key, spacing: spacing)
  }
}
