import AviaryGeometry
import Foundation

extension DisplayCommand {
  /// Whether both paint the same.
  ///
  /// Fragments and texts count as the same only when they are one object.
  func isSame(as other: DisplayCommand) -> Bool {
    switch (self, other) {
    case (.fill(let a, let p, let s), .fill(let b, let q, let t)):
      s == t && p == q && a == b
    case (.stroke(let a, let s, let p, let x), .stroke(let b, let t, let q, let y)):
      s == t && x == y && p == q && a == b
    case (.text(let a, let p, let c), .text(let b, let q, let d)):
      a === b && p == q && c == d
    case (.image(let a, let r, let o), .image(let b, let s, let p)):
      a == b && r == s && o == p
    case (.fragment(let a, let p), .fragment(let b, let q)):
      a === b && p == q
    case (.transformed(let a, let s), .transformed(let b, let t)):
      a === b && s == t
    case (.clipped(let a, let p, let s), .clipped(let b, let q, let t)):
      a === b && s == t && p == q
    case (.masked(let a, let m, let i), .masked(let b, let n, let j)):
      a === b && m === n && i == j
    case (.group(let a, let p, let m), .group(let b, let q, let n)):
      a === b && p == q && m == n
    case (.filtered(let a, let f), .filtered(let b, let g)):
      a === b && f == g
    case (.backdrop(let a, let s), .backdrop(let b, let t)):
      s == t && a == b
    default: false
    }
  }
}
