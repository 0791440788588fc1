/// A form, or several, in which values of a type are handed on and received.
///
/// Those of this module are made of data, of files, by an encoder or by way of another type. One of
/// a program's own has a ``body`` of those.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is handed on.
  associatedtype Item: Transferable
  /// What the representation is made of.
  associatedtype Body: TransferRepresentation

  /// What the representation is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The forms, flat and in order of preference.
  var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  /// The forms of the body.
  public var _forms: [_TransferForm<Item>] { body._forms }
}

extension TransferRepresentation where Body == Never {
  /// Never asked for: what has no body of others is not made of others.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Transferable {
  /// There is no value to hand on.
  public static var transferRepresentation: Never { fatalError("Never has no values") }
}

extension Never: TransferRepresentation {
  /// There is no value to hand on.
  public typealias Item = Never
  /// Nothing else.
  public typealias Body = Never
}

extension Never {
  /// None: there is no value to hand on.
  public var _forms: [_TransferForm<Never>] { [] }
}

extension Optional: TransferRepresentation where Wrapped: TransferRepresentation {
  /// What is handed on.
  public typealias Item = Wrapped.Item
  /// Nothing else.
  public typealias Body = Never

  /// The forms, if there are any.
  public var _forms: [_TransferForm<Wrapped.Item>] { map(\._forms) ?? [] }
}
