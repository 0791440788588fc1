public import AviaryControls
public import AviaryGraphics
public import Foundation

/// A field for searches of UIKit: its values are kept, and nothing draws it; SwiftUI's `searchable` is drawn.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How it stands out from what is behind it.
  public enum Style: UInt, Sendable {
    /// As the system has it.
    case `default` = 0
    /// The bar is seen.
    case prominent = 1
    /// The field alone is seen.
    case minimal = 2
  }

  /// A sign in its field.
  public enum Icon: Int, Sendable {
    /// What stands for searching.
    case search = 0
    /// What empties the field.
    case clear = 1
    /// What leads to bookmarks.
    case bookmark = 2
    /// What leads to results.
    case resultsList = 3
  }

  private var icons: [Icon: [UIControl.State: UIImage]] = [:]

  /// Sets the picture of a sign in a state; kept.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: [:]][state] = iconImage
  }

  /// The picture of a sign in a state; nil for the system's.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

  /// Who is told; never here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How it stands out.
  open var searchBarStyle = Style.default
  /// The text; it is the field's.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What is shown without a text; it is the field's.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above it; nil for none.
  open var prompt: String?
  /// Its colour.
  open var barTintColor: UIColor?
  /// What is drawn behind it; nil for what the system draws.
  open var backgroundImage: UIImage?
  /// Whether something shines through.
  open var isTranslucent = true
  /// Whether it has a button that ends the search.
  open var showsCancelButton = false
  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether it has a button with bookmarks.
  open var showsBookmarkButton = false
  /// What it is parted into; nil for nothing.
  open var scopeButtonTitles: [String]?
  /// Which part is searched, from 0.
  open var selectedScopeButtonIndex = 0
  /// Whether the parts are seen.
  open var showsScopeBar = false
  /// The keys of a phone's keyboard; they are the field's.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The return key of a phone's keyboard; it is the field's.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = true
  /// Which letters become capitals; the field's.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected; the field's.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Where the text is typed.
  public private(set) lazy var searchTextField = UITextField()
}

/// Who is told about a field for searches of UIKit; never here, where nothing is typed into it.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether it may be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// It is edited.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether it may be left.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// It is no longer edited.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Its text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of its text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button with bookmarks was pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Another part is searched.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
