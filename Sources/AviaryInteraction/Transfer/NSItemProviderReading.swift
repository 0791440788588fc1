public import Foundation

/// An object that can be made of what a provider hands on.
///
/// Here any type may be one; on Apple's systems objects of Objective-C are.
public protocol NSItemProviderReading: AnyObject {
  /// The names of the kinds of which one can be made, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of the bytes of a kind.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that says how a provider hands it on.
public protocol NSItemProviderWriting: AnyObject {
  /// The names of the kinds in which it can be had, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the bytes of a kind.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The name of the kind.
  ///   - completionHandler: To be called once with the bytes, or with nil and an error, on any thread.
  /// - Returns: How far that is; nil where nobody is told.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}
