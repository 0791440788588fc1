public import AviaryEngine
import AviaryGeometry
public import Foundation

extension Text {
  /// A preference of the lines of all texts in a view.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// The lines of one text, and where they are.
    public struct AnchoredLayout: Equatable {
      /// The text's top left corner.
      public var origin: Anchor<CGPoint>
      /// The text's lines.
      public var layout: Text.Layout
    }

    public typealias Value = [AnchoredLayout]

    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

// Texts are many, and do not tell of their moves themselves.
extension Text.LayoutKey: GeometricPreferenceKey {}
