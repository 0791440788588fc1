import Foundation

extension Image {
  /// How pixels are found between those of the picture.
  public enum Interpolation: Sendable {
    /// The nearest pixel: hard edges.
    case none
    case low
    case medium
    case high
  }

  /// How a resizable picture fills its space.
  public enum ResizingMode: Sendable {
    /// Again and again.
    case tile
    /// Once, stretched.
    case stretch
  }

  /// Whether a picture's colours count, or its alpha alone.
  public enum TemplateRenderingMode: Sendable {
    /// Filled with the foreground style where it is opaque.
    case template
    /// As it is.
    case original
  }

  /// The size of symbols, relative to the text beside them.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    /// The factor on the size of a symbol.
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}
