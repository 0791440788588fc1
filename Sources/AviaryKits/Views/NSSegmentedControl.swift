public import AviaryFoundation
public import Foundation

/// Several buttons in a row, of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSSegmentedControl: NSControl {
  /// What is chosen.
  public enum SwitchTracking: UInt, Sendable {
    /// One.
    case selectOne = 0
    /// Any.
    case selectAny = 1
    /// None: they do something.
    case momentary = 2
    /// None: they do something, the more the harder they are pressed.
    case momentaryAccelerator = 3
  }

  /// What it looks like.
  public enum Style: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// With round ends.
    case rounded = 1
    /// As the buttons in a bar, with round ends.
    case texturedRounded = 2
    /// Round as a whole.
    case roundRect = 3
    /// As the buttons in a bar.
    case texturedSquare = 4
    /// As a capsule.
    case capsule = 5
    /// As small squares.
    case smallSquare = 6
    /// Apart from each other.
    case separated = 8
  }

  /// How wide segments are.
  public enum Distribution: Int, Sendable {
    /// As their content.
    case fit = 0
    /// As their content, and as much more as there is room.
    case fill = 1
    /// All alike.
    case fillEqually = 2
    /// In proportion to their content.
    case fillProportionally = 3
  }

  let segments = SegmentList()

  override func makeCell() -> NSCell { NSSegmentedCell() }

  /// How many there are.
  open var segmentCount: Int {
    get { segments.list.count }
    set { segments.count = newValue }
  }
  /// The one that was chosen last, from 0; -1 for none.
  open var selectedSegment: Int {
    get { segments.selected }
    set { segments.selected = newValue }
  }
  /// The one that was chosen last, from 0; -1 for none.
  open var indexOfSelectedItem: Int { selectedSegment }
  /// What is chosen.
  open var trackingMode: SwitchTracking {
    get { segments.mode }
    set { segments.mode = newValue }
  }
  /// What it looks like.
  open var segmentStyle = Style.automatic
  /// How wide segments are.
  open var segmentDistribution = Distribution.fit
  /// The colour of the one that is chosen.
  open var selectedSegmentBezelColor: NSColor?
  /// Whether what is dragged over one chooses it; kept.
  open var isSpringLoaded = false

  /// One with words.
  ///
  /// - Parameters:
  ///   - labels: What they say.
  ///   - trackingMode: What is chosen among them.
  ///   - target: Who performs the action; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(
    labels: [String],
    trackingMode: SwitchTracking,
    target: Any?,
    action: Selector?
  ) {
    self.init(frame: .zero)
    segmentCount = labels.count
    for (index, label) in labels.enumerated() { setLabel(label, forSegment: index) }
    begin(trackingMode, target, action)
  }

  /// One with pictures.
  ///
  /// - Parameters:
  ///   - images: What they show.
  ///   - trackingMode: What is chosen among them.
  ///   - target: Who performs the action; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(
    images: [NSImage],
    trackingMode: SwitchTracking,
    target: Any?,
    action: Selector?
  ) {
    self.init(frame: .zero)
    segmentCount = images.count
    for (index, image) in images.enumerated() { setImage(image, forSegment: index) }
    begin(trackingMode, target, action)
  }

  private func begin(_ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
    trackingMode = mode
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Chooses the first one with a number; whether there is one.
  @discardableResult
  open func selectSegment(withTag tag: Int) -> Bool { segments.select(tag: tag) }
  /// Says what one says.
  open func setLabel(_ label: String, forSegment segment: Int) { segments[segment].label = label }
  /// What one says; nil where it says nothing.
  open func label(forSegment segment: Int) -> String? { segments[segment].label }
  /// Says what one shows.
  open func setImage(_ image: NSImage?, forSegment segment: Int) { segments[segment].image = image }
  /// What one shows.
  open func image(forSegment segment: Int) -> NSImage? { segments[segment].image }
  /// Says how the picture fills one.
  open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
    segments[segment].scaling = scaling
  }
  /// How the picture fills one.
  open func imageScaling(forSegment segment: Int) -> NSImageScaling { segments[segment].scaling }
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
  /// Says whether one shows that it opens a menu.
  open func setShowsMenuIndicator(_ showsMenuIndicator: Bool, forSegment segment: Int) {
    segments[segment].showsMenu = showsMenuIndicator
  }
  /// Whether one shows that it opens a menu.
  open func showsMenuIndicator(forSegment segment: Int) -> Bool { segments[segment].showsMenu }
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
  /// Says where the text of one stands.
  open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int) {
    segments[segment].alignment = alignment
  }
  /// Where the text of one stands.
  open func alignment(forSegment segment: Int) -> NSTextAlignment { segments[segment].alignment }
}

/// The segments of a control, which its cell has as well.
@MainActor
final class SegmentList {
  struct Segment {
    var label: String?
    var image: NSImage?
    var scaling = NSImageScaling.scaleProportionallyDown
    var width: CGFloat = 0
    var isSelected = false
    var isEnabled = true
    var menu: NSMenu?
    var showsMenu = false
    var toolTip: String?
    var tag = 0
    var alignment = NSTextAlignment.center
  }

  private(set) var list: [Segment] = []
  var mode = NSSegmentedControl.SwitchTracking.selectOne
  private var last = -1

  var count: Int {
    get { list.count }
    set {
      let wanted = max(0, newValue)
      if wanted < list.count { list.removeLast(list.count - wanted) }
      while list.count < wanted { list.append(Segment()) }
      if last >= wanted { last = -1 }
    }
  }

  /// A segment; one of nothing where there is none of that place.
  subscript(index: Int) -> Segment {
    get { list.indices.contains(index) ? list[index] : Segment() }
    set { if list.indices.contains(index) { list[index] = newValue } }
  }

  var selected: Int {
    get { last }
    set {
      guard newValue < list.count else { return }
      if newValue < 0 {
        for index in list.indices { list[index].isSelected = false }
        last = -1
      } else {
        choose(true, newValue)
      }
    }
  }

  func choose(_ selected: Bool, _ index: Int) {
    guard list.indices.contains(index) else { return }
    if selected, mode != .selectAny {
      for other in list.indices { list[other].isSelected = false }
    }
    list[index].isSelected = selected
    last = selected ? index : list.lastIndex(where: \.isSelected) ?? -1
  }

  func select(tag: Int) -> Bool {
    guard let index = list.firstIndex(where: { $0.tag == tag }) else { return false }
    choose(true, index)
    return true
  }
}
