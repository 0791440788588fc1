import AviaryGraph

/// A value that is kept somewhere else, to be read and written here.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package let location: Location<Value>

  /// What writes through this binding carry with them.
  public var transaction = Transaction()

  package init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from closures.
  ///
  /// - Parameters:
  ///   - get: Answers the value; called whenever the binding is read, and recorded as what the
  ///     reader depends on.
  ///   - set: Takes a new value.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    location = FunctionalLocation(get: { get() }, set: { value, _ in set(value) })
  }

  /// Creates a binding from closures, of which one also learns what a write carries with it.
  ///
  /// - Parameters:
  ///   - get: Answers the value; called whenever the binding is read.
  ///   - set: Takes a new value, and the transaction of the write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    location = FunctionalLocation(get: { get() }, set: { set($0, $1) })
  }

  /// Creates a binding that is another one, as `$` hands it to a property of a view.
  ///
  /// - Parameter projectedValue: What is copied.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to an optional from one that always has a value; writing nil changes
  /// nothing.
  ///
  /// - Parameter base: The binding that is read and written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self.init(
      location: FunctionalLocation(
        get: { location.get() },
        set: { value, transaction in if let value { location.set(value, transaction) } }
      )
    )
  }

  /// A binding to what an optional holds, or nil while it holds nothing.
  ///
  /// - Parameter base: The binding that is read and written.
  public init?(_ base: Binding<Value?>) {
    guard let held = base.wrappedValue else { return nil }
    let location = base.location
    var last = held
    self.init(
      location: FunctionalLocation(
        get: {
          // The holder may be emptied while views of the value are still there.
          if let value = location.get() { last = value }
          return last
        },
        set: { location.set($0, $1) }
      )
    )
  }

  /// Creates a binding to any hashable value from one of a type; writing a value of another type
  /// changes nothing.
  ///
  /// - Parameter base: The binding that is read and written.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    let location = base.location
    self.init(
      location: FunctionalLocation(
        get: { AnyHashable(location.get()) },
        set: { value, transaction in
          if let value = value.base as? V { location.set(value, transaction) }
        }
      )
    )
  }

  /// A binding to a value that stays; writing changes nothing.
  ///
  /// - Parameter value: What is always read.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value, read and written where it is kept.
  ///
  /// Who reads it while a body runs depends on it.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, Transaction.current.merged(with: transaction)) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value, such as a field of a structure.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(location, keyPath), transaction: transaction)
  }

  /// This binding, its writes carrying a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  /// Does nothing: what is kept elsewhere needs no place in a view.
  ///
  /// For the engine.
  public mutating func _install(_ context: inout _DynamicContext) {}
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at an index, if the index is still there when it is read.
  package func element(at position: Value.Index) -> Binding<Value.Element> {
    let location = location
    var last: Value.Element?
    return Binding<Value.Element>(
      location: FunctionalLocation(
        get: {
          let collection = location.get()
          if position < collection.endIndex { last = collection[position] }
          return last ?? collection[position]
        },
        set: { value, transaction in
          var collection = Tracker.untracked { location.get() }
          guard position < collection.endIndex else { return }
          collection[position] = value
          location.set(collection, transaction)
        }
      ),
      transaction: transaction
    )
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  /// The first index of the collection as it is now.
  public var startIndex: Index {
    LiveReads.bindingCount &+= 1
    return wrappedValue.startIndex
  }
  /// The index after the last one of the collection as it is now.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the collection as it is now.
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
  /// A binding to the element at an index.
  ///
  /// Once the collection has become shorter it keeps the last value.
  public subscript(position: Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
