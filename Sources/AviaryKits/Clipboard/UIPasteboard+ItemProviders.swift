public import AviaryInteraction
public import Foundation

extension UIPasteboard {
  /// What is there, as providers of its data; what is set is copied at once.
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for type in item.keys.sorted() {
          let value = item[type]
          provider.registerDataRepresentation(forTypeIdentifier: type) { value as? Data }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Puts what providers have in place of what is there.
  ///
  /// - Parameters:
  ///   - itemProviders: What is copied, at once.
  ///   - localOnly: Counts for nothing: it goes to the desktop.
  ///   - expirationDate: Counts for nothing: it stays.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    setItems(
      itemProviders.map { provider in
        var item: [String: Any] = [:]
        for type in provider.registeredTypeIdentifiers { item[type] = provider.data(of: type) }
        return item
      }
    )
  }
}
