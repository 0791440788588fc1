public import AviaryGeometry

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of all four.
  ///   - isUniform: Whether all get the largest radius of them; `false` by default.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with corners of a style each.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The corner at the top where lines begin.
  ///   - topTrailingCorner: The corner at the top where lines end.
  ///   - bottomLeadingCorner: The corner at the bottom where lines begin.
  ///   - bottomTrailingCorner: The corner at the bottom where lines end.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// A rectangle whose corners at the top have one radius, and those at the bottom another.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: Both corners at the top.
  ///   - uniformBottomCorners: Both corners at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners
    )
  }

  /// A rectangle whose corners where lines begin have one radius, and the others another.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: Both corners where lines begin.
  ///   - uniformTrailingCorners: Both corners where lines end.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners
    )
  }

  /// A rectangle whose corners at the top have one radius.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: Both corners at the top.
  ///   - bottomLeadingCorner: The corner at the bottom where lines begin.
  ///   - bottomTrailingCorner: The corner at the bottom where lines end.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// A rectangle whose corners at the bottom have one radius.
  ///
  /// - Parameters:
  ///   - uniformBottomCorners: Both corners at the bottom.
  ///   - topLeadingCorner: The corner at the top where lines begin.
  ///   - topTrailingCorner: The corner at the top where lines end.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners,
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner
    )
  }

  /// A rectangle whose corners where lines begin have one radius.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: Both corners where lines begin.
  ///   - topTrailingCorner: The corner at the top where lines end.
  ///   - bottomTrailingCorner: The corner at the bottom where lines end.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// A rectangle whose corners where lines end have one radius.
  ///
  /// - Parameters:
  ///   - uniformTrailingCorners: Both corners where lines end.
  ///   - topLeadingCorner: The corner at the top where lines begin.
  ///   - bottomLeadingCorner: The corner at the bottom where lines begin.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners,
      topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner
    )
  }
}
