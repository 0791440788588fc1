package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

extension _SceneWindow {
  /// What is known of a window that a program opens by itself.
  package init(_ window: ProgramWindow) {
    self.init(
      kind: .single,
      id: nil,
      title: window.title.map { Text(verbatim: $0) },
      content: window.sizedContent
    )
    defaultSize = window.size
    resizability = window.isResizable ? .automatic : .contentSize
    frame =
      switch window.frame {
      case .desktop: .desktop
      case .buttons: .hiddenTitleBar
      case .none: .plain
      }
    switch window.place {
    case .middle: position = .center
    case .point(let point):
      let size = window.size
      makePlacement = { _, _ in WindowPlacement(point, size: size) }
    case nil: break
    }
    level = window.level
    dragsByBackground = window.dragsByBackground
    restores = false
  }
}

extension ProgramWindow {
  /// What it shows, in the sizes that it can have.
  fileprivate var sizedContent: AnyView {
    guard isResizable else {
      return AnyView(content.frame(width: size?.width, height: size?.height).fixedSize())
    }
    guard leastSize != .zero else { return content }
    return AnyView(
      content.frame(
        minWidth: leastSize.width,
        maxWidth: .infinity,
        minHeight: leastSize.height,
        maxHeight: .infinity
      )
    )
  }
}
