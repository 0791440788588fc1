import Foundation

/// Values on a logarithmic axis, as fractions of its length.
struct LogScale {
  /// The powers of ten at the ends.
  let first: Int
  let last: Int

  /// The least axis of whole powers of ten that has all the values, all of them more than 0.
  ///
  /// - Parameters:
  ///   - values: At least one.
  ///   - length: The least number of powers from end to end; small values get the room.
  init(covering values: [Double], length: Int = 1) {
    let exponents = values.map { log10($0) }
    last = Int((exponents.max() ?? 0).rounded(.up))
    first = min(last - length, Int((exponents.min() ?? 0).rounded(.down)))
  }

  /// Where a value is: 0 at the first power, 1 at the last.
  func fraction(_ value: Double) -> Double {
    (log10(value) - Double(first)) / Double(last - first)
  }

  /// The powers of ten, from the first to the last.
  var powers: [Double] { (first...last).map { pow(10, Double($0)) } }

  /// The lines between the powers: twice to nine times each of them.
  var between: [Double] {
    powers.dropLast().flatMap { power in (2...9).map { Double($0) * power } }
  }
}
