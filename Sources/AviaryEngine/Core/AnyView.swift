/// A view of which the type is hidden.
///
/// A new type ends the state of the old one.
public struct AnyView {
  let view: any View

  /// Hides the type of a view.
  ///
  /// A view of another type in the same place is another view, with state of its own.
  ///
  /// - Parameter view: The view; an `AnyView` is not wrapped again.
  public nonisolated init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      self.view = view
    }
  }

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view; an `AnyView` is not wrapped again.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value that is a view; nil for any other.
  ///
  /// - Parameter value: The value; its type is looked at when the program runs.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

@available(*, unavailable)
extension AnyView: Sendable {}

extension AnyView: View {
  public var body: Never { primitiveBody(of: "AnyView") }

  public nonisolated static func _makeList(_ view: AnyView, _ inputs: _ListInputs) -> _ViewList {
    AnyViewList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: AnyView) {
    unsafeDowncast(list, to: AnyViewList.self).update(view)
  }

  public nonisolated static var _shape: _ListShape { .unknown }
}

/// The list of an erased view: transparent, the list of what it holds.
final class AnyViewList: SingleSourceList {
  private var type: ObjectIdentifier

  init(_ view: AnyView, _ inputs: _ListInputs) {
    type = ObjectIdentifier(Swift.type(of: view.view))
    switcher = nil
    super.init(inputs)
    let list = SwitchingList(inputs, shape: .unknown, choice: 0) { AnyViewList.make(view.view, $0) }
    switcher = list
    adopt(list)
  }

  private var switcher: SwitchingList!

  private static func make<V: View>(_ view: V, _ inputs: _ListInputs) -> _ViewList {
    V._makeList(view, inputs)
  }

  private static func update<V: View>(_ list: _ViewList, _ view: V) {
    V._updateList(list, view)
  }

  func update(_ new: AnyView) {
    let newType = ObjectIdentifier(Swift.type(of: new.view))
    if newType == type {
      AnyViewList.update(switcher.current, new.view)
    } else {
      type = newType
      switcher.replace(choice: 0) { AnyViewList.make(new.view, $0) }
    }
  }
}
