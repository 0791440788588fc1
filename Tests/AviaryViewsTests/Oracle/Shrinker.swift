/// Makes a case that fails smaller, as long as it still fails.
///
/// Greedy: the first smaller case that fails takes the place of the one before, until none fails or the limit
/// is reached.
struct Shrinker<Case> {
  /// The most cases that are tried.
  var limit = 4_000
  /// Cases that are smaller than one, the boldest first.
  ///
  /// Chains of them must end.
  var candidates: (Case) -> [Case]
  var fails: (Case) -> Bool

  /// A small case that fails, and how many were tried on the way.
  func shrink(_ failing: Case) -> (smallest: Case, tried: Int) {
    var smallest = failing
    var tried = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in candidates(smallest) {
        guard tried < limit else { return (smallest, tried) }
        tried += 1
        if fails(candidate) {
          smallest = candidate
          isSmaller = true
          break
        }
      }
    }
    return (smallest, tried)
  }
}

extension Array {
  /// The list without runs of elements: first without each half, then each quarter, down to single ones.
  var shortened: [[Element]] {
    var result: [[Element]] = []
    var length = count
    while length > 0 {
      for start in stride(from: 0, to: count, by: length) {
        result.append(Array(self[..<start] + self[Swift.min(start + length, count)...]))
      }
      length /= 2
    }
    return result
  }
}
