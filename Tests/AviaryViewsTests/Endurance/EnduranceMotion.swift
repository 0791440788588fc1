import SwiftUI

/// Things that move: layouts, transitions, matched geometry, phases, keyframes, gestures, the time.
struct EnduranceMotion: View {
  @Bindable var model: EnduranceModel
  @Namespace private var space
  @GestureState private var drag = CGSize.zero
  @GestureState private var scale = 1.0
  @GestureState private var turn = Angle.zero

  var body: some View {
    VStack(spacing: 6) {
      HStack {
        Button("Swap") { withAnimation(.spring) { model.isSwapped.toggle() } }
        Button("Detail") { withAnimation(.easeIn(duration: 0.3)) { model.showsDetail.toggle() } }
        Button("Play") { model.trigger += 1 }
      }
      layout {
        ForEach(model.items.prefix(5)) { item in
          Text(verbatim: "\(item.id)")
            .padding(CGFloat(item.id % 3))
            .background(item.isDone ? Color.red : .blue, in: .capsule)
            .transition(item.id % 2 == 0 ? .slide : .scale.combined(with: .opacity))
            .onTapGesture { withAnimation { model.items.removeAll { $0.id == item.id } } }
        }
      }
      .animation(.spring(duration: 0.3, bounce: 0.2), value: model.isVertical)
      matched
      moved
      if model.showsDetail {
        Text(verbatim: "detail \(model.number)")
          .contentTransition(.numericText())
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
      player
      if model.showsClock {
        TimelineView(.periodic(from: .distantPast, by: 1)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: model.isWide ? .top : .center)
  }

  private var layout: AnyLayout {
    model.isVertical ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 2))
  }

  @ViewBuilder private var matched: some View {
    HStack {
      if model.isSwapped {
        Circle().fill(.red).matchedGeometryEffect(id: "shape", in: space).frame(
          width: 30,
          height: 30
        )
        Spacer()
      } else {
        Spacer()
        Rectangle().fill([Color.red, .green, .blue][model.hue % 3])
          .matchedGeometryEffect(id: "shape", in: space)
          .frame(width: model.isWide ? 100 : 40, height: 20)
      }
    }
  }

  /// Follows fingers, and lies where it was afterwards.
  private var moved: some View {
    Color.orange
      .frame(width: 80, height: 60)
      .scaleEffect(scale)
      .rotationEffect(.degrees(turn.degrees + model.angle))
      .offset(drag)
      .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
      .simultaneousGesture(
        MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }
      )
      .simultaneousGesture(
        RotateGesture().updating($turn) { value, state, _ in state = value.rotation }
      )
      .onTapGesture(count: 2) { withAnimation { model.angle += 30 } }
      .onLongPressGesture { model.showsAlert = true }
      .contextMenu {
        Button("Wide") { withAnimation { model.isWide.toggle() } }
        Button("Clock") { model.showsClock.toggle() }
      }
      .accessibilityElement()
      .accessibilityLabel("moved")
      .accessibilityAdjustableAction { model.angle += $0 == .increment ? 10 : -10 }
  }

  private var player: some View {
    HStack {
      Color.purple.frame(width: 20, height: 20)
        .phaseAnimator([0.0, 10, -10], trigger: model.trigger) { view, phase in
          view.offset(x: phase)
        } animation: { _ in
          .linear(duration: 0.2)
        }
      Color.teal.frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, trigger: model.trigger) { view, value in
          view.offset(y: value)
        } keyframes: { _ in
          CubicKeyframe(20, duration: 0.2)
          SpringKeyframe(0, duration: 0.4)
          LinearKeyframe(0, duration: 0.05)
        }
    }
  }
}
