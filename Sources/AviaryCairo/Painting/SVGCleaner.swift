import Foundation

/// Makes Cairo's SVG the same each time, and puts the rules of clips where readers look for them.
enum SVGCleaner {
  static func clean(_ data: Data) -> Data { renumbered(withClipRules(data)) }

  /// Tells each clip path by which rule it is filled.
  ///
  /// Cairo 1.16 says so where the clip is used, and there the rule has no meaning.
  private static func withClipRules(_ data: Data) -> Data {
    let rule = Data(" clip-rule=\"evenodd\"".utf8)
    let use = Data(")\"".utf8) + rule
    let definition = Data("<clipPath id=\"".utf8)
    // 1. The names of the clips that are used with the even-odd rule: `#clip7` before the rule.
    var names: Set<Data> = []
    var rest = data[...]
    while let found = rest.range(of: use) {
      let name = data[..<found.lowerBound].suffix(24)
      if let start = name.lastIndex(of: UInt8(ascii: "#")) {
        names.insert(Data(name[(start + 1)...]))
      }
      rest = data[found.upperBound...]
    }
    guard !names.isEmpty else { return data }
    // 2. Their definitions get the rule, which the path inside inherits.
    var result = Data(capacity: data.count + names.count * rule.count)
    rest = data[...]
    while let found = rest.range(of: definition) {
      let end = data[found.upperBound...].firstIndex(of: UInt8(ascii: "\"")) ?? found.upperBound
      result += rest[..<end]
      rest = data[end...]
      guard names.contains(Data(data[found.upperBound..<end])), let quote = rest.first else {
        continue
      }
      result.append(quote)
      result += rule
      rest = rest.dropFirst()
    }
    return result + rest
  }

  /// Numbers surfaces and images in the order in which they appear.
  ///
  /// Cairo numbers them by a counter of the process.
  private static func renumbered(_ data: Data) -> Data {
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
