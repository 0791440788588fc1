public import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

extension View {
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
