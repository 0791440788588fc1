import AviaryGraph

/// The subviews that a root is given: a collection, and the view that shows them all.
public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<_VariadicView_Children>
  public typealias SubSequence = Slice<_VariadicView_Children>

  let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  /// Always 0.
  public var startIndex: Int { subviews.startIndex }

  /// The number of subviews.
  public var endIndex: Int { subviews.endIndex }

  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }

  /// The subview at an index.
  ///
  /// - Precondition: The index is in the bounds; else the program ends with a message that gives
  ///   both.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// One subview, to be placed by the root.
  public struct Element: Identifiable {
    let subview: Subview
    /// What the root has written over the traits of the subview, by key.
    var written = ViewTraits()

    init(subview: Subview) { self.subview = subview }

    /// What tells the subview apart: stable over updates and moves.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The innermost id of a type: an explicit one, or that of a `ForEach`; nil for none.
    ///
    /// - Parameter type: The id's type; by default known from what is asked for.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      guard let index = subview.list.index(of: subview.id.element, hint: subview.index) else {
        return nil
      }
      var ids: [AnyHashable] = []
      subview.list.collectExplicitIDs(at: index, into: &ids)
      return ids.lazy.reversed().compactMap { $0.base as? ID }.first
    }

    /// What was written on the subview under a trait's key, or its default.
    ///
    /// What is set counts for the container in which the subview is placed.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        let key = ObjectIdentifier(key)
        if let own = written.value(key, as: Trait.Value.self) { return own }
        return subview.containerValues.traits.value(key, as: Trait.Value.self) ?? Trait.defaultValue
      }
      set { written.set(ObjectIdentifier(key), newValue) }
    }
  }
}

@available(*, unavailable)
extension _VariadicView_Children: Sendable {}
@available(*, unavailable)
extension _VariadicView_Children.Element: Sendable {}

extension _VariadicView_Children: View {
  public typealias Body = Never
  public var body: Never { primitiveBody(of: "_VariadicView.Children") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    SubviewsCollection._makeList(view.subviews, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    SubviewsCollection._updateList(list, view.subviews)
  }

  public nonisolated static var _shape: _ListShape { SubviewsCollection._shape }
}

extension _VariadicView_Children.Element: View {
  public typealias Body = Never
  public var body: Never { primitiveBody(of: "_VariadicView.Children.Element") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    VariadicChildList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: VariadicChildList.self).update(view)
  }

  public nonisolated static var _shape: _ListShape { Subview._shape }
}

/// The list of a placed child: the subview, with what the root wrote on it.
final class VariadicChildList: _ForwardingList {
  private var written: ViewTraits

  init(_ child: _VariadicView_Children.Element, _ inputs: _ListInputs) {
    written = child.written
    super.init(inputs, SubviewProxyList(child.subview, inputs.inside()))
  }

  func update(_ new: _VariadicView_Children.Element) {
    unsafeDowncast(content, to: SubviewProxyList.self).update(new.subview)
    guard !written.isSame(as: new.written) else { return }
    written = new.written
    changed(.traits)
  }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    content.collectTraits(at: index, into: &traits)
    traits.overwrite(with: written)
  }
}
