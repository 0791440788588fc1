public import Foundation

extension NSError {
  /// An error that says nothing: of the domain "", with the code 0.
  ///
  /// What `NSError()` means: Foundation on Linux has no initialiser without arguments.
  public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}
