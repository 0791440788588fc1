@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// The bar at the top of a screen: 44 points, with a large title 52 more, with a subtitle of that 22 more.
///
/// A search field that hides, then a large title, go up with the content that is scrolled; the title stands in the bar when
/// it has gone. What is
/// scrolled under the bar makes its background appear. The large title grows with the reader's text; what is in the
/// bar itself, which can't, is never larger than ordinary text.
struct NavigationBar: View {
  let title: NavigationTitle
  let isLarge: Bool
  let backNavigation: BackNavigation?
  let sources: [ToolbarSource]
  let settings: BarSettings
  let search: SearchParts
  let sidebarToggle: SidebarToggle?
  let scroll: BarScroll
  /// Whether only its title is left, small.
  var isMinimized = false

  @Environment(\.controlTheme.navigationBar) private var theme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.windowTitleBar) private var titleBar
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.sheetTopInset) private var topInset
  @State private var drawerHeight: CGFloat = 0
  @ScaledMetric(relativeTo: .largeTitle) private var titleGrowth: CGFloat = 1
  @ScaledMetric(relativeTo: .subheadline) private var subtitleGrowth: CGFloat = 1

  /// The height of a large title, in points.
  private var titleHeight: CGFloat { theme.largeTitleHeight * titleGrowth }
  /// The height of a subtitle below a large title, in points.
  private var subtitleHeight: CGFloat { theme.subtitleHeight * subtitleGrowth }
  private var hasLargeTitle: Bool { isLarge && title.title != nil }
  /// The height of the large title and what belongs to it, in points.
  private var largeHeight: CGFloat {
    titleHeight + (title.subtitle == nil ? 0 : subtitleHeight)
  }
  /// Where the search field is; nil where there is none.
  private var searchPlace: SearchPlace? {
    search.settings.map { SearchPlace($0.placement, isCompact: sizeClass != .regular) }
  }
  /// How much of the search field is there to go, in points.
  private var hidingHeight: CGFloat {
    guard searchPlace == .drawer(hides: true), search.settings?.isActive.wrappedValue == false
    else { return 0 }
    return drawerHeight
  }
  /// How much of the search field below the bar has gone, which goes before the title does, in points.
  private var drawerGone: CGFloat { min(scroll.distance, hidingHeight) }
  /// How much of the large title has gone, in points.
  private var collapsed: CGFloat {
    hasLargeTitle ? min(scroll.distance - drawerGone, largeHeight) : 0
  }
  private var hasSmallTitle: Bool {
    !hasLargeTitle || collapsed > largeHeight - theme.titleHandover
  }
  private var isOverContent: Bool {
    scroll.distance > 0 && drawerGone == hidingHeight
      && (!hasLargeTitle || collapsed == largeHeight)
  }

  var body: some View {
    ZStack(alignment: .top) {
      // It stays there unseen: its items keep their state, and what they present.
      whole.modifier(
        AwayModifier(
          isAway: isMinimized,
          keepsSpace: settings.minimization.keepsSafeArea == true
        )
      )
      if isMinimized {
        MinimizedNavigationBar(title: title.title) { withAnimation { scroll.isMinimized = false } }
          .padding(buttonSpace)
          .padding(.top, topInset)
          .barAppearance(settings, .navigationBar, edge: .bottom)
      }
    }
  }

  private var whole: some View {
    VStack(alignment: .leading, spacing: 0) {
      ToolbarItems(sources: sources, colorScheme: settings.colorScheme[.navigationBar]) { items in
        BarRow {
          HStack(spacing: theme.itemSpacing) {
            if let sidebarToggle { SidebarToggleButton(toggle: sidebarToggle) }
            if let backNavigation {
              BackButton(
                title: settings.hidesBackTitle ? Text(verbatim: "") : backNavigation.title,
                action: backNavigation.go
              )
              .modifier(BarPlate())
            }
          }
          .layoutValue(key: BarPart.self, value: .back)
          HStack(spacing: theme.itemSpacing) { items(.leading) }
            .layoutValue(key: BarPart.self, value: .leading)
          center(items)
            .layoutValue(key: BarPart.self, value: .center)
          HStack(spacing: theme.itemSpacing) {
            items(.trailing)
            if searchPlace == .trailing { searchField.frame(width: theme.searchWidth) }
          }
          .layoutValue(key: BarPart.self, value: .trailing)
        }
      }
      .frame(height: theme.height)
      .padding(buttonSpace)
      .padding(.top, topInset)
      .padding(.bottom, theme.bottomMargin)
      .dynamicTypeSize(...DynamicTypeSize.large)
      if hasLargeTitle {
        LargeTitleSpace(least: titleHeight, drop: theme.largeTitleDrop) {
          title.title?.font(.largeTitle.bold()).lineLimit(1)
        }
        .offset(y: -collapsed)
        .clipped()
        .accessibilityAddTraits(.isHeader)
        .accessibilityHidden(hasSmallTitle)
        if let subtitle = title.subtitle {
          LargeTitleSpace(least: subtitleHeight, isSubtitle: true) {
            subtitle.font(.subheadline).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
          }
          .offset(y: -collapsed)
          .clipped()
          .accessibilityHidden(hasSmallTitle)
        }
      }
      if let settings = search.settings, case .drawer? = searchPlace {
        SearchDrawer(search: settings, parts: search, gone: drawerGone, height: $drawerHeight)
          .offset(y: -collapsed)
      }
    }
    .barAppearance(
      settings,
      .navigationBar,
      edge: .bottom,
      isOverContent: isOverContent,
      shortenedBy: collapsed + drawerGone
    )
  }

  /// The part of the bar that a window's buttons stand in.
  private var buttonSpace: EdgeInsets {
    guard let titleBar else { return EdgeInsets() }
    let isMirrored = layoutDirection == .rightToLeft
    return EdgeInsets(
      top: 0,
      leading: isMirrored ? titleBar.right : titleBar.left,
      bottom: 0,
      trailing: isMirrored ? titleBar.left : titleBar.right
    )
  }

  /// The field as it stands in the bar itself.
  @ViewBuilder private var searchField: some View {
    if let settings = search.settings { SearchField(search: settings, parts: search) }
  }

  @ViewBuilder private func center(_ items: (ToolbarSlot) -> AnyView) -> some View {
    if searchPlace == .center {
      searchField.frame(maxWidth: theme.principalSearchWidth)
    } else if sources.contains(where: { $0.holds(.center) }) {
      items(.center)
    } else if hasSmallTitle, title.isShown, titleBar?.showsTitle != false {
      VStack(spacing: 0) {
        let headline = title.title?.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        if let menu = settings.titleMenu?.view {
          TitleMenu(title: headline, items: menu)
        } else if sources.contains(where: { $0.holds(.titleMenu) }) {
          TitleMenu(title: headline, items: items(.titleMenu))
        } else {
          headline
        }
        if let subtitle = title.subtitle {
          subtitle.font(.caption).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
        }
      }
    }
  }
}

/// Takes a view out of sight where it is, and out of the layout unless it keeps its space.
private struct AwayModifier: ViewModifier {
  let isAway: Bool
  let keepsSpace: Bool

  func body(content: Content) -> some View {
    content
      .opacity(isAway ? 0 : 1)
      .allowsHitTesting(!isAway)
      .accessibilityHidden(isAway)
      .frame(height: isAway && !keepsSpace ? 0 : nil, alignment: .top)
  }
}

/// A title that opens a menu.
private struct TitleMenu<Title: View>: View {
  @Environment(\.controlTheme.navigationBar) private var theme
  @State private var isOpen = false
  let title: Title
  let items: AnyView

  var body: some View {
    HStack(spacing: theme.titleMenuSpacing) {
      title
      Image(systemName: "chevron.down.circle.fill").imageScale(.small)
        .foregroundStyle(Color(.secondaryLabel))
        .accessibilityHidden(true)
    }
    .onActivation { isOpen = true }
    .modifier(MenuModifier(content: items, isOpen: $isOpen))
  }
}

/// The bar at the bottom of a screen.
struct BottomBar: View {
  @Environment(\.controlTheme.navigationBar) private var theme
  let sources: [ToolbarSource]
  let settings: BarSettings

  var body: some View {
    ToolbarItems(sources: sources, colorScheme: settings.colorScheme[.bottomBar]) { items in
      HStack(spacing: theme.itemSpacing) { items(.bottom) }
        .padding(.horizontal, theme.margin)
        .frame(maxWidth: .infinity, minHeight: theme.bottomHeight)
    }
    .dynamicTypeSize(...DynamicTypeSize.large)
    .barAppearance(
      settings,
      .bottomBar,
      edge: .top,
      hasUsualBackground: theme.hasBottomBackground
    )
  }
}

extension View {
  /// The background of a bar, and the scheme of its content.
  ///
  /// - Parameters:
  ///   - isOverContent: Whether content lies behind the bar.
  ///   - hasUsualBackground: Whether the bar has a background where nobody says so.
  ///   - shortening: How much the bar is smaller than its space, at its end, in points.
  @ViewBuilder
  func barAppearance(
    _ settings: BarSettings,
    _ bar: ToolbarPlacement.Kind,
    edge: VerticalEdge,
    isOverContent: Bool = true,
    hasUsualBackground: Bool = true,
    shortenedBy shortening: CGFloat = 0
  ) -> some View {
    let background =
      hasUsualBackground || settings.hasBackground[bar] == true
      ? settings.background(bar, isOverContent: isOverContent) : nil
    let content = self.background {
      if let background {
        BarBackdrop(style: background.style, edge: edge).padding(.bottom, shortening)
      }
    }
    if let scheme = settings.colorScheme[bar] {
      content.environment(\.colorScheme, scheme)
    } else {
      content
    }
  }
}

/// What is behind a bar where content lies there.
private struct BarBackdrop: View {
  @Environment(\.controlTheme.navigationBar) private var theme
  let style: AnyShapeStyle
  /// Where the bar meets the content.
  let edge: VerticalEdge

  var body: some View {
    let end: UnitPoint = edge == .top ? .top : .bottom
    let start = UnitPoint(x: 0.5, y: abs(end.y - theme.edgeFading))
    Rectangle().fill(style).ignoresSafeArea()
      .overlay(alignment: edge == .top ? .top : .bottom) {
        Divider().opacity(theme.edgeLineOpacity)
      }
      .modifier(FadingEdge(start: start, end: end))
  }
}

/// Lets a view fade from one point to another; where the two are the same it is whole.
private struct FadingEdge: ViewModifier {
  let start: UnitPoint
  let end: UnitPoint

  func body(content: Content) -> some View {
    if start.y == end.y {
      content
    } else {
      content.mask {
        LinearGradient(colors: [.black, .clear], startPoint: start, endPoint: end)
          .ignoresSafeArea()
      }
    }
  }
}

// MARK: - Layout

/// What a part of a bar is.
enum BarPart: LayoutValueKey {
  /// What leads back, which is shortened for the title's sake.
  case back
  case leading, center, trailing
  static var defaultValue: BarPart { .center }
}

/// The parts of a bar in a row.
struct BarRow<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

private var theme: NavigationBarTheme { ControlTheme.standard.navigationBar }

extension BarRow: _LayoutContainer {
  nonisolated var _layout: BarLayout { BarLayout() }
  nonisolated var _content: Content { content }
}

/// Parts at both ends, and one in the middle of the bar unless it would touch the others.
struct BarLayout: Layout, Equatable {
  private static var margin: CGFloat { theme.margin }
  private static var gap: CGFloat { theme.gap }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).reduce(0, +) + 2 * Self.margin + 2 * Self.gap
    return CGSize(
      width: proposal.width ?? width,
      height: proposal.height ?? sizes.map(\.height).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let space = bounds.insetBy(dx: Self.margin, dy: 0)
    var left = space.minX
    var right = space.maxX
    func sides(_ part: BarPart) -> [LayoutSubview] {
      subviews.filter { $0[BarPart.self] == part }
    }
    // What stands before them needs space too: titles a little, which are shortened.
    let others = sides(.back) + sides(.leading) + sides(.center)
    let taken = others.map { subview in
      let width = subview.sizeThatFits(.unspecified).width
      let isLeading = subview[BarPart.self] != .center
      let most = space.width * (isLeading ? theme.leadingShare : theme.titleShare)
      return width > 0 ? min(width, most) + Self.gap : 0
    }
    let most = max(0, space.width - taken.reduce(0, +))
    for subview in sides(.trailing) {
      let size = subview.sizeThatFits(ProposedViewSize(width: most, height: bounds.height))
      subview.place(
        at: CGPoint(x: space.maxX, y: bounds.midY),
        anchor: .trailing,
        // As measured: offered its own width, a field among the items would leave them less than they need.
        proposal: ProposedViewSize(width: most, height: bounds.height)
      )
      if size.width > 0 { right = space.maxX - size.width - Self.gap }
    }
    for subview in sides(.back) {
      let most = backSpace(
        subview,
        left..<max(left, right),
        middle: bounds.midX,
        title: sides(.center),
        items: sides(.leading)
      )
      let size = subview.sizeThatFits(ProposedViewSize(width: most, height: bounds.height))
      subview.place(
        at: CGPoint(x: left, y: bounds.midY),
        anchor: .leading,
        proposal: ProposedViewSize(width: most, height: bounds.height)
      )
      if size.width > 0 { left += size.width + theme.itemSpacing }
    }
    for subview in sides(.leading) {
      let size = subview.sizeThatFits(
        ProposedViewSize(width: max(0, right - left), height: bounds.height)
      )
      subview.place(
        at: CGPoint(x: left, y: bounds.midY),
        anchor: .leading,
        proposal: ProposedViewSize(width: size.width, height: bounds.height)
      )
      if size.width > 0 { left += size.width + Self.gap }
    }
    for subview in sides(.center) {
      let most = max(0, right - left)
      let size = subview.sizeThatFits(ProposedViewSize(width: most, height: bounds.height))
      let x = min(max(bounds.midX - size.width / 2, left), right - size.width)
      subview.place(
        at: CGPoint(x: x, y: bounds.midY - size.height / 2),
        proposal: ProposedViewSize(width: size.width, height: bounds.height)
      )
    }
  }

  /// How much space is offered to what leads back: all that there is where the title stands in the middle anyway, else
  /// what the title leaves, and too little for the whole name of the screen before.
  ///
  /// Source: bars of iOS, which say “Back” for a name that would push the title aside, and show the sign alone where that
  /// does not fit either. When they do so is not documented.
  ///
  /// - Parameters:
  ///   - space: From where the part begins to where others at the bar's end do.
  ///   - middle: The bar's middle.
  private func backSpace(
    _ back: LayoutSubview,
    _ space: Range<CGFloat>,
    middle: CGFloat,
    title: [LayoutSubview],
    items: [LayoutSubview]
  ) -> CGFloat {
    func width(_ subviews: [LayoutSubview]) -> CGFloat {
      subviews.map { $0.sizeThatFits(.unspecified).width }.filter { $0 > 0 }
        .map { $0 + Self.gap }.reduce(0, +)
    }
    let all = space.upperBound - space.lowerBound
    let (titleWidth, itemsWidth, whole) = (width(title), width(items), width([back]))
    guard titleWidth > 0 else { return all }
    let start = middle - (titleWidth - Self.gap) / 2
    if space.lowerBound + whole + itemsWidth <= start { return all }
    return max(0, min(all - titleWidth - itemsWidth, whole - Self.gap - 1))
  }
}
