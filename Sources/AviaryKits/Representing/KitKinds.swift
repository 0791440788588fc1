import Foundation

/// Tells what a program made of UIKit's and AppKit's own classes.
enum KitKinds {
  /// Whether something is of a kit's class itself, or of one that a program derives from that class and from none that
  /// is more special.
  static func isPlain(_ object: AnyObject, _ kind: AnyClass) -> Bool {
    var known: AnyClass? = type(of: object)
    while let current = known, !isKit(current) { known = _getSuperclass(current) }
    return known == kind
  }

  /// Whether a class is one of those here.
  private static func isKit(_ kind: AnyClass) -> Bool {
    _typeName(kind, qualified: true).hasPrefix("AviaryKits.")
  }
}

extension UIView {
  /// Whether nothing but `draw(_:)`, its colour and what is in it decides what it looks like.
  final var isPlain: Bool { KitKinds.isPlain(self, UIView.self) && !layer.hasContent }
}

extension NSView {
  /// Whether nothing but `draw(_:)`, its layer's colour and what is in it decides what it looks like.
  final var isPlain: Bool {
    KitKinds.isPlain(self, NSView.self) && !(wantsLayer && layer?.hasContent == true)
  }
}

extension CALayer {
  /// Whether it shows something besides its colour.
  fileprivate var hasContent: Bool {
    type(of: self) != CALayer.self || sublayers?.isEmpty == false || contents != nil
      || borderWidth > 0
  }
}
