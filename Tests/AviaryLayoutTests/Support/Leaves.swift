import AviaryGeometry
import Foundation

@testable import AviaryLayout

/// A rectangle that keeps its size whatever is proposed.
func rigid(_ width: CGFloat, _ height: CGFloat = 10) -> TestElement {
  Leaf { _ in CGSize(width: width, height: height) }
}

/// A colour: takes the proposal, and 10 where there is none.
///
/// Source: layout-rules L1.
func color() -> TestElement { Leaf { $0.replacingUnspecifiedDimensions() } }

/// Takes a proposed width between limits, and its least where none is proposed; 10 high.
func between(_ least: CGFloat, _ most: CGFloat) -> TestElement {
  Leaf { CGSize(width: min(max($0.width ?? least, least), most), height: 10) }
}

/// Takes half of the proposed width.
///
/// Source: layout-rules S8.
func halving() -> TestElement {
  Leaf { CGSize(width: ($0.width ?? 10) / 2, height: $0.height ?? 10) }
}

/// Letters 10 wide in lines 20 high, broken anywhere.
///
/// Source: layout-rules L6.
func letters(_ count: Int) -> TestElement {
  Leaf { proposal in
    let width = proposal.width ?? .infinity
    let perLine = width.isFinite ? min(count, max(1, Int(width / 10))) : count
    let lines = (count + perLine - 1) / perLine
    return CGSize(width: CGFloat(perLine) * 10, height: CGFloat(lines) * 20)
  }
}

/// Fits into both proposed lengths.
///
/// Source: layout-rules L2.
func circle() -> TestElement {
  Leaf { proposal in
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// Source: layout-rules L13, L14, L15.
func spacer(_ axis: Axis = .horizontal, minLength: CGFloat? = nil) -> TestElement {
  let result = Leaf { proposal in
    var size = CGSize.zero
    size[axis] = max(minLength ?? 8, proposal[axis] ?? 0)
    return size
  }
  result.spacing = .spacer(along: axis)
  result.priority = -.infinity
  return result
}

/// A line across a stack.
///
/// Source: layout-rules L12.
func divider(in axis: Axis) -> TestElement {
  Leaf { CGSize(axis, major: 1, minor: $0[axis.other] ?? 10) }
}

extension TestElement {
  func priority(_ value: Double) -> Self {
    priority = value
    return self
  }

  func spacing(_ value: ViewSpacing) -> Self {
    spacing = value
    return self
  }

  func guide(
    _ guide: HorizontalAlignment,
    _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> Self {
    guides[guide.key] = value
    return self
  }

  func guide(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Self {
    guides[guide.key] = value
    return self
  }

  func value<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> Self {
    values[ObjectIdentifier(key)] = value
    return self
  }

  func cell(_ change: (inout GridCellTraits) -> Void) -> Self {
    var traits = layoutValue(GridCellTraits.Key.self)
    change(&traits)
    return value(GridCellTraits.Key.self, traits)
  }
}
