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
