import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// What is dropped, and where.
public struct DropInfo {
  /// Where, in points, in the view's space.
  public let location: CGPoint
  let providers: [NSItemProvider]

  package init(location: CGPoint, providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  /// Whether there is something of one of the kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Whether there is something of one of the kinds.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  /// What is of one of the kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// What is of one of the kinds.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
