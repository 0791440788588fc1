@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// Makes a display list that fails smaller, for people to read.
enum DisplayListShrinker {
  /// Leaves out commands, and puts what is in a command in its place, as long as the list still fails.
  ///
  /// - Complexity: At most 300 calls of `fails`.
  static func shrink(
    _ list: DisplayList,
    fails: (DisplayList) throws -> Bool
  ) rethrows -> DisplayList {
    var list = list
    var attempts = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for root in variants(of: list.root) {
        attempts += 1
        guard attempts <= 300 else { return list }
        var candidate = list
        candidate.root = root
        if try fails(candidate) {
          list = candidate
          isSmaller = true
          break
        }
      }
    }
    return list
  }

  /// The fragment with one command less, or one that is simpler.
  private static func variants(of fragment: DisplayFragment) -> [DisplayFragment] {
    let commands = fragment.commands
    var result: [DisplayFragment] = []
    for (index, command) in commands.enumerated() {
      func replaced(by new: [DisplayCommand]) -> DisplayFragment {
        DisplayFragment(Array(commands[..<index] + new + commands[(index + 1)...]))
      }
      if commands.count > 1 { result.append(replaced(by: [])) }
      guard let inner = command.inner else { continue }
      result.append(replaced(by: inner.commands))
      result += variants(of: inner).map { replaced(by: [command.with($0)]) }
    }
    return result
  }
}

extension DisplayCommand {
  /// What is inside of a command that changes how something is painted.
  var inner: DisplayFragment? {
    switch self {
    case .fragment(let inner, _), .transformed(let inner, _), .clipped(let inner, _, _),
      .masked(let inner, _, _), .group(let inner, _, _), .filtered(let inner, _):
      inner
    case .fill, .stroke, .text, .image, .backdrop: nil
    }
  }

  /// The command with something else inside.
  func with(_ inner: DisplayFragment) -> DisplayCommand {
    switch self {
    case .fragment(_, let offset): .fragment(inner, offset: offset)
    case .transformed(_, let transform): .transformed(inner, transform)
    case .clipped(_, let path, let style): .clipped(inner, path, style: style)
    case .masked(_, let mask, let isInverted): .masked(inner, mask: mask, isInverted: isInverted)
    case .group(_, let opacity, let mode): .group(inner, opacity: opacity, mode: mode)
    case .filtered(_, let filters): .filtered(inner, filters)
    case .fill, .stroke, .text, .image, .backdrop: self
    }
  }
}
