public import AviaryGraphics

/// A layer like glass: it blurs what is behind it, and bends it at the rim.
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?
  var isInteractive = false

  /// The usual layer.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A layer that lets more through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No layer.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The layer in a colour; nil for none.
  ///
  /// - Parameter color: The colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The layer, with or without an answer to touches: it grows a little under a finger, and lights up where that or
  /// the pointer is.
  ///
  /// - Parameter isEnabled: Whether it answers; `true` by default.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}
