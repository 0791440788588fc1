@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// A view for each element of a tree; elements with children can be unfolded.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let roots: Roots
  package let identify: (Data.Element) -> ID
  /// The elements under an element; nil for one that never has any.
  package let children: (Data.Element) -> Data?
  package let content: (Data.Element) -> Leaf

  /// Where the tree begins.
  enum Roots {
    case data(Data)
    case element(Data.Element)
  }

  nonisolated init(
    roots: Roots,
    identify: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.identify = identify
    self.children = children
    self.content = content
  }
}

@available(*, unavailable)
extension OutlineGroup: Sendable {}

/// What is under an element of a tree.
public struct OutlineSubgroupChildren {
  let view: AnyView
}

extension OutlineSubgroupChildren: View {
  public var body: some View { view }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    switch roots {
    case .data(let data):
      ForEach(data: data, identify: identify) { element in
        OutlineElement(
          element: element,
          identify: identify,
          children: children,
          content: content
        )
      }
    case .element(let element):
      OutlineElement(element: element, identify: identify, children: children, content: content)
    }
  }
}

/// An element of a tree, with what is under it.
struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let identify: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(
            ForEach(data: below, identify: identify) { element in
              OutlineElement(
                element: element,
                identify: identify,
                children: children,
                content: content
              )
            }
          )
        )
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates views for the elements of trees that are told apart by an id of their own.
  public nonisolated init<DataElement>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      roots: .data(data),
      identify: { $0.id },
      children: { $0[keyPath: children] },
      content: content
    )
  }

  /// Creates views for the elements of a tree that are told apart by an id of their own.
  public nonisolated init<DataElement>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  )
  where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      roots: .element(root),
      identify: { $0.id },
      children: { $0[keyPath: children] },
      content: content
    )
  }

  /// Creates views for the elements of trees that are told apart by a value.
  public nonisolated init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .data(data),
      identify: { $0[keyPath: id] },
      children: { $0[keyPath: children] },
      content: content
    )
  }

  /// Creates views for the elements of a tree that are told apart by a value.
  public nonisolated init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .element(root),
      identify: { $0[keyPath: id] },
      children: { $0[keyPath: children] },
      content: content
    )
  }

  /// Creates views for the elements of trees that can be written, told apart by an id of their own.
  public nonisolated init<C, E>(
    _ data: Binding<C>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates views for the elements of trees that can be written, told apart by a value.
  public nonisolated init<C, E>(
    _ data: Binding<C>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      roots: .data(data),
      identify: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) },
      content: content
    )
  }

  /// Creates views for the elements of a tree that can be written, told apart by an id of their own.
  public nonisolated init<C, E>(
    _ root: Binding<E>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates views for the elements of a tree that can be written, told apart by a value.
  public nonisolated init<C, E>(
    _ root: Binding<E>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      roots: .element(root),
      identify: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) },
      content: content
    )
  }
}
