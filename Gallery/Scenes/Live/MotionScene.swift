import SwiftUI

/// Views that move: cards of a container that are shuffled, come and go, one that grows out of another, and some
/// that never rest.
struct MotionScene: View {
  @State private var films: [Film] = [.orbit, .tidewater, .waves, .pass]
  @State private var chosen: Film?
  @State private var isBeating = false
  @Namespace private var posters

  var body: some View {
    Screen(title: "Motion") {
      VStack(alignment: .leading, spacing: 20) {
        AdaptiveStack {
          Button("Shuffle") { withAnimation(.bouncy) { films.shuffle() } }
          Button("Remove") { withAnimation { _ = films.popLast() } }.disabled(films.isEmpty)
          Button("Add") { withAnimation { add() } }.disabled(films.count == 4)
        }
        .buttonStyle(.bordered)
        Shelf {
          ForEach(films) { film in
            if film.id != chosen?.id {
              Artwork(film.artwork)
                .clipShape(.rect(cornerRadius: 12))
                .matchedGeometryEffect(id: film.id, in: posters)
                .onTapGesture {
                  withAnimation(.spring(duration: 0.5, bounce: 0.2)) { chosen = film }
                }
                .transition(.scale.combined(with: .opacity))
            }
          }
        }
        .frame(height: 130)
        ZStack {
          RoundedRectangle(cornerRadius: 20).fill(.quaternary)
          if let chosen {
            Artwork(chosen.artwork)
              .clipShape(.rect(cornerRadius: 20))
              .matchedGeometryEffect(id: chosen.id, in: posters)
              .onTapGesture {
                withAnimation(.spring(duration: 0.5, bounce: 0.2)) { self.chosen = nil }
              }
          } else {
            Text("Tap a poster").foregroundStyle(.secondary)
          }
        }
        .frame(height: 220)
        Toggle("Never rest", isOn: $isBeating)
        HStack(spacing: 32) {
          if isBeating {
            beats
            clock
          }
        }
        .frame(maxWidth: .infinity, minHeight: 90)
      }
      .inset()
    }
  }

  private var beats: some View {
    Image(systemName: "heart.fill")
      .font(.system(size: 44))
      .foregroundStyle(.red)
      .phaseAnimator([1.0, 1.3]) { heart, scale in
        heart.scaleEffect(scale)
      } animation: { _ in
        .easeInOut(duration: 0.45)
      }
  }

  private var clock: some View {
    TimelineView(.animation) { context in
      let turn = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 4) / 4
      Circle()
        .trim(from: 0, to: 0.7)
        .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(turn * 360))
        .frame(width: 56, height: 56)
    }
  }

  private func add() {
    let all = [Film.orbit, .tidewater, .waves, .pass]
    guard let next = all.first(where: { film in !films.contains { $0.id == film.id } }) else {
      return
    }
    films.insert(next, at: 0)
  }
}

/// Subviews of equal width in a row.
private struct Shelf<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 12) {
      ForEach(subviews: content) { $0 }
    }
  }
}
