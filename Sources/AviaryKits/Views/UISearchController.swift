public import Foundation

/// What searches, of UIKit: its values are kept, and nothing shows it.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// Its field.
  public let searchBar = UISearchBar()
  /// Who is told what is searched for; never here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told of it; never here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether its field has a button that ends the search by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether it is open.
  open var isActive = false
  /// Whether what is below is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes away meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// What shows what was found.
  public private(set) var searchResultsController: UIViewController?

  /// What searches.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  /// What searches.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Who is told when a search comes and goes; never here.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Before it is shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// After it was shown.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Before it goes.
  func willDismissSearchController(_ searchController: UISearchController)
  /// After it has gone.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Where it is to be shown by hand.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Before it is shown; by default nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// After it was shown; by default nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Before it goes; by default nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// After it has gone; by default nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Where it is to be shown by hand; by default nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Who is told what is searched for; never here.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// It was changed.
  func updateSearchResults(for searchController: UISearchController)
}
