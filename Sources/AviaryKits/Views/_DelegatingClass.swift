import AviaryGraphics
import Foundation

/// A class of UIKit with a delegate, some of whose subclasses have one of a protocol of their own.
///
/// A property of a class keeps its type in subclasses. One of a protocol's extension doesn't: the subclass' own is
/// found before it, so that each has the type that UIKit gives it.
@MainActor @preconcurrency
public protocol _DelegatingClass: AnyObject {}

extension UIScrollView: _DelegatingClass {}
extension UIPresentationController: _DelegatingClass {}

extension _DelegatingClass where Self: UIScrollView {
  /// What is told; never here.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
}

extension _DelegatingClass where Self: UIPresentationController {
  /// Who is asked and told.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
}
