public import Foundation

/// Controllers of an interface file, of UIKit: there are no such files here, which is said once.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  /// The file of a name.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - storyboardBundleOrNil: Where it is; nil for the program's own bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    Missing.tell("UIStoryboard(name: \"\(name)\")", "there are no interface files here")
  }

  /// The controller that it begins with: nil.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// The controller that it begins with, as somebody makes it: nil.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }

  /// A controller by its name, which ends the program: there are no interface files here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure(
      "UIStoryboard: there are no interface files, and no \"\(identifier)\" of \"\(name)\""
    )
  }

  /// A controller by its name, as somebody makes it, which ends the program: there are no files.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    preconditionFailure(
      "UIStoryboard: there are no interface files, and no \"\(identifier)\" of \"\(name)\""
    )
  }
}
