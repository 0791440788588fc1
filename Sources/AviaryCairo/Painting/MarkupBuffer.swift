import Foundation

/// Markup while it is written: a document is mostly numbers, which Foundation and C format fifty times slower.
struct MarkupBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(bytes more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  mutating func append(_ other: MarkupBuffer) { bytes.append(contentsOf: other.bytes) }

  /// A number that is 0 or more.
  mutating func append(_ number: Int) {
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(0x30 + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }

  /// A length or factor, to a ten-thousandth, without zeros at its end.
  ///
  /// No more than 10^9; NaN is 0.
  mutating func append(_ number: CGFloat) {
    let limited = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
    let scaled = Int((limited * 10_000).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    var (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
    // From the right to the left.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var start = 24
      if fraction > 0 {
        for isLast in [false, false, false, true] {
          let digit = UInt8(fraction % 10)
          fraction /= 10
          if digit > 0 || start < 24 {
            start -= 1
            digits[start] = 0x30 + digit
          }
          if isLast {
            start -= 1
            digits[start] = UInt8(ascii: ".")
          }
        }
      }
      repeat {
        start -= 1
        digits[start] = 0x30 + UInt8(whole % 10)
        whole /= 10
      } while whole > 0
      bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: digits[start...]))
    }
  }

  /// A number of a matrix: factors of small parts of large pictures need more places than lengths.
  mutating func append(factor: CGFloat) {
    guard abs(factor) < 1e4, factor != factor.rounded() else { return append(factor) }
    if factor < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = Int((abs(factor) * 1e10).rounded())
      .quotientAndRemainder(dividingBy: 10_000_000_000)
    append(whole)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (divisor, rest) = (1_000_000_000, fraction)
    while rest > 0 {
      bytes.append(0x30 + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// Two numbers with a space between them.
  mutating func append(_ point: CGPoint) {
    append(point.x)
    bytes.append(UInt8(ascii: " "))
    append(point.y)
  }
}
