/// A property of an observable object that tells before it changes.
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

  /// Not to be used: `@Published` works on properties of classes only.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// Sends the value now, and each new one before it is set.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.incoming += newValue.storage === storage ? [] : newValue.storage.incoming }
  }

  /// The property of an object: a new value is told before it is set.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.tie(to: object)
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.tie(to: object)
      storage.set(newValue)
    }
  }

  /// The projection of a property of an object.
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
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.tie(to: object)
    }
  }

  /// Sends the values of a property.
  public struct Publisher: AviaryEngine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let storage: Storage

    /// Starts to send to a subscriber, the current value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let storage = storage
      storage.conduit.attach(subscriber) { link in
        link.onRequest = nil
        link.send(storage.value)
      }
    }
  }

  /// The value and those who follow it.
  final class Storage {
    private(set) var value: Value
    let conduit = Conduit<Value, Never>()
    /// Publishers that were assigned to the property.
    var incoming: [AnyCancellable] = []
    private var willChange: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }

    /// Finds the publisher of the object that holds the property, the first time.
    func tie(to object: AnyObject) {
      guard willChange == nil, let object = object as? any ObservableObject else { return }
      willChange = Self.publisher(of: object)
    }

    private static func publisher<Object: ObservableObject>(
      of object: Object
    ) -> ObservableObjectPublisher? {
      object.objectWillChange as? ObservableObjectPublisher
    }

    func set(_ new: Value) {
      willChange?.send()
      conduit.send(new)
      value = new
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
