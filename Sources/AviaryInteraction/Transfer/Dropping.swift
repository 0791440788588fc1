@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
public import Foundation
public import UniformTypeIdentifiers

/// What a drop does with the data.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, since it was called off.
  case cancel
  /// Nothing, since it is not allowed.
  case forbidden
  /// Copies it.
  case copy
  /// Moves it.
  case move
  /// Refers to it.
  case alias
  /// Deletes it.
  case delete
}

/// What a drop would do.
public struct DropProposal: Sendable {
  /// What it would do with data of this program.
  public let operation: DropOperation
  /// What it would do with data of other programs; nil for the same.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Creates a proposal that depends on where the data comes from.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

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

/// Decides over what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop may begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Does it.
  func performDrop(info: DropInfo) -> Bool
  /// The data has come over the view.
  func dropEntered(info: DropInfo)
  /// The data has moved over the view. Answers what dropping would do; nil for what it would
  /// before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The data has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// As before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// A delegate made of closures.
private struct ClosureDropDelegate {
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ClosureDropDelegate: DropDelegate {
  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.providers, info.location)
  }

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
}

extension View {
  /// Lets this view be dragged.
  ///
  /// - Parameter data: Makes what is dragged, when the drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    offersDrag { _ in DragOffer(providers: [data()]) }
  }

  /// Lets this view be dragged, with another view under the pointer.
  ///
  /// - Parameters:
  ///   - data: Makes what is dragged, when the drag begins.
  ///   - preview: What is drawn under the pointer.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View {
    offersDrag(preview: AnyView(preview())) { _ in DragOffer(providers: [data()]) }
  }

  /// Lets data of some kinds be dropped on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data; with others the view is passed over.
  ///   - delegate: Decides, follows the pointer and takes the data.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    modifier(DropModifier(types: supportedContentTypes.map(\.identifier), delegate: delegate))
  }

  /// Lets data of some kinds be dropped on this view.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the kinds of data; with others the view is passed over.
  ///   - delegate: Decides, follows the pointer and takes the data.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View {
    modifier(DropModifier(types: supportedTypes, delegate: delegate))
  }

  /// Lets data of some kinds be dropped on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data; with others the view is passed over.
  ///   - isTargeted: True while such data is above the view; nil where nobody wants to know.
  ///   - action: Takes the data; returns whether it could.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Lets data of some kinds be dropped on this view, at a point in points.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data; with others the view is passed over.
  ///   - isTargeted: True while such data is above the view; nil where nobody wants to know.
  ///   - action: Takes the data, at a point of the view's own space; returns whether it could.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Lets data of some kinds be dropped on this view.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the kinds of data; with others the view is passed over.
  ///   - isTargeted: True while such data is above the view; nil where nobody wants to know.
  ///   - action: Takes the data; returns whether it could.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        types: supportedTypes,
        delegate: ClosureDropDelegate(isTargeted: isTargeted) { providers, _ in action(providers) }
      )
    )
  }

  /// Lets data of some kinds be dropped on this view, at a point in points.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the kinds of data; with others the view is passed over.
  ///   - isTargeted: True while such data is above the view; nil where nobody wants to know.
  ///   - action: Takes the data, at a point of the view's own space; returns whether it could.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        types: supportedTypes,
        delegate: ClosureDropDelegate(isTargeted: isTargeted, action: action)
      )
    )
  }
}
