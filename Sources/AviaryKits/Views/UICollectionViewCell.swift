import AviaryEngine
import AviaryGraphics
public import Foundation

/// A thing in a layout of UIKit: its values are kept; where it is shown, its content is.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// What is told that its state changed.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What its views lie in.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    addSubview(view)
    return view
  }()
  /// Whether it is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether it is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// What is behind it.
  open var backgroundView: UIView?
  /// What is behind it while it is chosen.
  open var selectedBackgroundView: UIView?
  /// What it is edited by; nil for nothing.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { stateDidChange() } }
  /// Whether its content follows its state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind it follows its state; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What is behind it, as values: kept.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// What it shows; nil for the views that were put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentShown.show(contentConfiguration, instead: oldValue, in: contentView) }
  }

  /// A thing with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var hostedContent: AnyView? { ContentShown.hosted(in: contentView) }

  /// How it is.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  private func stateDidChange() { setNeedsUpdateConfiguration() }

  /// Brings what it shows up to date, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Brings what it shows up to date: its content by its state, and then as its handler does.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// The values of what is behind it, as usual.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

/// A row of a list of things in UIKit: its values are kept.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// Signs at its edges: kept, and not shown.
  open var accessories: [UICellAccessory] = []
  /// How far it is moved in, in steps: kept.
  open var indentationLevel = 0
  /// How wide a step is, in points: kept.
  open var indentationWidth: CGFloat = 10
  /// Whether signs are moved in with it: kept.
  open var indentsAccessories = true
  /// The rectangle that the line between rows goes along.
  open private(set) lazy var separatorLayoutGuide = UILayoutGuide(self, .all)

  /// The content of a row, as usual: to be changed and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Shows contents in views.
@MainActor
enum ContentShown {
  /// Shows a content in a view in place of another one.
  static func show(
    _ content: (any UIContentConfiguration)?,
    instead old: (any UIContentConfiguration)?,
    in view: UIView
  ) {
    let shown = view.subviews.lazy.compactMap { $0 as? any UIView & UIContentView }.first
    if let content, let shown, type(of: content) == old.map({ type(of: $0) }),
      shown.supports(content)
    {
      shown.configuration = content
      return
    }
    if old != nil || content != nil { shown?.removeFromSuperview() }
    guard let content else { return }
    let made: UIView = content.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
  }

  /// The SwiftUI view that a view shows; nil for none.
  static func hosted(in view: UIView) -> AnyView? {
    view.subviews.lazy.filter { !$0.isHidden }.compactMap(\.hostedContent).first
  }
}
