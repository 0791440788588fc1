import AviaryGraphics
public import Foundation

/// What loads content anew when it is pulled down, of UIKit: its values are kept, and nothing draws
/// it; SwiftUI's `refreshable` is drawn.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether it goes on.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// What loads content anew.
  public init() { super.init(frame: .zero) }

  /// One with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says that it goes on.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that it is over.
  open func endRefreshing() { isRefreshing = false }
}

/// A value that is stepped through, of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// How far a step is.
  open var stepValue: Double = 1
  /// Whether it goes on from one end at the other.
  open var wraps = false
  /// Whether it goes on while it is held.
  open var autorepeat = true
  /// Whether it tells values while it is held.
  open var isContinuous = true
}

/// A day or a time, of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// How long.
    case countDownTimer = 3
  }

  /// The day and time.
  open var date = Date()
  /// The first that can be chosen; nil for any.
  open var minimumDate: Date?
  /// The last that can be chosen; nil for any.
  open var maximumDate: Date?
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// Between how many minutes one can choose.
  open var minuteInterval = 1
  /// How long, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// In which language; nil for the person's.
  open var locale: Locale?
  /// In which calendar.
  open var calendar: Calendar! = .current
  /// In which time zone; nil for the machine's.
  open var timeZone: TimeZone?
  /// What it looks like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// Sets the day and time; nothing moves.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// What a picker of days looks like.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A short text.
  case compact = 2
  /// A month.
  case inline = 3
}

/// Wheels of UIKit: values are kept, and nothing draws them.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// Who makes rows; never asked here.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who is told; never here.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Turns a wheel to a row; nothing moves.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  /// The row that a wheel is turned to; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? -1 }
  /// Asks for all rows anew; nothing shows them.
  open func reloadAllComponents() {}
  /// Asks for the rows of a wheel anew; nothing shows them.
  open func reloadComponent(_ component: Int) {}
}

/// Who makes the rows of wheels; never asked here.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who is told of wheels; never here.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// What a row is called.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// What a row shows.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// A wheel was turned.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// How wide a wheel is, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high a row is, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// A text.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UILabel() }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
  /// As wide as there is room.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
  }
  /// As usual.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
}
