import Foundation
import Synchronization
import _FoundationICU

/// Numbers written by one of ICU's skeletons, with or without a unit.
enum NumberSkeleton {
  private struct Key: Hashable {
    var skeleton: String
    var locale: String
  }

  private static let formatters = Mutex<[Key: ICU.Handle]>([:])

  /// A number that was written.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - skeleton: How to write it, such as `unit/kilometer .00`.
  ///   - locale: An identifier.
  /// - Returns: ICU's result; nil if it knows no such skeleton.
  static func format(_ value: Double, _ skeleton: String, locale: String) -> ICU.Handle? {
    guard let formatter = formatter(skeleton, locale),
      let result = ICU.Handle(
        { swift_unumf_openResult($0) },
        close: { swift_unumf_closeResult($0) }
      )
    else { return nil }
    var status = U_ZERO_ERROR
    swift_unumf_formatDouble(formatter.pointer, value, result.pointer, &status)
    return status.rawValue <= 0 ? result : nil
  }

  /// What a result says.
  static func string(_ result: ICU.Handle) -> String? {
    ICU.string { swift_unumf_resultToString(result.pointer, $0, $1, $2) }
  }

  /// The number of a result, in the unit that it is written in.
  static func number(_ result: ICU.Handle) -> Double? {
    var status = U_ZERO_ERROR
    var buffer = [CChar](repeating: 0, count: 64)
    let length = swift_unumf_resultToDecimalNumber(
      result.pointer,
      &buffer,
      Int32(buffer.count),
      &status
    )
    guard status.rawValue <= 0 else { return nil }
    return Double(
      String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    )
  }

  /// Where the digits, signs and separators of a result's numbers are, in UTF-16 units; one range for each number.
  static func numberRanges(_ result: ICU.Handle) -> [Range<Int>] {
    guard
      let positions = ICU.Handle(
        { swift_ufieldpositer_open($0) },
        close: { swift_ufieldpositer_close($0) }
      )
    else { return [] }
    var status = U_ZERO_ERROR
    swift_unumf_resultGetAllFieldPositions(result.pointer, positions.pointer, &status)
    guard status.rawValue <= 0 else { return [] }
    var ranges: [Range<Int>] = []
    var begin: Int32 = 0
    var end: Int32 = 0
    while true {
      let field = swift_ufieldpositer_next(positions.pointer, &begin, &end)
      guard field >= 0 else { break }
      // The unit itself is the one field that is no part of the number.
      if field == Int32(UNUM_MEASURE_UNIT_FIELD.rawValue) { continue }
      ranges.append(Int(begin)..<Int(end))
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var joined: [Range<Int>] = []
    for range in ranges {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  private static func formatter(_ skeleton: String, _ locale: String) -> ICU.Handle? {
    let key = Key(skeleton: skeleton, locale: locale)
    if let known = formatters.withLock({ $0[key] }) { return known }
    let characters = Array(skeleton.utf16)
    guard
      let made = ICU.Handle(
        {
          swift_unumf_openForSkeletonAndLocale(characters, Int32(characters.count), locale, $0)
        },
        close: { swift_unumf_close($0) }
      )
    else { return nil }
    formatters.withLock { $0[key] = made }
    return made
  }
}
