@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryInteraction
import AviaryLayout
public import Foundation
public import UniformTypeIdentifiers

/// A view that makes its subviews from data, of which elements can be deleted and moved.
public protocol DynamicViewContent<Data>: View {
  /// What the subviews are made from.
  associatedtype Data: Collection

  /// What the subviews are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// What the subviews are made from.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the elements be deleted.
  ///
  /// - Parameter action: Takes elements out of the data at offsets; nil for elements that can't be deleted.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditModifier(delete: action))
  }

  /// Lets the elements be moved.
  ///
  /// - Parameter action: Moves the elements at offsets in the data, to before the element at another one; nil
  ///   for elements that can't be moved.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditModifier(move: action)).modifier(ReorderableModifier.movedWithin)
  }

  /// Lets data be dropped between the elements.
  ///
  /// What is dragged over the rows of a list makes them open a space where it would be put.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data that are taken; what conforms to one of them is of that kind.
  ///   - action: Puts what is dropped into the data, before the element at an offset; the number of elements
  ///     for the end. It gets only the providers that have one of the kinds, and at least one of them.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Lets data be dropped between the elements, the kinds told by their identifiers.
  @_disfavoredOverload
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(RowInsertionModifier(types: acceptedTypeIdentifiers, action: action))
  }
}

/// Writes on each subview how to delete and move the element that it was made for, and insert others.
nonisolated struct RowEditModifier: ViewModifier {
  typealias Body = Never

  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: RowInsertion.Kind?

  static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    RowEditList(modifier, inputs, content(inputs.inside()))
  }

  static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let list = unsafeDowncast(list, to: RowEditList.self)
    list.modifier = modifier
    updateContent(list.content)
  }

  static func _shape(content: _ListShape) -> _ListShape { content.withTraits }
}

/// The list of subviews whose elements can be edited.
///
/// Adds no node.
///
/// The offset of a subview is that of its element where each element gives one subview.
final class RowEditList: _ForwardingList {
  /// Read when the user edits, so a new value needs no update.
  fileprivate(set) var modifier: RowEditModifier

  init(_ modifier: RowEditModifier, _ inputs: _ListInputs, _ content: _ViewList) {
    self.modifier = modifier
    super.init(inputs, content)
  }

  override var mayHoldTraits: Bool { true }

  override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    var values = ContainerValues(traits: traits)
    if modifier.delete != nil {
      values.listRow.delete = RowDeletion(
        action: { [unowned self] in modifier.delete?($0) },
        offset: index
      )
    }
    if modifier.move != nil {
      values.listRow.move = RowMove(
        action: { [unowned self] in modifier.move?($0, $1) },
        offset: index
      )
    }
    if let insert = modifier.insert {
      values.listRow.insert = RowInsertion(
        kind: RowInsertion.Kind(
          types: insert.types,
          action: { [unowned self] in modifier.insert?.action($0, $1) }
        ),
        offset: index
      )
    }
    traits = values.traits
    content.collectTraits(at: index, into: &traits)
  }
}
