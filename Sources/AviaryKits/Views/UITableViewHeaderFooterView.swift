import AviaryEngine
import AviaryGraphics
public import Foundation

/// What stands above or below rows of UIKit: its values are kept.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// What it is found by; nil for nothing.
  open private(set) var reuseIdentifier: String?
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
  /// What is behind it.
  open var backgroundView: UIView?
  /// What is behind it, as values: kept.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// What it shows; nil for the views that were put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentShown.show(contentConfiguration, instead: oldValue, in: contentView) }
  }

  /// What stands above or below rows.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static var wantedIdentifier: String?

  /// What stands above or below rows, with a frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: UITableViewHeaderFooterView.wantedIdentifier)
    self.frame = frame
  }

  /// One of a class, made by its `init(reuseIdentifier:)`; nil where it is no such class.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView? {
    wantedIdentifier = identifier
    defer { wantedIdentifier = nil }
    return (type as? UITableViewHeaderFooterView.Type).map { makeObject($0) }
  }

  override var hostedContent: AnyView? { ContentShown.hosted(in: contentView) }

  /// The content of what is above rows, as usual: to be changed and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  /// Makes it ready to show something else.
  open func prepareForReuse() {}
}
