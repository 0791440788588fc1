import GalleryScenes
import SwiftUI

/// A scene in the room that it is made for, in the middle of what there is; one that needs more room scrolls.
struct Stage: View {
  let scene: GalleryScene
  let settings: StageSettings
  @Environment(\.colorScheme) private var windowScheme

  var body: some View {
    GeometryReader { room in
      ScrollView {
        RoomLayout(height: room.size.height) { scenery }
      }
    }
    .background(Color(.systemGroupedBackground))
  }

  private var scenery: some View {
    VStack(spacing: 12) {
      Text(scene.summary)
        .font(.callout)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      scene.content
        .id(scene.id)
        .frame(maxWidth: settings.width, maxHeight: scene.size.height)
        .background(Color(.systemBackground))
        .clipShape(.rect(cornerRadius: 24))
        .environment(\.colorScheme, settings.appearance.colorScheme ?? windowScheme)
        .environment(\.layoutDirection, settings.isRightToLeft ? .rightToLeft : .leftToRight)
        .dynamicTypeSize(settings.textSize)
        .shadow(color: .black.opacity(0.15), radius: 16, y: 6)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Offers its content a height, and is as high as the content is then.
private struct RoomLayout: Layout {
  let height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: height))
    }
    return sizes.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: height)
      )
    }
  }
}
