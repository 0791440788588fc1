import AviaryGraph

/// The content of a group that is made from the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

@available(*, unavailable)
extension GroupElementsOfContent: Sendable {}

extension GroupElementsOfContent: View {
  public var body: Never { primitiveBody(of: "GroupElementsOfContent") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    GroupElementsList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: GroupElementsList<Subviews, Content>.self).update(view)
  }

  public nonisolated static var _shape: _ListShape { Content._shape }
}

/// Keeps the value, to tell whether a new one has the same transform.
final class GroupElementsList<Subviews: View, Content: View>: _ForwardingList {
  private var view: GroupElementsOfContent<Subviews, Content>

  init(_ view: GroupElementsOfContent<Subviews, Content>, _ inputs: _ListInputs) {
    self.view = view
    let transform = view.transform
    super.init(
      inputs,
      TransformList<Subviews, Content>(
        view.subviews,
        inputs.inside(),
        initializer: "Group(subviews:)"
      ) {
        transform(SubviewsCollection($0))
      }
    )
  }

  func update(_ new: GroupElementsOfContent<Subviews, Content>) {
    let isSame = ValueEquality.isEqual(view, new, in: "transform")
    view = new
    let transform = new.transform
    unsafeDowncast(content, to: TransformList<Subviews, Content>.self).update(
      new.subviews,
      transform: { transform(SubviewsCollection($0)) },
      isSameTransform: isSame
    )
  }
}

/// The content of a group that is made from the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}

@available(*, unavailable)
extension GroupSectionsOfContent: Sendable {}

extension GroupSectionsOfContent: View {
  public var body: Never { primitiveBody(of: "GroupSectionsOfContent") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    GroupSectionsList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: GroupSectionsList<Sections, Content>.self).update(view)
  }

  public nonisolated static var _shape: _ListShape { Content._shape }
}

/// Keeps the value, to tell whether a new one has the same transform.
final class GroupSectionsList<Sections: View, Content: View>: _ForwardingList {
  private var view: GroupSectionsOfContent<Sections, Content>

  init(_ view: GroupSectionsOfContent<Sections, Content>, _ inputs: _ListInputs) {
    self.view = view
    let transform = view.transform
    super.init(
      inputs,
      TransformList<Sections, Content>(
        view.sections,
        inputs.inside(),
        initializer: "Group(sections:)"
      ) {
        transform(SectionCollection($0))
      }
    )
  }

  func update(_ new: GroupSectionsOfContent<Sections, Content>) {
    let isSame = ValueEquality.isEqual(view, new, in: "transform")
    view = new
    let transform = new.transform
    unsafeDowncast(content, to: TransformList<Sections, Content>.self).update(
      new.sections,
      transform: { transform(SectionCollection($0)) },
      isSameTransform: isSame
    )
  }
}

extension Group {
  /// A group made from the subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view that is resolved. A collection of subviews may be given; it keeps its
  ///     sections.
  ///   - transform: Runs again only when something changed that it read of the collection.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }

  /// A group made from the sections of a view; views outside of sections form sections of their
  /// own.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are taken.
  ///   - transform: Makes the group's content of the sections; runs again when what it read of them
  ///     changes.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }

  @available(*, deprecated, renamed: "init(subviews:transform:)")
  public nonisolated init<Base: View, Result: View>(
    subviewsOf view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }

  @available(*, deprecated, renamed: "init(sections:transform:)")
  public nonisolated init<Base: View, Result: View>(
    sectionsOf view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}
