extension Path {
  /// The area that both paths cover.
  ///
  /// Curves of the result are chains of lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay([self, other], eoFill: eoFill).area { $0[0] && $0[1] }
  }

  /// The area that either path covers.
  ///
  /// Curves of the result are chains of lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay([self, other], eoFill: eoFill).area { $0[0] || $0[1] }
  }

  /// The area that this path covers and the other does not.
  ///
  /// Curves of the result are chains of lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay([self, other], eoFill: eoFill).area { $0[0] && !$0[1] }
  }

  /// The area that one of the paths covers and the other does not.
  ///
  /// Curves of the result are chains of lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay([self, other], eoFill: eoFill).area { $0[0] != $0[1] }
  }

  /// The parts of this path's lines inside of the area of another one.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay([other], eoFill: eoFill).parts(of: self, inside: true)
  }

  /// The parts of this path's lines outside of the area of another one.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay([other], eoFill: eoFill).parts(of: self, inside: false)
  }

  /// The same area with an outline that does not cross itself, for either fill rule.
  public func normalized(eoFill: Bool = true) -> Path {
    PathOverlay([self], eoFill: eoFill).area { $0[0] }
  }
}
