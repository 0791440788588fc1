public import AviaryGeometry
public import Foundation

/// Where a scroll view is to be: at a view, an edge, or a point of its content.
public struct ScrollPosition: Sendable {
  enum Storage: Sendable {
    case nothing
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    /// A person has scrolled; the view is what is visible since.
    case user(view: (any Hashable & Sendable)?)
  }

  private var storage = Storage.nothing
  /// Counts the calls, so that a second call for the same place scrolls again.
  private var generation = 0
  let idType: any (Hashable & Sendable).Type

  /// Makes a position at a view.
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - anchor: Which part of the view goes to the same part of what is visible; nil moves as
  ///     little as shows the view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    idType = type(of: id)
    storage = .view(id, anchor: anchor)
  }

  /// Makes a position that asks for nothing.
  ///
  /// - Parameter idType: The type of the ids of views to be told of while a person scrolls;
  ///   `Never.self` by default.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.idType = idType
  }

  /// Makes a position at an edge of the content.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids of views to be told of while a person scrolls. By default
  ///     none.
  ///   - edge: The edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.idType = idType
    storage = .edge(edge)
  }

  /// Makes a position at a point of the content.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids of views to be told of while a person scrolls. By default
  ///     none.
  ///   - point: In points of the content's space; kept within what can be scrolled.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.idType = idType
    storage = .offset(x: point.x, y: point.y)
  }

  /// Makes a position at a point of the content.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids of views to be told of while a person scrolls. By default
  ///     none.
  ///   - x: In points of the content's space; kept within what can be scrolled.
  ///   - y: In points of the content's space; kept within what can be scrolled.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.idType = idType
    storage = .offset(x: x, y: y)
  }

  /// Makes a position along the horizontal axis.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids of views to be told of while a person scrolls. By default
  ///     none.
  ///   - x: In points of the content's space; kept within what can be scrolled.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.idType = idType
    storage = .offset(x: x, y: nil)
  }

  /// Makes a position along the vertical axis.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids of views to be told of while a person scrolls. By default
  ///     none.
  ///   - y: In points of the content's space; kept within what can be scrolled.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.idType = idType
    storage = .offset(x: nil, y: y)
  }

  // MARK: - Moving

  private mutating func ask(for storage: Storage) {
    self.storage = storage
    generation += 1
  }

  /// Asks for a view.
  ///
  /// - Parameters:
  ///   - id: The id of the view, given by `id(_:)` or a `ForEach`.
  ///   - anchor: Which point of the view comes to the same point of the scroll view; nil for the
  ///     shortest way.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(for: .view(id, anchor: anchor))
  }

  /// Asks for an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  /// Asks for a point of the content.
  ///
  /// - Parameter point: In points of the content's space; kept within what can be scrolled.
  public mutating func scrollTo(point: CGPoint) { ask(for: .offset(x: point.x, y: point.y)) }

  /// Asks for a point of the content.
  ///
  /// - Parameters:
  ///   - x: In points of the content's space; kept within what can be scrolled.
  ///   - y: In points of the content's space; kept within what can be scrolled.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .offset(x: x, y: y)) }

  /// Asks for a place along the horizontal axis.
  ///
  /// - Parameter x: In points of the content's space; kept within what can be scrolled.
  public mutating func scrollTo(x: CGFloat) { ask(for: .offset(x: x, y: nil)) }

  /// Asks for a place along the vertical axis.
  ///
  /// - Parameter y: In points of the content's space; kept within what can be scrolled.
  public mutating func scrollTo(y: CGFloat) { ask(for: .offset(x: nil, y: y)) }

  // MARK: - What is asked for

  /// Whether a person has scrolled since something was asked for.
  public var isPositionedByUser: Bool {
    get {
      if case .user = storage { return true }
      return false
    }
    set {
      if newValue {
        if !isPositionedByUser { storage = .user(view: viewID) }
      } else if isPositionedByUser {
        storage = .nothing
      }
    }
  }

  /// The edge that was asked for.
  public var edge: Edge? {
    if case .edge(let edge) = storage { return edge }
    return nil
  }

  /// The point that was asked for.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = storage { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The horizontal place that was asked for.
  public var x: CGFloat? {
    if case .offset(let x, _) = storage { return x }
    return nil
  }

  /// The vertical place that was asked for.
  public var y: CGFloat? {
    if case .offset(_, let y) = storage { return y }
    return nil
  }

  /// The id of the view that was asked for, or that a person has scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    switch storage {
    case .view(let id, _): id
    case .user(let view): view
    default: nil
    }
  }

  /// The id of the view that was asked for, or that a person has scrolled to, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  // MARK: - For scroll views

  func request(defaultAnchor: UnitPoint?) -> ScrollRequest? {
    switch storage {
    case .nothing, .user: nil
    case .view(let id, let anchor):
      ScrollRequest(
        place: .id(Self.erased(id)),
        anchor: anchor ?? defaultAnchor,
        generation: generation
      )
    case .edge(let edge): ScrollRequest(place: .edge(edge), generation: generation)
    case .offset(let x, let y): ScrollRequest(place: .point(x: x, y: y), generation: generation)
    }
  }

  mutating func wasMovedByUser(to view: (any Hashable & Sendable)?) {
    storage = .user(view: view)
  }

  fileprivate static func erased(_ id: some Hashable & Sendable) -> AnyHashable { AnyHashable(id) }
}

extension ScrollPosition: Equatable {
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    guard lhs.generation == rhs.generation else { return false }
    switch (lhs.storage, rhs.storage) {
    case (.nothing, .nothing): return true
    case (.view(let a, let anchorA), .view(let b, let anchorB)):
      return anchorA == anchorB && erased(a) == erased(b)
    case (.edge(let a), .edge(let b)): return a == b
    case (.offset(let ax, let ay), .offset(let bx, let by)): return ax == bx && ay == by
    case (.user(let a), .user(let b)):
      switch (a, b) {
      case (nil, nil): return true
      case (let a?, let b?): return erased(a) == erased(b)
      default: return false
      }
    default: return false
    }
  }
}
