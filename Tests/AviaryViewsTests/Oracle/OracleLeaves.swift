import SwiftUI

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Shows a node that has no children.
struct OracleLeaf: View {
  let node: OracleNode
  let path: OraclePath
  let stage: OracleStage

  var body: some View {
    switch node.kind {
    case .none: EmptyView()
    case .text(let number): OracleText(text: "t\(number)").containerValue(\.oraclePath, path.hash)
    case .block(let width, let height):
      Color.blue.frame(width: CGFloat(width), height: CGFloat(height))
    case .flexible: Color.green.frame(minWidth: 3, minHeight: 2, maxHeight: 12)
    case .spacer: Spacer()
    case .stateful:
      OracleStateful(key: node.key, path: path, stage: stage)
        .containerValue(\.oraclePath, path.hash)
    case .living: OracleLiving(key: node.key, stage: stage)
    case .stubborn(let number): OracleStubborn(number: number)
    case .rows(let rows): ForEach(rows, id: \.self) { OracleRow(number: $0) }
    case .box(let number): OracleBox(number: number)
    case .reader:
      GeometryReader { Text(verbatim: "\($0.size.width)x\($0.size.height)") }.frame(height: 20)
    case .placed:
      GeometryReader {
        let frame = $0.frame(in: .global)
        Text(verbatim: "at \(frame.minX),\(frame.minY)")
      }
      .frame(height: 20)
    case .tinted:
      VStack(spacing: 0) {
        Rectangle().fill(.tint).frame(width: 7, height: 4)
        Color.accentColor.frame(width: 7, height: 4)
      }
    case .typed(let kind, let rows, let level, let isOn):
      OracleTyped(kind: kind, rows: rows, level: level, isOn: isOn, key: node.key, stage: stage)
    default: EmptyView()
    }
  }
}

/// A row that has one view, which its type tells.
struct OracleRow: View {
  let number: Int
  var body: some View { Text(verbatim: "row \(number)") }
}

/// Shows its own text and one of the environment.
struct OracleText: View {
  let text: String
  @Environment(\.testTitle) private var title
  var body: some View { Text(verbatim: "\(text) \(title)") }
}

/// A text that takes any other of its kind for its equal.
struct OracleStubborn: View, Equatable {
  let number: Int
  nonisolated static func == (left: Self, right: Self) -> Bool { true }
  var body: some View { Text(verbatim: "\(number)") }
}

/// A view that is one whatever it holds.
struct OracleBox: View {
  let number: Int
  var body: some View {
    HStack {
      OracleText(text: "box")
      Text(verbatim: "\(number)")
    }
  }
}

/// Shows its state, which can be set from outside.
struct OracleStateful: View {
  let key: Int
  let path: OraclePath
  let stage: OracleStage
  @State private var count: Int

  init(key: Int, path: OraclePath, stage: OracleStage) {
    self.key = key
    self.path = path
    self.stage = stage
    count = stage.initialStates[path.hash] ?? 0
  }

  var body: some View {
    let _ = stage.bindings[path.hash] = $count
    Text(verbatim: "s\(key)=\(count)")
  }
}

/// Tells when it comes and goes.
struct OracleLiving: View {
  let key: Int
  let stage: OracleStage

  var body: some View {
    let (key, stage) = (key, stage)
    Text(verbatim: "living")
      .onAppear { MainActor.assumeIsolated { stage.tell(key, 1) } }
      .onDisappear { MainActor.assumeIsolated { stage.tell(key, -1) } }
      .id(key)
  }
}

/// A modifier with a body, which places its content in one of two ways.
struct OracleModifier: ViewModifier {
  func body(content: Content) -> some View {
    Group(subviews: content) { subviews in
      if subviews.count > 1 {
        VStack { content }
      } else {
        content.padding(1)
      }
    }
  }
}

/// Numbers that views prefer, in order.
struct OraclePreference: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Shows what is preferred inside, by way of state.
struct OracleTally<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var sum = 0

  var body: some View {
    VStack {
      VStack { content }
        .onPreferenceChange(OraclePreference.self) { numbers in
          MainActor.assumeIsolated { sum = numbers.reduce(0, +) }
        }
      Text(verbatim: "sum \(sum)")
    }
  }
}

/// Shows how wide a column of views is, by way of state.
struct OracleMeasured<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var width = 0

  var body: some View {
    VStack { content }
      .onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: { new in
        MainActor.assumeIsolated { width = new }
      }
      .overlay { Text(verbatim: "w\(width)").fixedSize() }
  }
}

/// Lazy containers, in a scroll view of a fixed size.
struct OracleLazyView<Content: View>: View {
  let kind: OracleLazy
  /// Whether each element is made as long as the others; only then is it known where those out of sight are.
  let isEven: Bool
  @ViewBuilder let content: Content

  @ViewBuilder private var elements: some View {
    if !isEven {
      content
    } else if kind == .pinned {
      ForEach(sections: content) { section in
        Section {
          ForEach(section.content) { $0.frame(height: 18) }
        } header: {
          ForEach(section.header) { $0.frame(height: 18) }
        } footer: {
          ForEach(section.footer) { $0.frame(height: 18) }
        }
      }
    } else {
      ForEach(subviews: content) {
        $0.frame(width: kind.isHorizontal ? 18 : nil, height: kind.isHorizontal ? nil : 18)
      }
    }
  }

  @ViewBuilder private var container: some View {
    switch kind {
    case .vstack: LazyVStack(spacing: 2) { elements }
    case .pinned:
      LazyVStack(spacing: 2, pinnedViews: [.sectionHeaders, .sectionFooters]) { elements }
    case .hstack: LazyHStack(spacing: 2) { elements }
    case .vgrid: LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2) { elements }
    case .hgrid:
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 2) { elements }
    }
  }

  var body: some View {
    // Those that may be scrolled by the test show indicators.
    ScrollView(kind.isHorizontal ? .horizontal : .vertical, showsIndicators: isEven) { container }
      .frame(width: 120, height: 50)
  }
}

/// Scrolled content that reaches beneath a bar: a reader around tells how far, and one inside where that leaves it.
struct OracleUnderBar<Content: View>: View {
  let height: Int
  @ViewBuilder let content: Content

  var body: some View {
    GeometryReader { around in
      ScrollView {
        VStack {
          GeometryReader { inside in
            Text(
              verbatim: "\(inside.frame(in: .global).minY) under \(around.safeAreaInsets.top)"
            )
          }
          .frame(height: 20)
          content
        }
      }
      .ignoresSafeArea(edges: .top)
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      if height > 0 { Color.red.frame(height: CGFloat(4 * height)) }
    }
    .frame(width: 120, height: 60)
  }
}

/// Views of which the types tell everything, in a container.
struct OracleTyped: View {
  let kind: OracleContainerKind
  let rows: [Int]
  let level: Int
  let isOn: Bool
  let key: Int
  let stage: OracleStage

  var body: some View {
    OracleContainer(kind: kind, stage: stage, key: key) {
      OracleBox(number: level).containerValue(\.level, level)
      ForEach(rows, id: \.self) { OracleRow(number: $0) }
      if isOn { Text("on").containerValue(\.level, 2) }
      Section {
        ForEach(rows, id: \.self) { row in
          OracleBox(number: row).containerValue(\.level, row)
          if row == level { OracleRow(number: row) }
        }
      } header: {
        if isOn { Text("header") } else { EmptyView() }
      }
      .containerValue(\.level, level + 1)
      ForEach(rows, id: \.self) { row in
        Group {
          OracleRow(number: row)
          OracleBox(number: 0)
        }
      }
    }
  }
}

/// One of several tints, some of them made of the tint around.
struct OracleTint: ViewModifier {
  let number: Int

  // One modifier for all of them: what is inside keeps its state.
  private var style: AnyShapeStyle {
    switch number % 6 {
    case 0: AnyShapeStyle(Color.accentColor)
    case 1: AnyShapeStyle(Color.accentColor.opacity(0.5))
    case 2: AnyShapeStyle(Color.accentColor.gradient)
    case 3: AnyShapeStyle(Color.accentColor.mix(with: .white, by: 0.5))
    case 4: AnyShapeStyle(Color.red)
    default: AnyShapeStyle(TintShapeStyle())
    }
  }

  func body(content: Content) -> some View { content.tint(style) }
}
