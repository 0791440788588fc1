/// A property of a class that publishes each new value before it is set.
///
/// The property of an `ObservableObject` also lets that tell that it is about to change.
///
/// - SeeAlso: developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// Creates a property with a first value.
  ///
  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property with a first value.
  ///
  /// - Parameter initialValue: The first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// What the property of an object is now, for those who have the property itself alone.
  package var storedValue: Value { storage.value }

  /// Sets the property of an object, which tells of the change.
  package func setStoredValue(_ value: Value, of object: AnyObject) {
    storage.tie(to: object)
    storage.set(value)
  }

  /// Not to be used: `@Published` works on properties of classes only.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// Sends the value now, and each new one before it is set.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // What `assign(to:)` sets has been tied to the storage already.
    set { _ = newValue }
  }

  /// The property of an object: a new value is told before it is set.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.tie(to: object)
      storage.set(newValue)
    }
  }

  /// The publisher of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected wrappedKeyPath: KeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.tie(to: object)
      return Publisher(storage: storage)
    }
    set { object[keyPath: storageKeyPath].storage.tie(to: object) }
  }

  /// Sends the values of a property.
  public struct Publisher: Combine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let storage: Storage

    /// Starts to send to a subscriber, the current value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.audience.attach(subscriber, "PublishedSubject", first: { storage.value })
    }
  }

  /// The value and those who follow it.
  final class Storage: @unchecked Sendable {
    let audience = Audience<Value, Never>()
    private let lock = Lock()
    private var current: Value
    private var willChange: ObservableObjectPublisher?
    private var isTied = false
    /// Publishers that were assigned to the property.
    private var incoming: [AnyCancellable] = []

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    /// Finds the publisher of the object that holds the property, the first time.
    func tie(to object: AnyObject) {
      guard lock.withLock({ !isTied }) else { return }
      let publisher = (object as? any ObservableObject).flatMap { Self.publisher(of: $0) }
      lock.withLock {
        isTied = true
        willChange = publisher
      }
    }

    private static func publisher<Object: ObservableObject>(
      of object: Object
    ) -> ObservableObjectPublisher? {
      object.objectWillChange as? ObservableObjectPublisher
    }

    /// Tells of a new value, then sets it.
    func set(_ new: Value) {
      lock.withLock { willChange }?.send()
      audience.sendInTurn(new)
      let old = lock.withLock {
        let old = current
        current = new
        return old
      }
      _ = old
    }

    /// Sets the property to each value of a publisher, as long as the property exists.
    func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      let link = publisher.sink { [weak self] value in self?.set(value) }
      lock.withLock { incoming.append(link) }
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
