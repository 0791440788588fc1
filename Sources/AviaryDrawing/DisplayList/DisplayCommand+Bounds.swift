import AviaryGeometry
public import Foundation

extension DisplayCommand {
  /// A rectangle outside of which the command paints nothing, in the fragment's coordinates.
  ///
  /// `CGRect.null` if it paints nothing, `CGRect.infinite` where blending reaches everywhere.
  @_spi(Hosting) public var bounds: CGRect {
    switch self {
    case .fill(let path, _, _), .backdrop(let path, _):
      return path.controlBounds
    case .stroke(let path, let style, _, _):
      return path.controlBounds.grown(by: style.reach)
    case .text(let layout, let point, _):
      return layout.inkBounds.offsetBy(dx: point.x, dy: point.y)
    case .image(_, let rect, _):
      return rect.standardized
    case .fragment(let fragment, let offset):
      let bounds = fragment.bounds
      return bounds.isNull ? bounds : bounds.offsetBy(dx: offset.x, dy: offset.y)
    case .transformed(let fragment, let transform):
      return fragment.bounds.applying(transform)
    case .clipped(let fragment, let path, _):
      return fragment.bounds.intersection(path.controlBounds)
    case .masked(let fragment, let mask, let isInverted):
      return isInverted ? fragment.bounds : fragment.bounds.intersection(mask.bounds)
    case .group(let fragment, _, _):
      return fragment.bounds
    case .filtered(let fragment, let filters):
      return filters.reduce(fragment.bounds) { $1.bounds(of: $0) }
    }
  }

  var readsBackdrop: Bool {
    switch self {
    case .backdrop: true
    case .fragment(let fragment, _), .transformed(let fragment, _), .clipped(let fragment, _, _):
      fragment.readsBackdrop
    case .fill, .stroke, .text, .image, .masked, .group, .filtered: false
    }
  }

  /// Whether the command combines what it paints with what lies below in another way than by covering it.
  var blends: Bool {
    switch self {
    case .group(_, _, let mode): mode != .normal
    case .fragment(let fragment, _), .transformed(let fragment, _), .clipped(let fragment, _, _):
      fragment.blends
    // What is in a mask or a filter, and in a group that is put down normally, is painted by itself.
    case .fill, .stroke, .text, .image, .masked, .filtered, .backdrop: false
    }
  }
}

extension Filter {
  /// Where the filter paints when what it is applied to paints within `bounds`.
  package func bounds(of bounds: CGRect) -> CGRect {
    switch self {
    case .blur(let radius, let isOpaque):
      return isOpaque ? bounds : bounds.grown(by: Filter.blurReach(radius))
    case .shadow(_, let radius, let offset, let shadowOnly):
      guard !bounds.isNull else { return bounds }
      let shadow = bounds.offsetBy(dx: offset.width, dy: offset.height)
        .grown(by: Filter.blurReach(radius))
      return shadowOnly ? shadow : bounds.union(shadow)
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply, .luminanceToAlpha, .colorMatrix, .alphaThreshold:
      return bounds
    }
  }

  /// How far a blur carries colour, for a standard deviation of `radius`.
  package static func blurReach(_ radius: CGFloat) -> CGFloat { (3 * radius).rounded(.up) }

  /// How far from a place a backdrop there may look, for a standard deviation of `radius`.
  ///
  /// More than ``blurReach(_:)``: it is blurred at a fraction of the resolution, and all that is looked at counts.
  package static func backdropReach(_ radius: CGFloat) -> CGFloat {
    (3.6 * radius).rounded(.up) + 4
  }
}

extension StrokeStyle {
  /// How far from the path the stroke may paint.
  package var reach: CGFloat {
    let half = lineWidth / 2
    let miter = lineJoin == .miter ? max(miterLimit, 1) : 1
    let cap = lineCap == .square ? 2.0.squareRoot() : 1
    return half * max(miter, cap)
  }
}

extension CGRect {
  /// The rectangle with each edge moved outwards; a null one stays null.
  package func grown(by amount: CGFloat) -> CGRect {
    isNull ? self : insetBy(dx: -amount, dy: -amount)
  }
}
