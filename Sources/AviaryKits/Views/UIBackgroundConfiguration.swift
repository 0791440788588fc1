public import AviaryGraphics
public import Foundation

/// What is behind a row of UIKit, as values: kept, and not shown.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  /// A view behind it; nil for none.
  public var customView: UIView?
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Room around it, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins around it count as well.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; nil for that of controls.
  public var backgroundColor: UIColor?
  /// What it does to what is behind it; nil for nothing.
  public var visualEffect: UIVisualEffect?
  /// A picture behind it; nil for none.
  public var image: UIImage?
  /// How the picture fills it.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line around it; nil for that of controls.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the line is from it, in points.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// A row.
  public static func listCell() -> Self { Self(.systemBackground) }
  /// A row without groups.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// A row in a group.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// What is above or below rows.
  public static func listHeader() -> Self { Self(.clear) }
  /// What is below rows.
  public static func listFooter() -> Self { Self(.clear) }
  /// What is above or below rows without groups.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  /// What is above or below rows in a group.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// A row of a sidebar.
  public static func listSidebarCell() -> Self { Self(.clear) }
  /// What is above rows of a sidebar.
  public static func listSidebarHeader() -> Self { Self(.clear) }
  /// A row of a sidebar beside another one.
  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }

  /// The same for the state of what it is behind: itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
  /// The colour that is shown.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }
  /// The colour of the line that is shown.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
