import SwiftUI

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Shows a case.
struct OracleRoot: View {
  var tree: OracleNode
  var title = 0
  let stage: OracleStage

  var body: some View {
    OracleView(node: tree, path: OraclePath(), stage: stage)
      .environment(\.testTitle, "title \(title)")
  }
}

/// Shows a node.
struct OracleView: View {
  let node: OracleNode
  let path: OraclePath
  let stage: OracleStage

  private var own: OraclePath { node.ownPath(path) }
  private var children: OracleChildren { OracleChildren(node: node, path: own, stage: stage) }

  private func child(_ index: Int) -> some View {
    OracleChild(node: node, index: index, path: own, stage: stage)
  }

  var body: some View {
    if node.kind.isLeaf {
      OracleLeaf(node: node, path: own, stage: stage)
    } else {
      lists
    }
  }

  @ViewBuilder private var lists: some View {
    switch node.kind {
    case .group: Group { children }
    case .forEach: children
    case .section:
      Section {
        child(1)
      } header: {
        child(0)
      } footer: {
        child(2)
      }
    case .either(let isFirst): if isFirst { child(0) } else { child(1) }
    case .optional(let isOn): if isOn { children }
    case .observed: OracleObserved(node: node, path: own, stage: stage)
    default: containers
    }
  }

  @ViewBuilder private var containers: some View {
    switch node.kind {
    case .hstack: HStack(spacing: 2) { children }
    case .vstack: VStack(alignment: .leading) { children }
    case .zstack: ZStack(alignment: .topLeading) { children }
    case .grid:
      Grid {
        GridRow { children }
        OracleText(text: "below")
      }
    case .lazy(let kind): OracleLazyView(kind: kind, isEven: true) { children }
    case .ragged(let kind): OracleLazyView(kind: kind, isEven: false) { children }
    case .container(let kind):
      OracleContainer(kind: kind, stage: stage, key: node.key) { children }
    default: modifiers
    }
  }

  @ViewBuilder private var modifiers: some View {
    switch node.kind {
    case .padding(let length): children.padding(CGFloat(length))
    case .frame(let width): children.frame(width: CGFloat(width), alignment: .trailing)
    case .level(let level): children.containerValue(\.level, level)
    case .title(let title): children.environment(\.testTitle, "title \(title)")
    case .id(let id): children.id(id)
    case .modified: children.modifier(OracleModifier())
    case .prefers(let number): children.preference(key: OraclePreference.self, value: [number])
    case .preferences:
      VStack { children }
        .overlayPreferenceValue(OraclePreference.self) { Text(verbatim: "prefers \($0)") }
    case .tally: OracleTally { children }
    case .measured: OracleMeasured { children }
    default: effects
    }
  }

  @ViewBuilder private var effects: some View {
    switch node.kind {
    case .background: Color.red.frame(width: 9, height: 9).background { children }
    case .overlay:
      VStack { children }.overlay(alignment: .topLeading) { OracleText(text: "over") }
    case .opacity(let number): children.opacity(Double(number) / 5)
    case .priority(let number): children.layoutPriority(Double(number))
    case .zIndex(let number): children.zIndex(Double(number))
    case .fixedSize: children.fixedSize()
    case .guide(let number):
      children
        .alignmentGuide(number % 2 == 0 ? .leading : .trailing) { _ in CGFloat(number) }
        .alignmentGuide(number % 3 == 0 ? VerticalAlignment.center : .top) { _ in CGFloat(number) }
    case .mirrored(let isOn):
      children.environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight)
    case .typeSize(let number):
      children.dynamicTypeSize(DynamicTypeSize.allCases[number % DynamicTypeSize.allCases.count])
    case .tagged(let number): children.tag(number)
    case .underBar(let number): OracleUnderBar(height: number) { children }
    case .tint(let number): children.modifier(OracleTint(number: number))
    default: children.clipped()
    }
  }
}

/// Shows the children of a node, told apart by their places or, in a loop over data, by their keys.
struct OracleChildren: View {
  let node: OracleNode
  let path: OraclePath
  let stage: OracleStage

  private func child(_ index: Int) -> some View {
    OracleChild(node: node, index: index, path: path, stage: stage)
  }

  var body: some View {
    if node.kind == .forEach {
      ForEach(Array(node.children.enumerated()), id: \.element.key) { child($0.offset) }
    } else if node.isWrittenOut {
      switch node.children.count {
      case 0: EmptyView()
      case 1: child(0)
      case 2:
        child(0)
        child(1)
      default:
        child(0)
        child(1)
        child(2)
      }
    } else {
      ForEach(Array(node.children.enumerated()), id: \.offset) { child($0.offset) }
    }
  }
}

/// Shows one of a node's children, if it is there; its type is hidden for every other node.
struct OracleChild: View {
  let node: OracleNode?
  let path: OraclePath
  let stage: OracleStage

  init(node parent: OracleNode, index: Int, path: OraclePath, stage: OracleStage) {
    node = index < parent.children.count ? parent.children[index] : nil
    self.path = node == nil ? path : parent.childPath(path, index)
    self.stage = stage
  }

  var body: some View {
    if let node { AnyView(OracleView(node: node, path: path, stage: stage)) }
  }
}

/// Shows children that are kept in an observed object.
private struct OracleObserved: View {
  let node: OracleNode
  let path: OraclePath
  let stage: OracleStage

  var body: some View {
    let children = stage.model(node.key).children
    OracleChildren(
      node: OracleNode(node.key, .observed, children),
      path: path,
      stage: stage
    )
  }
}
