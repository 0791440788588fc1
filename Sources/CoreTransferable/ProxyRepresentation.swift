/// Values by way of another type, in all forms of that type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Nothing else.
  public typealias Body = Never

  /// The forms of the other type, for values of this one.
  public let _forms: [_TransferForm<Item>]

  /// - Parameters:
  ///   - exporting: The value of the other type; nil where values are only received.
  ///   - sample: As `exporting`, where that can be had at once.
  ///   - importing: The value of this type; nil where values are only handed on.
  private init(
    exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    sample: (@Sendable (Item) throws -> ProxyRepresentation)?,
    importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) {
    _forms = ProxyRepresentation.transferRepresentation._transferForms(of: ProxyRepresentation.self)
      .compactMap { other in
        var form = _TransferForm<Item>(contentType: other.contentType)
        if let exporting, let export = other.export {
          form.export = { .init(try await export(exporting($0))) }
        }
        if let importing, let receive = other.receive {
          form.receive = { try await importing(receive(.init($0))) }
        }
        if form.export == nil && form.receive == nil { return nil }
        if let sample {
          if let condition = other.condition {
            form.condition = { (try? sample($0)).map(condition) ?? false }
          }
          if let fileName = other.fileName {
            form.fileName = { (try? sample($0)).flatMap(fileName) }
          }
        }
        form.visibility = other.visibility
        return form
      }
  }

  /// Hands values on as those of another type.
  ///
  /// - Parameter exporting: The value of the other type.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(exporting: exporting, sample: exporting, importing: nil)
  }

  /// Receives values of another type.
  ///
  /// - Parameter importing: The value of this type.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(exporting: nil, sample: nil, importing: importing)
  }

  /// Hands values on as those of another type, and receives such.
  ///
  /// - Parameters:
  ///   - exporting: The value of the other type.
  ///   - importing: The value of this type.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(exporting: exporting, sample: exporting, importing: importing)
  }

  /// Hands values on as those of another type.
  ///
  /// - Parameter exporting: The value of the other type.
  @available(*, deprecated, message: "use a closure that is not asynchronous")
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(exporting: exporting, sample: nil, importing: nil)
  }

  /// Receives values of another type.
  ///
  /// - Parameter importing: The value of this type.
  @available(*, deprecated, message: "use a closure that is not asynchronous")
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(exporting: nil, sample: nil, importing: importing)
  }

  /// Hands values on as those of another type, and receives such.
  ///
  /// - Parameters:
  ///   - exporting: The value of the other type.
  ///   - importing: The value of this type.
  @available(*, deprecated, message: "use closures that are not asynchronous")
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(exporting: exporting, sample: nil, importing: importing)
  }
}

extension TransferRepresentation {
  /// The forms, as those of a type: a type's representation is always of that type, which its
  /// protocol does not say.
  func _transferForms<Other: Transferable>(of type: Other.Type) -> [_TransferForm<Other>] {
    _forms as? [_TransferForm<Other>] ?? []
  }
}

extension _TransferForm.Sent {
  fileprivate init<Other>(_ other: _TransferForm<Other>.Sent) {
    switch other {
    case .data(let data): self = .data(data)
    case .file(let file): self = .file(file)
    }
  }
}

extension _TransferForm.Received {
  fileprivate init<Other>(_ other: _TransferForm<Other>.Received) {
    switch other {
    case .data(let data, let type): self = .data(data, type)
    case .file(let url): self = .file(url)
    }
  }
}
