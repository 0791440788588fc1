import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

extension ControlTheme {
  /// The theme of a phone with iOS 26.
  ///
  /// What is not named here is as in ``standard``: not measured, or the same.
  static let system26 = ControlTheme(
    accent: SchemeColor(
      light: Color(.sRGB, red: 0, green: 136 / 255, blue: 1),
      dark: Color(.sRGB, red: 0, green: 145 / 255, blue: 1)
    ),
    navigationBar: .system26,
    tabBar: .system26,
    button: .system26,
    list: .system26,
    menu: .system26,
    sheet: .system26,
    popover: .system26,
    alert: .system26,
    confirmation: .system26,
    segmented: .system26,
    toggle: .system26,
    slider: .system26,
    stepper: .system26,
    searchField: .system26
  )
}

extension NavigationBarTheme {
  /// Items stand on plates of glass, 44 points high and 16 from the edges.
  ///
  /// Measured: that, the place of a large title,
  /// and the 12 points above a screen without a bar. Chosen: how high the bar is.
  fileprivate static let system26: NavigationBarTheme = {
    var theme = NavigationBarTheme()
    theme.bottomMargin = 10
    theme.missingHeight = 12
    theme.itemSurface = .glass
    theme.plateLength = 44
    theme.plateMargin = 14
    theme.fillsConfirmation = true
    theme.itemStyle = AnyShapeStyle(Color(.label))
    theme.showsBackTitle = false
    theme.bottomHeight = 52
    theme.hasBottomBackground = false
    theme.edgeLineOpacity = 0
    theme.edgeFading = 0.6
    theme.largeTitleHeight = 64
    theme.largeTitleDrop = 7.4
    theme.backSpacing = 0
    theme.backOutset = 0
    return theme
  }()
}

extension TabBarTheme {
  /// A plate of glass over the content, 62 high and 21 from the edges, the tabs 4 within; published.
  ///
  /// Those that are not selected are as dark as texts; likely.
  fileprivate static let system26: TabBarTheme = {
    var theme = TabBarTheme()
    theme.height = 54
    theme.titleMargin = 5
    theme.surface = .glass
    theme.hasBackground = false
    theme.itemColor = Color(.label)
    theme.plateInsets = EdgeInsets(top: 0, leading: 21, bottom: 21, trailing: 21)
    theme.platePadding = 4
    theme.selectionFill = Color(.tertiarySystemFill)
    theme.accessorySurface = .glass
    return theme
  }()
}

extension ButtonTheme {
  /// Round ends in all sizes; published.
  fileprivate static let system26: ButtonTheme = {
    var theme = ButtonTheme()
    theme.leastCorneredSize = nil
    return theme
  }()
}

extension ListTheme {
  /// Rows of 52 points on cards 16 from the sides, with lines a point thick within them; measured but for how the space
  /// below a footer is divided.
  fileprivate static let system26: ListTheme = {
    var theme = ListTheme()
    theme.rowHeight = 51
    theme.verticalInset = 15.83
    theme.horizontalInset = 16
    theme.cardMargin = 16
    theme.cardRadius = 26
    theme.separatorThickness = 1
    theme.cardSeparatorInset = 16
    theme.separator = SchemeColor(
      light: Color(.sRGB, red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.12),
      dark: Color(.sRGB, red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.135)
    )
    theme.headerMargin = 10
    theme.headerGap = 10
    theme.headerFont = .headline.withoutLineGap()
    theme.headerCase = nil
    theme.footerGap = 7
    theme.footerMargin = 7
    theme.linkSpacing = 14
    theme.linkInset = 3.4
    theme.linkColor = Color(.tertiaryLabel)
    theme.tintsIcons = false
    return theme
  }()
}

extension SheetTheme {
  /// Rounder corners; sheets that are not large are of glass and don't touch the edges.
  ///
  /// That they are so is published, the lengths are chosen.
  fileprivate static let system26: SheetTheme = {
    var theme = SheetTheme()
    theme.radius = 38
    theme.partialInset = 8
    theme.partialBottomRadius = 38
    theme.barInset = 16
    theme.partialOpacity = 0
    theme.partialSurface = .glass
    return theme
  }()
}

extension SegmentedTheme {
  /// A capsule; published.
  fileprivate static let system26: SegmentedTheme = {
    var theme = SegmentedTheme()
    theme.radius = 16
    theme.segmentRadius = 14
    return theme
  }()
}

extension ToggleTheme {
  /// 63 x 28, and its colours; measured, but for the knob, which is published.
  fileprivate static let system26: ToggleTheme = {
    var theme = ToggleTheme()
    theme.size = CGSize(width: 63, height: 28)
    theme.rowHeight = 17
    theme.knob = CGSize(width: 37, height: 24)
    theme.onFill = Color(.sRGB, red: 101 / 255, green: 196 / 255, blue: 102 / 255)
    theme.offFill = Color(.tertiaryLabel)
    theme.buttonRadius = 17
    return theme
  }()
}

extension SliderTheme {
  /// A track 6 points high; measured, but for the knob, which is published.
  fileprivate static let system26: SliderTheme = {
    var theme = SliderTheme()
    theme.trackHeight = 6
    theme.trackInset = 0
    theme.knob = CGSize(width: 37, height: 24)
    theme.knobRise = 0
    theme.mostStepTicks = 50
    return theme
  }()
}

extension StepperTheme {
  /// A capsule; measured.
  fileprivate static let system26: StepperTheme = {
    var theme = StepperTheme()
    theme.radius = 16
    return theme
  }()
}

extension SearchFieldTheme {
  /// A capsule 44 points high; published.
  fileprivate static let system26: SearchFieldTheme = {
    var theme = SearchFieldTheme()
    theme.height = 44
    theme.radius = 22
    return theme
  }()
}

extension MenuTheme {
  /// A layer of glass with rounder corners, and lines between sections alone; published, but for the lines.
  fileprivate static let system26: MenuTheme = {
    var theme = MenuTheme()
    theme.radius = 26
    theme.padding = 4
    theme.sectionLine = 1
    theme.sectionMargin = 16
    theme.lineOpacity = 0
    theme.surface = .glass
    return theme
  }()
}

extension PopoverTheme {
  /// Corners like those of cards; published.
  fileprivate static let system26: PopoverTheme = {
    var theme = PopoverTheme()
    theme.radius = 26
    return theme
  }()
}

extension AlertTheme {
  /// 320 wide with corners of 34, texts from the leading edge on, answers as capsules of 48, 16 within and 8 apart;
  /// published, but for the space around the texts.
  fileprivate static let system26: AlertTheme = {
    var theme = AlertTheme()
    theme.width = 320
    theme.accessibilityWidth = 320
    theme.radius = 34
    theme.headingInsets = EdgeInsets(top: 22, leading: 30, bottom: 4, trailing: 30)
    theme.headingSpacing = 8
    theme.headingAlignment = .leading
    theme.textAlignment = .leading
    theme.surface = .glass
    theme.answerHeight = 48
    theme.answersInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    theme.answerGap = 8
    theme.lineColor = .clear
    theme.answerFill = Color(.tertiarySystemFill)
    theme.answerRadius = 24
    theme.answerStyle = AnyShapeStyle(Color(.label))
    theme.answerWeight = .medium
    theme.cancelWeight = .medium
    theme.fieldHeight = 48
    theme.fieldRadius = 24
    theme.fieldPadding = 16
    return theme
  }()
}

extension ConfirmationTheme {
  /// On a card like an alert's; published.
  fileprivate static let system26: ConfirmationTheme = {
    var theme = ConfirmationTheme()
    theme.isCard = true
    return theme
  }()
}
