public import Foundation

extension UICollectionView {
  /// How a thing of a kind is made for something that it shows.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// What makes a thing show something.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let handler: Handler

    /// Things of a class that show something as a closure has it.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How a view of a kind beside the things is made.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// What makes a view show something.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Views of a class and a kind that show something as a closure has it.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A thing that shows something: a new one.
  ///
  /// - Parameters:
  ///   - registration: How it is made.
  ///   - indexPath: Where it is.
  ///   - item: What it shows; nil for nothing.
  /// - Returns: The thing.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let cell = makeObject(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view beside the things: a new one.
  ///
  /// - Parameters:
  ///   - registration: How it is made.
  ///   - indexPath: Where it is.
  /// - Returns: The view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let view = makeObject(Supplementary.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
