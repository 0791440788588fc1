import AviaryApps
import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// What a window shows: its scene's content in the middle, on the window's background, below the menu bar.
struct WindowContent: View {
  let content: AnyView
  /// What the program's scenes add to the menu bar; there is none without.
  let commands: [() -> [_CommandPart]]
  let standardCommands: StandardCommands
  let undoManager: UndoManager
  let sizes: WindowSizes
  let wishes: WindowWishes

  var body: some View {
    WindowLayout(sizes: sizes) {
      VStack { OutermostContent(content) }
      MenuBar(commands, standard: standardCommands)
    }
    .modifier(ContainerBackdrop(.window))
    .environment(\.undoManager, undoManager)
    .onPreferenceChange(WindowTitleKey.self) { wishes.title = $0 }
    .onPreferenceChange(PreferredColorSchemeKey.self) { wishes.colorScheme = $0 }
    .onPreferenceChange(WindowCloseGuardKey.self) { wishes.closeGuard = $0 }
    .onPreferenceChange(ExternalEventsKey.self) { wishes.externalEvents = $0 }
  }
}

/// What the content of a window says of the window.
final class WindowWishes {
  var title: Text?
  var colorScheme: ColorScheme?
  /// Who is asked before a person closes the window.
  var closeGuard: WindowCloseGuard?
  /// Which addresses from outside the window is for; nil where nothing was said.
  var externalEvents: ExternalEventConditions?
}

/// How large the content of a window can be, in points.
///
/// Used on the main thread.
final class WindowSizes: @unchecked Sendable {
  var least = CGSize.zero
  var ideal = CGSize.zero
  var greatest = CGSize.zero
  /// Whether `ideal` and `greatest` are wanted.
  let measuresAll: Bool
  /// The size of the screen that a size to open with is wanted for; nil where none is wanted.
  var screen: CGSize??
  /// The size to open with.
  var opening: CGSize?

  init(measuresAll: Bool) { self.measuresAll = measuresAll }
}

/// Fills the window, and puts its content into the middle of what the menu bar leaves.
private struct WindowLayout: Layout {
  let sizes: WindowSizes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: whole(subviews[0].sizeThatFits(.unspecified), subviews)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    sizes.least = whole(subviews[0].sizeThatFits(.zero), subviews)
    if sizes.measuresAll || sizes.screen != nil {
      sizes.ideal = whole(subviews[0].sizeThatFits(.unspecified), subviews)
      sizes.greatest = whole(subviews[0].sizeThatFits(.infinity), subviews)
    }
    if let screen = sizes.screen {
      sizes.opening = OpeningSize.size(
        least: sizes.least,
        ideal: sizes.ideal,
        greatest: sizes.greatest,
        screen: screen
      ) { width in
        whole(subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil)), subviews)
          .height
      }
    }
    var space = bounds
    if let bar = menuBar(subviews) {
      let height = bar.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
      bar.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
      space.origin.y += height
      space.size.height = max(0, space.height - height)
    }
    subviews[0].place(
      at: CGPoint(x: space.midX, y: space.midY),
      anchor: .center,
      proposal: ProposedViewSize(space.size)
    )
  }

  private func menuBar(_ subviews: Subviews) -> LayoutSubview? {
    subviews.count > 1 ? subviews[1] : nil
  }

  /// The size of a window whose content has a size.
  private func whole(_ content: CGSize, _ subviews: Subviews) -> CGSize {
    guard let bar = menuBar(subviews) else { return content }
    let height = bar.sizeThatFits(ProposedViewSize(width: content.width, height: nil)).height
    return CGSize(width: content.width, height: content.height + height)
  }
}
