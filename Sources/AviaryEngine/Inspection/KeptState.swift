package import Foundation

/// The state of a view that can be written down and given back to the same view of another program.
package protocol KeptState {
  /// The value as JSON, and what of an object can't be written down, by the names of its properties; nil where nothing can.
  func encoded() -> (data: Data, lost: [String])?

  /// Sets the value.
  ///
  /// - Parameter data: What ``encoded()`` gave, perhaps of another type of value.
  /// - Returns: What of an object could not be set, by the names of its properties; nil where nothing could.
  func restore(_ data: Data) -> [String]?
}

extension StateLocation: KeptState {
  package func encoded() -> (data: Data, lost: [String])? {
    let value = get()
    return KeptValue.encode(value).map { ($0, []) } ?? KeptObject(of: value)?.encoded()
  }

  package func restore(_ data: Data) -> [String]? {
    if let value = KeptValue.decode(Value.self, from: data) {
      set(value, Transaction())
      return []
    }
    return KeptObject(of: get())?.restore(data)
  }
}

extension KeptObject {
  /// nil where the value is no object.
  init?<Value>(of value: Value) {
    guard Value.self is AnyClass else { return nil }
    self.init(object: value as AnyObject)
  }
}

/// A property that holds state of its view.
private protocol StateProperty: DynamicProperty {
  var kept: (any KeptState)? { get }
}

extension State: StateProperty {
  fileprivate var kept: (any KeptState)? { location }
}

extension StateObject: StateProperty {
  fileprivate var kept: (any KeptState)? { object.map { KeptObject(object: $0) } }
}

/// A view's state, by the names of properties.
package struct StateOfView {
  /// The name of the view's type, and the way to it from the outermost view.
  package let path: String
  /// Whether the view is one of the toolkit's own.
  package let isOfToolkit: Bool
  /// The properties by their names as they are stored, such as `_count` for `count`.
  ///
  /// nil is a state that is not there yet.
  package let properties: [(name: String, state: (any KeptState)?)]
}

package enum StateFinder {
  /// The state of all views that are shown, each once, the outermost first.
  package static func states(in root: ViewRoot) -> [StateOfView] {
    var found: [StateOfView] = []
    var counts: [String: Int] = [:]
    visitBodies(in: root) { holder, path in
      let properties = holder.stateProperties
      guard !properties.isEmpty else { return }
      let number = counts[path, default: 0]
      counts[path] = number + 1
      found.append(
        StateOfView(
          path: number == 0 ? path : "\(path)#\(number)",
          isOfToolkit: holder.isOfToolkit,
          properties: properties
        )
      )
    }
    return found
  }

  /// Notes what the views have now, so that the reasons of the next runs of their bodies can be told.
  package static func beginHistories(in root: ViewRoot) {
    visitBodies(in: root) { holder, _ in holder.beginHistory() }
  }

  /// Calls with each body's list that something is shown of, once, the outermost first, and the way to it.
  private static func visitBodies(
    in root: ViewRoot,
    _ body: (any StateHolding, String) -> Void
  ) {
    var seen: Set<ObjectIdentifier> = []
    func visit(_ node: ViewNode, _ path: String) {
      var path = path
      var holders: [any StateHolding] = []
      var next = node.sourceList?.owner
      while let list = next as? _ViewList, list !== node.parent?.sourceList {
        if let holder = list as? any StateHolding { holders.append(holder) }
        next = list.owner
      }
      for holder in holders.reversed() {
        path += "/\(holder.viewName):\(holder.count > 0 ? holder.elementID(at: 0).description : "")"
        if seen.insert(ObjectIdentifier(holder)).inserted { body(holder, path) }
      }
      for child in node.children { visit(child, path) }
    }
    if let node = root.node { visit(node, "") }
  }
}

/// A list that runs a view's body, and holds the view's state.
protocol StateHolding: BodyRunning {
  var stateProperties: [(name: String, state: (any KeptState)?)] { get }

  /// Notes what the view and its properties are now.
  func beginHistory()
}

extension DynamicFields {
  /// The properties of a view that hold state; `pointer` is that of the view as it is shown.
  func stateProperties(
    in pointer: UnsafeRawPointer
  ) -> [(name: String, state: (any KeptState)?)] {
    func kept<Property: StateProperty>(
      _ type: Property.Type,
      _ pointer: UnsafeRawPointer
    ) -> (any KeptState)? {
      pointer.assumingMemoryBound(to: Property.self).pointee.kept
    }
    return fields.compactMap { field in
      (field.type as? any StateProperty.Type).map { (field.name, kept($0, pointer + field.offset)) }
    }
  }
}
