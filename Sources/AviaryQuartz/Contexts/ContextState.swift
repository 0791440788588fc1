import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import Foundation

/// What a context remembers between `saveGState()` and `restoreGState()`.
struct ContextState {
  /// What limits where is drawn, in the space of the commands.
  enum Clip {
    case path(Path, FillStyle)
    case picture(DisplayFragment)
  }

  struct Shadow {
    /// In the space that the context begins in.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  /// From the caller's space to the one that the context begins in.
  var transform = CGAffineTransform.identity
  /// A rectangle that clips, in the space of the commands.
  var clipRect = CGRect.infinite
  /// What clips besides.
  var clips: [Clip] = []
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var line = StrokeStyle()
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  var isAntialiased = true
}

/// A layer that has been begun and not ended.
struct ContextLayer {
  /// What has been drawn in it.
  var builder = FragmentBuilder()
  /// The state that it is to be drawn with, and that follows it.
  var outer: ContextState
  /// How many states had been saved when it began.
  var depth: Int
}
