public import AviaryGeometry
public import Foundation

/// A view of things in a layout of UIKit that shows one after the other: its values are kept.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What it is found by; nil for nothing.
  open internal(set) var reuseIdentifier: String?

  /// Makes it ready to show something else.
  open func prepareForReuse() {}
  /// Takes over where it is; nothing lays it out.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Where it would like to be, of where it is to be; nothing asks.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// Where a thing in a layout of UIKit is: kept.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  /// Which thing.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Where it is, in points.
  open var frame = CGRect.zero
  /// Its middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// How large it is, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// Its own rectangle, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// How it is moved, turned and scaled.
  open var transform = CGAffineTransform.identity
  /// Its opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Which lies in front of others.
  open var zIndex = 0
  /// Whether it is not seen.
  open var isHidden = false
  /// What kind of view it is beside the things; nil for a thing.
  open internal(set) var representedElementKind: String?

  /// Where nothing is.
  @MainActor @preconcurrency public override required init() { super.init() }

  /// Where a thing is.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Where a view beside the things is.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }
}
