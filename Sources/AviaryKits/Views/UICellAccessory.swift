public import AviaryGraphics
public import Foundation

/// A sign at the edge of a row of UIKit: kept, and not shown.
public struct UICellAccessory {
  /// When a sign is seen.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While rows are edited.
    case whenEditing = 1
    /// While rows are not edited.
    case whenNotEditing = 2
  }

  /// What kind of sign.
  public enum AccessoryType: Sendable, Hashable {
    /// That it leads on.
    case disclosureIndicator
    /// That it shows the rows in it.
    case outlineDisclosure
    /// That it is chosen.
    case checkmark
    /// That it can be taken away.
    case delete
    /// That something can be added.
    case insert
    /// That it can be moved.
    case reorder
    /// That several can be chosen.
    case multiselect
    /// A text.
    case label
    /// That more is told.
    case detail
    /// A menu.
    case popUpMenu
    /// A view.
    case customView
  }

  /// What a sign looks like.
  public struct DisclosureIndicatorOptions {
    /// Whether it is not seen.
    public var isHidden: Bool
    /// Room for it, in points; nil for the usual room.
    public var reservedLayoutWidth: CGFloat?
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour behind it; nil for the usual one.
    public var backgroundColor: UIColor?

    /// What a sign looks like.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it is not seen.
    ///   - reservedLayoutWidth: Room for it, in points; nil for the usual room.
    ///   - tintColor: Its colour; nil for the usual one.
    ///   - backgroundColor: The colour behind it; nil for the usual one.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// What the sign looks like that it is chosen.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// What the sign looks like that it can be taken away.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// What the sign looks like that something can be added.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// What the sign looks like that it can be moved.
  public typealias ReorderOptions = DisclosureIndicatorOptions
  /// What the sign looks like that several can be chosen.
  public typealias MultiselectOptions = DisclosureIndicatorOptions
  /// What a text looks like.
  public typealias LabelOptions = DisclosureIndicatorOptions
  /// What the sign looks like that more is told.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// What the sign looks like that shows the rows in it.
  public struct OutlineDisclosureOptions {
    /// What it does.
    public enum Style: Int, Sendable {
      /// As suits the row.
      case automatic = 0
      /// All of the row shows those in it.
      case header = 1
      /// The sign alone does.
      case cell = 2
    }

    /// What it does.
    public var style: Style
    /// Whether it is not seen.
    public var isHidden: Bool
    /// Room for it, in points; nil for the usual room.
    public var reservedLayoutWidth: CGFloat?
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?

    /// What a sign looks like.
    ///
    /// - Parameters:
    ///   - style: What it does.
    ///   - isHidden: Whether it is not seen.
    ///   - reservedLayoutWidth: Room for it, in points; nil for the usual room.
    ///   - tintColor: Its colour; nil for the usual one.
    public init(
      style: Style = .automatic,
      isHidden: Bool = false,
      reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A view at an edge of a row.
  @MainActor @preconcurrency
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// Where it stands.
    public var placement: Placement
    /// Whether it is not seen.
    public var isHidden: Bool
    /// Room for it, in points; nil for its own.
    public var reservedLayoutWidth: CGFloat?
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether it keeps its own size.
    public var maintainsFixedSize: Bool

    /// A view at an edge of a row.
    ///
    /// - Parameters:
    ///   - customView: The view.
    ///   - placement: Where it stands.
    ///   - isHidden: Whether it is not seen.
    ///   - reservedLayoutWidth: Room for it, in points; nil for its own.
    ///   - tintColor: Its colour; nil for the usual one.
    ///   - maintainsFixedSize: Whether it keeps its own size.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool = false,
      reservedLayoutWidth: CGFloat? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// Where a sign stands.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// What kind of sign it is.
  public let accessoryType: AccessoryType
  /// When it is seen.
  public let displayed: DisplayedState

  private init(_ type: AccessoryType, _ displayed: DisplayedState) {
    accessoryType = type
    self.displayed = displayed
  }

  /// That it leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }
  /// That it shows the rows in it, when somebody presses it.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed) }
  /// That it is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed) }
  /// That it can be taken away.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed) }
  /// That something can be added.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed) }
  /// That it can be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed) }
  /// That several can be chosen.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) }
  /// A text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.label, displayed) }
  /// That more is told, when somebody presses it.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed) }
  /// A menu.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: DetailOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.popUpMenu, displayed) }
  /// A view.
  @MainActor @preconcurrency
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed), .trailing(let displayed): UICellAccessory(.customView, displayed)
    }
  }
}
