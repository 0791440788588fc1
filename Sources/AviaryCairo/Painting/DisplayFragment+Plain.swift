@_spi(Hosting) import AviaryDrawing
import Foundation

extension DisplayFragment {
  /// Whether all of it is plain colours, shapes and text.
  var isPlain: Bool { commands.allSatisfy(\.isPlain) }
}

extension DisplayCommand {
  fileprivate var isPlain: Bool {
    switch self {
    case .fill(_, .color, let style): style.isAntialiased
    case .stroke(_, _, .color, let antialiased): antialiased
    case .text(let layout, _, .color): (layout as? PangoTextLayout)?.isPlain ?? false
    case .fragment(let fragment, _), .transformed(let fragment, _): fragment.isPlain
    case .clipped(let fragment, _, let style): style.isAntialiased && fragment.isPlain
    case .group(let fragment, _, let mode): mode == .normal && fragment.isPlain
    case .fill, .stroke, .text, .image, .masked, .filtered, .backdrop: false
    }
  }
}

extension PangoTextLayout {
  /// Whether it is glyphs in plain colours, without lines or backgrounds.
  var isPlain: Bool {
    request.runs.allSatisfy { run in
      guard case .string = run.content, run.attributes.underline == nil,
        run.attributes.strikethrough == nil, run.attributes.backgroundColor == nil
      else { return false }
      guard let paint = run.attributes.paint else { return true }
      if case .color = paint { return true }
      return false
    } && segments.joined().allSatisfy { $0.boxes.isEmpty && !$0.font.hasColors }
  }
}
