public import Foundation

/// What something of UIKit shows, as a value that makes the view for it.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for the state of what it is shown in.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of UIKit that shows what a value tells.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a value.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// It can, where it is one of the kind that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
