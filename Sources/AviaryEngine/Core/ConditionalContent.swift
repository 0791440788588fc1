import AviaryGraph

/// One of two views, by a condition; what `if`-`else` and `switch` build.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: ComparedByContent {
  package static func holdsSame(_ left: Self, _ right: Self) -> Bool {
    switch (left.storage, right.storage) {
    case (.trueContent(let left), .trueContent(let right)): ValueEquality.isEqual(left, right)
    case (.falseContent(let left), .falseContent(let right)): ValueEquality.isEqual(left, right)
    default: false
    }
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { primitiveBody(of: "_ConditionalContent") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    switch view.storage {
    case .trueContent(let content):
      SwitchingList(inputs, shape: _shape, choice: 0) { TrueContent._makeList(content, $0) }
    case .falseContent(let content):
      SwitchingList(inputs, shape: _shape, choice: 1) { FalseContent._makeList(content, $0) }
    }
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    let list = unsafeDowncast(list, to: SwitchingList.self)
    switch (view.storage, list.choice) {
    case (.trueContent(let content), 0): TrueContent._updateList(list.current, content)
    case (.falseContent(let content), 1): FalseContent._updateList(list.current, content)
    case (.trueContent(let content), _):
      list.replace(choice: 0) { TrueContent._makeList(content, $0) }
    case (.falseContent(let content), _):
      list.replace(choice: 1) { FalseContent._makeList(content, $0) }
    }
  }

  public nonisolated static var _shape: _ListShape {
    .either(TrueContent._shape, FalseContent._shape)
  }
}
