public import Foundation

extension OSLogInterpolation {
  /// Appends a text; it is private where no privacy is given.
  ///
  /// - Parameters:
  ///   - argumentString: The text.
  ///   - align: How wide it is written; `.none` by default.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation(
    _ argumentString: String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(argumentString, align, privacy, isPlain: false)
  }

  /// Appends a value's description; it is private where no privacy is given.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: How wide it is written; `.none` by default.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(value.description, align, privacy, isPlain: false)
  }

  /// Appends the name of a type; it is private where no privacy is given.
  ///
  /// - Parameters:
  ///   - value: The type.
  ///   - align: How wide it is written; `.none` by default.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation(
    _ value: any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(String(reflecting: value), align, privacy, isPlain: false)
  }

  /// Appends an object's description; it is private where no privacy is given.
  ///
  /// - Parameters:
  ///   - argumentObject: The object; nil is written as `(null)`.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ argumentObject: NSObject?,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(argumentObject?.description ?? "(null)", .none, privacy, isPlain: false)
  }

  /// Appends an error's description; it is private where no privacy is given.
  ///
  /// - Parameters:
  ///   - error: The error; nil is written as `(null)`.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation(
    _ error: (any Error)?,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(error.map { String(describing: $0) } ?? "(null)", .none, privacy, isPlain: false)
  }

  /// Appends bytes; they are private where no privacy is given.
  ///
  /// - Parameters:
  ///   - pointer: Where the bytes are, and how many.
  ///   - format: What they mean; their hexadecimal digits by default.
  ///   - privacy: Who may read them; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation(
    _ pointer: UnsafeRawBufferPointer,
    format: OSLogPointerFormat = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(of: pointer), .none, privacy, isPlain: false)
  }

  /// Appends an address in memory; anyone may read it where no privacy is given.
  ///
  /// - Parameters:
  ///   - pointer: The address; nil is written as `0x0`.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation(
    _ pointer: UnsafeRawPointer?,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    let address = pointer.map { UInt(bitPattern: $0) } ?? 0
    append("0x" + String(address, radix: 16), .none, privacy, isPlain: true)
  }
}
