@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryMotion
import AviaryStacks
import Foundation

private var theme: SplitTheme { ControlTheme.standard.split }

/// The columns of a split view: side by side, or collapsed, each over the one before.
///
/// Side by side, leading columns for which there is too little space are hidden. The button in the bar lays them over the
/// others until it is pressed again, or until a person clicks beside them.
///
/// Collapsed, a selection in the list of a column leads to the next one; going back takes the selection away. Columns that
/// were shown before they were collapsed stay as they are, and are shown again once there is space.
struct SplitColumns<Sidebar: View, Content: View, Detail: View> {
  @State private var sidebarModel = NavigationModel()
  @State private var contentModel = NavigationModel()
  @State private var detailModel = NavigationModel()
  @State private var widths: [NavigationSplitViewColumn: SplitColumnWidth] = [:]
  /// The widths that a person has given columns.
  @State private var dragged: [NavigationSplitViewColumn: CGFloat] = [:]
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var space = SplitSpace()
  /// How many leading columns there is space for; nil until that is known.
  @State private var fitting: Int?
  /// Whether columns lie over the others for which there is no space beside them.
  @State private var isOverlaid = false
  /// What the visibility was before columns were laid over the others.
  @State private var visibilityBefore: NavigationSplitViewVisibility?
  /// Columns that want no button to hide and show columns.
  @State private var removals: Set<NavigationSplitViewColumn> = []
  @State private var memory = SplitMemory()
  /// The last column to which a selection or a link has led.
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var toContent = NextColumn()
  @State private var toDetail = NextColumn()
  @Environment(\.hasProminentDetail) private var hasProminentDetail
  @Environment(\.removesSidebarToggle) private var removesSidebarToggle
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.layoutDirection) private var layoutDirection
  let isCollapsed: Bool
  let visibility: Binding<NavigationSplitViewVisibility>?
  /// The column on top of collapsed ones, where somebody else decides.
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail

  nonisolated init(
    isCollapsed: Bool,
    visibility: Binding<NavigationSplitViewVisibility>?,
    preferred: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar,
    content: Content?,
    detail: Detail
  ) {
    self.isCollapsed = isCollapsed
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

/// What a split view keeps without showing it.
final class SplitMemory {
  let toggle = SidebarToggle()
  /// The columns that were shown before: they stay as they are while they are hidden.
  var shown: Set<NavigationSplitViewColumn> = []
  /// The column on top, while columns are collapsed.
  var top: NavigationSplitViewColumn?
  /// How wide the column is that a person drags the edge of; nil while nobody does.
  var widthAtPress: CGFloat?
}

// MARK: - Which columns are shown

extension SplitColumns {
  private var shownVisibility: Binding<NavigationSplitViewVisibility> {
    visibility ?? $ownVisibility
  }

  private var leading: [NavigationSplitViewColumn] {
    content == nil ? [.sidebar] : [.sidebar, .content]
  }

  /// The leading columns that a visibility stands for.
  private func columns(_ visibility: NavigationSplitViewVisibility) -> [NavigationSplitViewColumn] {
    switch visibility.kind {
    // Columns that would lie over the last one are shown only when they are asked for.
    case .automatic: hasProminentDetail ? [] : leading
    case .all: leading
    case .doubleColumn: leading.suffix(1)
    case .detailOnly: []
    }
  }

  /// Whether there is space for fewer leading columns than there are.
  private var isNarrow: Bool { (fitting ?? leading.count) < leading.count }

  private func place(_ column: NavigationSplitViewColumn) -> SplitColumnPlace {
    if isCollapsed { return column == top ? .alone : .hidden }
    if column == .detail { return .beside }
    let asked = columns(shownVisibility.wrappedValue)
    if hasProminentDetail { return asked.contains(column) ? .over : .hidden }
    if asked.suffix(fitting ?? leading.count).contains(column) { return .beside }
    return isOverlaid && asked.contains(column) ? .over : .hidden
  }

  private var hasOverlay: Bool { leading.contains { place($0) == .over } }

  /// The column whose bars have the button that hides and shows columns.
  private var toggleColumn: NavigationSplitViewColumn? {
    guard !isCollapsed, !removesSidebarToggle, removals.isEmpty else { return nil }
    return leading.first { place($0) != .hidden } ?? .detail
  }

  private func toggle() {
    if place(.sidebar) != .hidden {
      hideSidebar()
    } else {
      if isNarrow, !hasProminentDetail {
        visibilityBefore = shownVisibility.wrappedValue
        isOverlaid = true
      }
      if !columns(shownVisibility.wrappedValue).contains(.sidebar) {
        shownVisibility.wrappedValue = .all
      }
    }
  }

  private func hideSidebar() {
    if place(.sidebar) == .over, !hasProminentDetail {
      isOverlaid = false
      // Once there is space again, the columns are those from before.
      if let visibilityBefore, visibilityBefore != shownVisibility.wrappedValue {
        shownVisibility.wrappedValue = visibilityBefore
      }
      visibilityBefore = nil
    } else {
      shownVisibility.wrappedValue = content == nil ? .detailOnly : .doubleColumn
    }
    if hasProminentDetail { shownVisibility.wrappedValue = .detailOnly }
  }

  /// A program that asks for columns gets them, over the others where there is no space.
  private func visibilityDidChange(from old: NavigationSplitViewVisibility) {
    guard isNarrow, !hasProminentDetail, !isCollapsed else { return }
    let asked = columns(shownVisibility.wrappedValue)
    if asked.count > columns(old).count, asked.count > fitting ?? asked.count {
      if !isOverlaid { visibilityBefore = old }
      isOverlaid = true
    } else if asked.isEmpty {
      isOverlaid = false
    }
  }
}

// MARK: - Which column is on top of collapsed ones

extension SplitColumns {
  private var columns: [NavigationSplitViewColumn] { leading + [.detail] }

  private var top: NavigationSplitViewColumn {
    let column = preferred?.wrappedValue ?? ownColumn
    return column == .content && content == nil ? .detail : column
  }

  private func next(after column: NavigationSplitViewColumn) -> NextColumn? {
    switch column {
    case .sidebar: content == nil ? toDetail : toContent
    case .content: toDetail
    default: nil
    }
  }

  private func go(to column: NavigationSplitViewColumn) {
    ownColumn = column
    if isCollapsed { preferred?.wrappedValue = column }
  }

  /// Goes back to a column, and takes the selection away that led on from there.
  private func goBack(to column: NavigationSplitViewColumn) {
    next(after: column)?.leave()
    // Of a column that is not there a link shows nothing.
    (column == .sidebar && content != nil ? contentModel : detailModel).leaveFirst()
    go(to: column)
  }

  /// The way back from a column; nil where none lies under it.
  private func before(_ column: NavigationSplitViewColumn) -> ColumnBefore? {
    guard isCollapsed, let index = columns.firstIndex(of: column), index > 0 else { return nil }
    let before = columns[index - 1]
    return ColumnBefore(model: before == .sidebar ? sidebarModel : contentModel) {
      goBack(to: before)
    }
  }

  /// Finds out which columns are there.
  private func remember() {
    let newTop = isCollapsed ? top : nil
    // A column that somebody has gone back from is left.
    if let newTop, let oldTop = memory.top, newTop != oldTop,
      let index = columns.firstIndex(of: newTop)
    {
      memory.shown.subtract(columns[(index + 1)...])
    }
    memory.top = newTop
    if let newTop, let index = columns.firstIndex(of: newTop) {
      memory.shown.formUnion(columns[...index])
    } else {
      for column in columns where place(column) != .hidden { memory.shown.insert(column) }
    }
  }
}

// MARK: - The columns

extension SplitColumns: View {
  var body: some View {
    let _ = connect()
    let space = space
    SplitLayout(space: space, leastDetail: widths[.detail]?.least) {
      leadingColumn(sidebar, sidebarModel, .sidebar)
        .transformEnvironment(\.surroundingToolbar) { if !isCollapsed { $0 = [] } }
        .environment(\.isSplitSidebar, !isCollapsed)
      if let content {
        leadingColumn(content, contentModel, .content)
          .transformEnvironment(\.surroundingToolbar) { if !isCollapsed { $0 = [] } }
          .environment(\.surroundingSearch, SearchParts())
      }
      if hasOverlay {
        Color.black.opacity(theme.dimming).ignoresSafeArea()
          .onTapGesture { withAnimation(ScreenTransition.animation) { hideSidebar() } }
          .accessibilityHidden(true)
          .zIndex(1)
          .layoutValue(key: SplitPartKey.self, value: .dimming)
      }
      if memory.shown.contains(.detail) {
        column(detail, detailModel, .detail)
          .environment(\.surroundingSearch, SearchParts())
          .modifier(ColumnVisibility(isCollapsed: isCollapsed, isShown: place(.detail) != .hidden))
          .transition(ScreenTransition.transition)
          .layoutValue(key: SplitPartKey.self, value: isCollapsed ? .whole : .detail)
      }
    }
    .onGeometryChange(for: Int.self) {
      space.fitting($0.size.width)
    } action: {
      fitting = $0
    }
    .onChange(of: fitting) { if !isNarrow { isOverlaid = false } }
    .onChange(of: shownVisibility.wrappedValue) { old, _ in visibilityDidChange(from: old) }
    .focusedSceneValue(\.sidebarToggle, isCollapsed ? nil : memory.toggle)
    .preference(key: HoldsNavigationKey.self, value: true)
    .modifier(WhileMounted(start: connect, end: disconnect))
  }

  /// What `connect` has made holds this view, whose state holds it: without an end neither would ever go.
  private func disconnect() {
    for model in [sidebarModel, contentModel, detailModel] { model.disconnect() }
    for next in [toContent, toDetail] { next.disconnect() }
    memory.toggle.perform = {}
  }

  private func connect() {
    sidebarModel.detail = content == nil ? detailModel : contentModel
    contentModel.detail = detailModel
    detailModel.willReplace = { go(to: .detail) }
    contentModel.willReplace = { go(to: .content) }
    contentModel.wasTakenBack = { go(to: .sidebar) }
    detailModel.wasTakenBack = { go(to: leading.last ?? .sidebar) }
    toContent.show = {
      contentModel.restoreFirst()
      go(to: .content)
    }
    toDetail.show = {
      detailModel.restoreFirst()
      go(to: .detail)
    }
    toContent.leadsAtStart = preferred == nil
    toDetail.leadsAtStart = preferred == nil
    toContent.hide = { go(to: .sidebar) }
    toDetail.hide = { go(to: leading.last ?? .sidebar) }
    memory.toggle.perform = toggle
    space.leastColumns = leading.map { width($0).least + pixelLength }
    remember()
  }

  private func width(_ column: NavigationSplitViewColumn) -> SplitColumnWidth {
    widths[column] ?? .leading
  }

  /// Leaves the window's buttons to the columns at the ends of the title bar.
  private func narrow(_ bar: inout WindowTitleBar?, for column: NavigationSplitViewColumn) {
    guard !isCollapsed else { return }
    let isMirrored = layoutDirection == .rightToLeft
    let isFirst = column == (leading.first { place($0) != .hidden } ?? .detail)
    if !(isMirrored ? column == .detail : isFirst) { bar?.left = 0 }
    if !(isMirrored ? isFirst : column == .detail) { bar?.right = 0 }
  }

  @MainActor private func column(
    _ root: some View,
    _ model: NavigationModel,
    _ column: NavigationSplitViewColumn
  ) -> some View {
    let before = before(column)
    return SplitColumn(root: root, model: model)
      .environment(\.nextColumn, next(after: column))
      .environment(\.columnBefore, before)
      .transformEnvironment(\.dismiss) { if let before { $0 = DismissAction(before.goBack) } }
      .environment(\.sidebarToggle, toggleColumn == column ? memory.toggle : nil)
      .transformEnvironment(\.windowTitleBar) { narrow(&$0, for: column) }
      .onPreferenceChange(SplitColumnWidthKey.self) { widths[column] = $0 }
      .onPreferenceChange(SidebarToggleRemovalKey.self) { isRemoved in
        if isRemoved {
          removals.insert(column)
        } else if !leading.contains(column) || place(column) != .hidden {
          removals.remove(column)
        }
      }
  }

  @MainActor @ViewBuilder private func leadingColumn(
    _ root: some View,
    _ model: NavigationModel,
    _ column: NavigationSplitViewColumn
  ) -> some View {
    if memory.shown.contains(column) {
      let place = place(column)
      let width = width(column)
      HStack(spacing: 0) {
        self.column(root, model, column).frame(maxWidth: .infinity)
        if !isCollapsed {
          Divider().ignoresSafeArea()
            .overlay(alignment: .trailing) {
              if !width.isFixed { edge(column) }
            }
        }
      }
      .background {
        if place == .over { Color(.systemBackground).ignoresSafeArea() }
      }
      .modifier(ColumnVisibility(isCollapsed: isCollapsed, isShown: place != .hidden))
      .transition(isCollapsed ? ScreenTransition.transition : .move(edge: .leading))
      .zIndex(place == .over ? 2 : 0)
      .layoutValue(
        key: SplitPartKey.self,
        value: isCollapsed
          ? .whole
          : .column(
            place,
            wanted: width.clamped(dragged[column] ?? width.ideal) + pixelLength,
            least: width.least + pixelLength
          )
      )
    }
  }

  // MARK: - Edges that are dragged

  /// Takes the pointer beside the line behind a column, and gives the column another width.
  @MainActor private func edge(_ column: NavigationSplitViewColumn) -> some View {
    Color.clear
      .frame(width: theme.edgeWidth)
      .contentShape(Rectangle())
      .modifier(ColumnEdgeModifier())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let width = width(column)
            let start = memory.widthAtPress ?? width.clamped(dragged[column] ?? width.ideal)
            memory.widthAtPress = start
            let distance = drag.translation.width * (layoutDirection == .rightToLeft ? -1 : 1)
            dragged[column] = width.clamped(start + distance)
          }
          .onEnded { _ in memory.widthAtPress = nil }
      )
      .accessibilityHidden(true)
  }
}
