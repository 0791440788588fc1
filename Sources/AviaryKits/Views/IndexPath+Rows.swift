public import Foundation

extension IndexPath {
  /// A row of a section, as tables count them.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a section, as collections count them.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first number.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row of the section: the second number.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item of the section: the second number.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
