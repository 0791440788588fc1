public import SwiftUI
import Synchronization

/// The values that literals in the code of views have now, where that is not what they were compiled with.
///
/// Sources that previews are compiled from ask here for what is a literal in the user's file.
final class LiveLiterals: Sendable {
  static let shared = LiveLiterals()

  private struct State {
    var values: [Int: String] = [:]
    /// For each literal that was asked for whether a text is a value of its type.
    var accepts: [Int: @Sendable (String) -> Bool] = [:]
  }

  private let state = Mutex(State())

  /// Takes over what literals are now; those that are not named are as they were compiled.
  ///
  /// - Returns: The literals that can't be so: they were not asked for yet, so that their types are not known, or the
  ///   value is none of their type.
  func set(_ values: [Int: String]) -> [Int] {
    state.withLock { state in
      state.values = values
      return values.filter { id, text in !(state.accepts[id]?(text) ?? false) }.keys.sorted()
    }
  }

  /// The value of a literal.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - compiled: What it was when it was compiled.
  ///   - read: Reads a value of its type from a text; nil where it is none.
  func value<Value>(
    _ id: Int,
    _ compiled: Value,
    _ read: @escaping @Sendable (String) -> Value?
  ) -> Value {
    let text = state.withLock { state in
      if state.accepts[id] == nil { state.accepts[id] = { read($0) != nil } }
      return state.values[id]
    }
    return text.flatMap(read) ?? compiled
  }
}

/// Reads literals of types that are known when the program runs.
private enum LiteralReader {
  static func integer<Value: ExpressibleByIntegerLiteral>(
    _ text: String,
    _ type: Value.Type
  ) -> Value? {
    if let value = wholeNumber(text) {
      let candidates: [Any] = [
        value, Int64(value), Double(value), Float(value), CGFloat(value),
        Int32(exactly: value) as Any,
        Int16(exactly: value) as Any, Int8(exactly: value) as Any, UInt(exactly: value) as Any,
        UInt64(exactly: value) as Any, UInt32(exactly: value) as Any, UInt16(exactly: value) as Any,
        UInt8(exactly: value) as Any,
      ]
      for candidate in candidates {
        if let raw = candidate as? Value.IntegerLiteralType { return Value(integerLiteral: raw) }
      }
      return nil
    }
    guard let type = type as? any ExpressibleByFloatLiteral.Type else { return nil }
    return float(text, type) as? Value
  }

  static func float<Value: ExpressibleByFloatLiteral>(
    _ text: String,
    _ type: Value.Type
  ) -> Value? {
    let digits = text.replacingOccurrences(of: "_", with: "")
    guard let value = wholeNumber(text).map({ Double($0) }) ?? Double(digits) else { return nil }
    let candidates: [Any] = [value, Float(value), CGFloat(value)]
    for candidate in candidates {
      if let raw = candidate as? Value.FloatLiteralType { return Value(floatLiteral: raw) }
    }
    return nil
  }

  static func text<Value: ExpressibleByStringLiteral>(
    _ text: String,
    _ type: Value.Type
  ) -> Value? {
    (text as? Value.StringLiteralType).map { Value(stringLiteral: $0) }
  }

  static func boolean<Value: ExpressibleByBooleanLiteral>(
    _ text: String,
    _ type: Value.Type
  ) -> Value? {
    guard let value = Bool(text) as? Value.BooleanLiteralType else { return nil }
    return Value(booleanLiteral: value)
  }

  static func color(_ text: String) -> Color? { colors[text] }

  private static func wholeNumber(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" }.replacingOccurrences(of: "_", with: "")
    let bases = [("0x", 16), ("0o", 8), ("0b", 2)]
    let base = bases.first { digits.hasPrefix($0.0) }?.1 ?? 10
    let value = Int(base == 10 ? digits : String(digits.dropFirst(2)), radix: base)
    return value.map { isNegative ? -$0 : $0 }
  }

  private static let colors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "indigo": .indigo, "blue": .blue, "purple": .purple,
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
    "clear": .clear,
  ]
}

/// Gives a whole number in the code of a view, which may change while the program runs.
///
/// - Parameters:
///   - id: The number of the literal.
///   - value: The literal as it was compiled.
/// - Returns: The literal as it is in the source now.
public func _liveInteger<Value: ExpressibleByIntegerLiteral>(_ id: Int, _ value: Value) -> Value {
  LiveLiterals.shared.value(id, value) { LiteralReader.integer($0, Value.self) }
}

/// Gives a number with a fraction in the code of a view, which may change while the program runs.
///
/// - Parameters:
///   - id: The number of the literal.
///   - value: The literal as it was compiled.
/// - Returns: The literal as it is in the source now.
public func _liveFloat<Value: ExpressibleByFloatLiteral>(_ id: Int, _ value: Value) -> Value {
  LiveLiterals.shared.value(id, value) { LiteralReader.float($0, Value.self) }
}

/// Gives a text in the code of a view, which may change while the program runs.
///
/// - Parameters:
///   - id: The number of the literal.
///   - value: The literal as it was compiled.
/// - Returns: The literal as it is in the source now.
public func _liveText<Value: ExpressibleByStringLiteral>(_ id: Int, _ value: Value) -> Value {
  LiveLiterals.shared.value(id, value) { LiteralReader.text($0, Value.self) }
}

/// Gives a boolean in the code of a view, which may change while the program runs.
///
/// - Parameters:
///   - id: The number of the literal.
///   - value: The literal as it was compiled.
/// - Returns: The literal as it is in the source now.
public func _liveBoolean<Value: ExpressibleByBooleanLiteral>(_ id: Int, _ value: Value) -> Value {
  LiveLiterals.shared.value(id, value) { LiteralReader.boolean($0, Value.self) }
}

/// Gives a named colour in the code of a view, which may change while the program runs.
///
/// - Parameters:
///   - id: The number of the literal.
///   - value: The colour as it was compiled.
/// - Returns: The colour as it is in the source now.
public func _liveColor(_ id: Int, _ value: Color) -> Color {
  LiveLiterals.shared.value(id, value) { LiteralReader.color($0) }
}
