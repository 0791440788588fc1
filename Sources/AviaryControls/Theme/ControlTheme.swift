import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers that tell what controls look like: sizes, paddings, radii, opacities, durations.
///
/// Each has its name here, and is nowhere else; files that draw or lay out controls read the part
/// they need. Colours are those of `SystemColor`, texts those of `Font.TextStyle`.
///
/// Each number says where it comes from:
/// - *measured*: on pictures that iOS 16 to 18 drew, within a pixel;
/// - *published*: by Apple, or by others who measured;
/// - *chosen*: to resemble iOS 17 on a phone, and not known.
struct ControlTheme: Sendable {
  /// The theme of all controls: that of a phone.
  ///
  /// There is one, so nothing is looked up, or copied, where a number is read. Whoever adds another
  /// has each file of controls choose its part in one line.
  static let standard = ControlTheme()

  /// Bars at the top of screens.
  var navigationBar = NavigationBarTheme()
  /// Split views and inspectors.
  var split = SplitTheme()
  /// Bars of tabs at the bottom.
  var tabBar = TabBarTheme()
  /// The dots of pages.
  var pageDots = PageDotsTheme()
  /// Buttons, and what is pressed.
  var button = ButtonTheme()
  /// Controls side by side on one background.
  var controlGroup = ControlGroupTheme()
  /// Lists and forms.
  var list = ListTheme()
  /// Rows that are swiped or carried elsewhere.
  var swipe = SwipeTheme()
  /// Menus that are open, and what opens them.
  var menu = MenuTheme()
  /// What is presented, whatever it is.
  var presentation = PresentationTheme()
  /// Sheets.
  var sheet = SheetTheme()
  /// Popovers.
  var popover = PopoverTheme()
  /// Alerts.
  var alert = AlertTheme()
  /// Choices of actions at the bottom.
  var confirmation = ConfirmationTheme()
  /// Segmented pickers.
  var segmented = SegmentedTheme()
  /// Pickers that are wheels.
  var wheel = WheelTheme()
  /// Pickers that are calendars, and the buttons that open them.
  var calendar = CalendarTheme()
  /// Pickers of colours.
  var colorPicker = ColorPickerTheme()
  /// Pickers that are menus, rows or buttons.
  var choices = ChoicesTheme()
  /// What many controls have in common.
  var shared = SharedTheme()
  /// Toggles.
  var toggle = ToggleTheme()
  /// Sliders.
  var slider = SliderTheme()
  /// Steppers.
  var stepper = StepperTheme()
  /// Progress.
  var progress = ProgressTheme()
  /// Gauges.
  var gauge = GaugeTheme()
  /// Boxes, groups that unfold, and views without content.
  var group = GroupTheme()
  /// Fields and editors for text.
  var textField = TextFieldTheme()
  /// Fields to search.
  var searchField = SearchFieldTheme()
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
