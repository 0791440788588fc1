import AviaryGraphics
public import Foundation

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
