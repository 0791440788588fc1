import Foundation

/// Makes Cairo's SVG the same each time: it numbers surfaces and images by a counter of the
/// process.
enum SVGCleaner {
  /// Renumbers what is numbered so, in the order in which the numbers appear.
  static func clean(_ data: Data) -> Data {
    let words = ["surface", "image", "source"].map { Array($0.utf8) }
    var numbers: [[UInt8]: Int] = [:]
    var result = Data(capacity: data.count)
    data.withUnsafeBytes { bytes in
      // What has not been copied yet begins at `start`.
      var start = 0
      var index = 0
      while index < bytes.count {
        // Names begin after a quote or a number sign.
        let isStart = bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#")
        index += 1
        guard isStart, index < bytes.count,
          bytes[index] == UInt8(ascii: "s") || bytes[index] == UInt8(ascii: "i")
        else { continue }
        for word in words where bytes[index...].starts(with: word) {
          var end = index + word.count
          if end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
          let digits = end
          while end < bytes.count, (48...57).contains(bytes[end]) { end += 1 }
          guard end > digits else { break }
          let name = Array(bytes[index..<end])
          let number = numbers[name] ?? numbers.count + 1
          numbers[name] = number
          result.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<digits]))
          result.append(contentsOf: "\(number)".utf8)
          index = end
          start = end
          break
        }
      }
      result.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
    return result
  }
}
