import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers that tell what controls look like: sizes, paddings, radii, opacities, durations.
///
/// Each has its name here, and is nowhere else; files that draw or lay out controls read the part
/// they need. Colours are those of `SystemColor`, texts those of `Font.TextStyle`.
///
/// There is a table for each look, which the environment chooses: controls that differ between them read
/// `EnvironmentValues.controlTheme`, the others ``standard``. Each number says where it comes from:
/// - *measured*: on pictures that iOS 16 to 18 drew, or iOS 26, within a pixel;
/// - *published*: by Apple, or by others who measured;
/// - *chosen*: to resemble iOS 17 on a phone, or 26, and not known.
final class ControlTheme: Sendable {
  /// The theme of a phone with iOS 16 to 18.
  static let standard = ControlTheme()

  /// The accent where nobody sets one; published.
  let accent: SchemeColor
  /// Bars at the top of screens.
  let navigationBar: NavigationBarTheme
  /// Screens that grow out of views.
  let screenZoom: ScreenZoomTheme
  /// Split views and inspectors.
  let split: SplitTheme
  /// Bars of tabs at the bottom.
  let tabBar: TabBarTheme
  /// The dots of pages.
  let pageDots: PageDotsTheme
  /// Buttons, and what is pressed.
  let button: ButtonTheme
  /// Controls side by side on one background.
  let controlGroup: ControlGroupTheme
  /// Lists and forms.
  let list: ListTheme
  /// Rows that are swiped or carried elsewhere.
  let swipe: SwipeTheme
  /// Menus that are open, and what opens them.
  let menu: MenuTheme
  /// What is presented, whatever it is.
  let presentation: PresentationTheme
  /// Sheets.
  let sheet: SheetTheme
  /// Popovers.
  let popover: PopoverTheme
  /// Alerts.
  let alert: AlertTheme
  /// Choices of actions at the bottom.
  let confirmation: ConfirmationTheme
  /// Segmented pickers.
  let segmented: SegmentedTheme
  /// Pickers that are wheels.
  let wheel: WheelTheme
  /// Pickers that are calendars, and the buttons that open them.
  let calendar: CalendarTheme
  /// Pickers of colours.
  let colorPicker: ColorPickerTheme
  /// Pickers that are menus, rows or buttons.
  let choices: ChoicesTheme
  /// What many controls have in common.
  let shared: SharedTheme
  /// Toggles.
  let toggle: ToggleTheme
  /// Sliders.
  let slider: SliderTheme
  /// Steppers.
  let stepper: StepperTheme
  /// Progress.
  let progress: ProgressTheme
  /// Gauges.
  let gauge: GaugeTheme
  /// Boxes, groups that unfold, and views without content.
  let group: GroupTheme
  /// Fields and editors for text.
  let textField: TextFieldTheme
  /// Fields to search.
  let searchField: SearchFieldTheme

  /// The table of numbers that are given; those of the look of 18 otherwise.
  init(
    accent: SchemeColor = SchemeColor(.blue),
    navigationBar: NavigationBarTheme = NavigationBarTheme(),
    screenZoom: ScreenZoomTheme = ScreenZoomTheme(),
    split: SplitTheme = SplitTheme(),
    tabBar: TabBarTheme = TabBarTheme(),
    pageDots: PageDotsTheme = PageDotsTheme(),
    button: ButtonTheme = ButtonTheme(),
    controlGroup: ControlGroupTheme = ControlGroupTheme(),
    list: ListTheme = ListTheme(),
    swipe: SwipeTheme = SwipeTheme(),
    menu: MenuTheme = MenuTheme(),
    presentation: PresentationTheme = PresentationTheme(),
    sheet: SheetTheme = SheetTheme(),
    popover: PopoverTheme = PopoverTheme(),
    alert: AlertTheme = AlertTheme(),
    confirmation: ConfirmationTheme = ConfirmationTheme(),
    segmented: SegmentedTheme = SegmentedTheme(),
    wheel: WheelTheme = WheelTheme(),
    calendar: CalendarTheme = CalendarTheme(),
    colorPicker: ColorPickerTheme = ColorPickerTheme(),
    choices: ChoicesTheme = ChoicesTheme(),
    shared: SharedTheme = SharedTheme(),
    toggle: ToggleTheme = ToggleTheme(),
    slider: SliderTheme = SliderTheme(),
    stepper: StepperTheme = StepperTheme(),
    progress: ProgressTheme = ProgressTheme(),
    gauge: GaugeTheme = GaugeTheme(),
    group: GroupTheme = GroupTheme(),
    textField: TextFieldTheme = TextFieldTheme(),
    searchField: SearchFieldTheme = SearchFieldTheme()
  ) {
    self.accent = accent
    self.navigationBar = navigationBar
    self.screenZoom = screenZoom
    self.split = split
    self.tabBar = tabBar
    self.pageDots = pageDots
    self.button = button
    self.controlGroup = controlGroup
    self.list = list
    self.swipe = swipe
    self.menu = menu
    self.presentation = presentation
    self.sheet = sheet
    self.popover = popover
    self.alert = alert
    self.confirmation = confirmation
    self.segmented = segmented
    self.wheel = wheel
    self.calendar = calendar
    self.colorPicker = colorPicker
    self.choices = choices
    self.shared = shared
    self.toggle = toggle
    self.slider = slider
    self.stepper = stepper
    self.progress = progress
    self.gauge = gauge
    self.group = group
    self.textField = textField
    self.searchField = searchField
  }
}

extension ControlTheme: Equatable {
  static func == (left: ControlTheme, right: ControlTheme) -> Bool { left === right }
}

/// The size of a sign that is drawn with lines.
struct GlyphSize: Sendable {
  /// Its width and height, in points.
  var size: CGSize
  /// The width of its lines, in points.
  var lineWidth: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, line: CGFloat) {
    size = CGSize(width: width, height: height)
    lineWidth = line
  }
}

/// A colour for each scheme.
struct SchemeColor: Sendable {
  var light: Color
  var dark: Color

  init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// One colour for both.
  init(_ color: Color) { self.init(light: color, dark: color) }

  subscript(scheme: ColorScheme) -> Color { scheme == .dark ? dark : light }
}

/// A black shadow.
struct ControlShadow: Sendable {
  /// How opaque it is, 0 to 1.
  var opacity: Double
  /// How far it is blurred, in points.
  var radius: CGFloat
  /// How far it is below what throws it, in points.
  var y: CGFloat

  init(_ opacity: Double, radius: CGFloat, y: CGFloat = 0) {
    self.opacity = opacity
    self.radius = radius
    self.y = y
  }
}

extension View {
  /// Adds a shadow of the theme.
  nonisolated func shadow(_ shadow: ControlShadow) -> some View {
    self.shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.y)
  }
}
