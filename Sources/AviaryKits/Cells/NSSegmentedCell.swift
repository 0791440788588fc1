public import Foundation

/// The cell of buttons in a row, of AppKit; its control's segments where it has one.
@MainActor @preconcurrency
open class NSSegmentedCell: NSActionCell {
  private var own = SegmentList()
  private var control: NSSegmentedControl? { controlView as? NSSegmentedControl }
  private var segments: SegmentList { control?.segments ?? own }

  /// How many there are.
  open var segmentCount: Int {
    get { segments.count }
    set { segments.count = newValue }
  }
  /// The one that was chosen last, from 0; -1 for none.
  open var selectedSegment: Int {
    get { segments.selected }
    set { segments.selected = newValue }
  }
  /// What is chosen.
  open var trackingMode: NSSegmentedControl.SwitchTracking {
    get { segments.mode }
    set { segments.mode = newValue }
  }
  /// What it looks like.
  open var segmentStyle = NSSegmentedControl.Style.automatic {
    didSet { control?.segmentStyle = segmentStyle }
  }
  /// Chooses the first one with a number; whether there is one.
  @discardableResult
  open func selectSegment(withTag tag: Int) -> Bool { segments.select(tag: tag) }
  /// Chooses the next one, and after the last the first.
  open func makeNextSegmentKey() { move(1) }
  /// Chooses the one before, and before the first the last.
  open func makePreviousSegmentKey() { move(-1) }
  private func move(_ step: Int) {
    guard segmentCount > 0 else { return }
    selectedSegment = (max(selectedSegment, 0) + step + segmentCount) % segmentCount
  }
  /// Says what one says.
  open func setLabel(_ label: String, forSegment segment: Int) { segments[segment].label = label }
  /// What one says; nil where it says nothing.
  open func label(forSegment segment: Int) -> String? { segments[segment].label }
  /// Says what one shows.
  open func setImage(_ image: NSImage?, forSegment segment: Int) { segments[segment].image = image }
  /// What one shows.
  open func image(forSegment segment: Int) -> NSImage? { segments[segment].image }
  /// Says how wide one is, in points; 0 for as wide as its content.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) { segments[segment].width = width }
  /// How wide one is, in points; 0 for as wide as its content.
  open func width(forSegment segment: Int) -> CGFloat { segments[segment].width }
  /// Chooses one, or not.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    segments.choose(selected, segment)
  }
  /// Whether one is chosen.
  open func isSelected(forSegment segment: Int) -> Bool { segments[segment].isSelected }
  /// Says whether one can be used.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    segments[segment].isEnabled = enabled
  }
  /// Whether one can be used.
  open func isEnabled(forSegment segment: Int) -> Bool { segments[segment].isEnabled }
  /// Says which menu one opens.
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { segments[segment].menu = menu }
  /// Which menu one opens; nil for none.
  open func menu(forSegment segment: Int) -> NSMenu? { segments[segment].menu }
  /// Says what is told when the pointer rests on one.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {
    segments[segment].toolTip = toolTip
  }
  /// What is told when the pointer rests on one.
  open func toolTip(forSegment segment: Int) -> String? { segments[segment].toolTip }
  /// Gives one a number to find it by.
  open func setTag(_ tag: Int, forSegment segment: Int) { segments[segment].tag = tag }
  /// The number to find one by.
  ///
  /// - Parameter segment: Which segment, from 0.
  open func tag(forSegment segment: Int) -> Int { segments[segment].tag }
  /// Draws one; never called here.
  open func drawSegment(_ segment: Int, inFrame frame: NSRect, with controlView: NSView) {}
}
