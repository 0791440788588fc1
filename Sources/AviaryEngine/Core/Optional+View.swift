extension Optional: View where Wrapped: View {
  public var body: Never { primitiveBody(of: "Optional") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    switch view {
    case .some(let content):
      SwitchingList(inputs, shape: _shape, choice: 0) { Wrapped._makeList(content, $0) }
    case .none: SwitchingList(inputs, shape: _shape, choice: 1) { EmptyList($0) }
    }
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    let list = unsafeDowncast(list, to: SwitchingList.self)
    switch (view, list.choice) {
    case (.some(let content), 0): Wrapped._updateList(list.current, content)
    case (.some(let content), _): list.replace(choice: 0) { Wrapped._makeList(content, $0) }
    case (.none, 0): list.replace(choice: 1) { EmptyList($0) }
    case (.none, _): break
    }
  }

  public nonisolated static var _shape: _ListShape { .either(Wrapped._shape, .empty) }
}
