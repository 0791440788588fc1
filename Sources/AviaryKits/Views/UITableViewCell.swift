import AviaryEngine
import AviaryGraphics
public import Foundation

/// A row of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a row is edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It is taken away.
    case delete = 1
    /// One is added.
    case insert = 2
  }

  /// What is shown behind it while it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Blue, as long ago.
    case blue = 1
    /// Grey, as long ago.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  /// What stands in it.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and one at the trailing edge.
    case value1 = 1
    /// Two texts beside each other.
    case value2 = 2
    /// A text, and one below.
    case subtitle = 3
  }

  /// A sign at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// That it leads on.
    case disclosureIndicator = 1
    /// That more is told.
    case detailDisclosureButton = 2
    /// That it is chosen.
    case checkmark = 3
    /// That more is told, as a button.
    case detailButton = 4
  }

  /// What it is found by; nil for nothing.
  open private(set) var reuseIdentifier: String?
  /// A sign at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// What its views lie in.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    addSubview(view)
    return view
  }()
  /// Its text.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// A second text.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// Its picture.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)

  /// A row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// A row as usual, with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is told that its state changed.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What it shows; nil for the views that were put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentShown.show(contentConfiguration, instead: oldValue, in: contentView) }
  }
  /// What is behind it, as values: kept.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// What it is edited by; nil for nothing.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether its content follows its state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind it follows its state; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true

  override var hostedContent: AnyView? { ContentShown.hosted(in: contentView) }

  /// The content of a row, as usual: to be changed and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The values of what is behind it, as usual.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// How it is.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }
  /// Brings what it shows up to date, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Brings what it shows up to date: its content by its state, and then as its handler does.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Whether it is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether it is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether it is edited.
  open var isEditing = false
  /// Says whether it is edited; nothing moves.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A view at the trailing edge; nil for the sign.
  open var accessoryView: UIView?
  /// A sign at the trailing edge while it is edited.
  open var editingAccessoryType = AccessoryType.none
  /// What is behind it.
  open var backgroundView: UIView?
  /// Room beside the line between rows, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// How far it is moved in, in steps.
  open var indentationLevel = 0
  /// How wide a step is, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether it can be moved while it is edited.
  open var showsReorderControl = false
  /// Whether its background is moved in while it is edited.
  open var shouldIndentWhileEditing = true

  /// Makes it ready to show something else.
  open func prepareForReuse() {}
  /// Says whether it is chosen; nothing moves.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Says whether it is pressed; nothing moves.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// What is shown behind it while it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// What is shown behind it while it is chosen.
  open var selectedBackgroundView: UIView?
}
