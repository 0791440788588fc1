import AviaryGraph

/// What changed in a list, told to its owner.
public struct _ListChange: OptionSet {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The number, order or identity of elements, or where sections begin and end.
  package static var structure: _ListChange { _ListChange(rawValue: 1) }
  /// Which traits are written.
  ///
  /// A change of a trait's *value* is told by the trait's own signal.
  package static var traits: _ListChange { _ListChange(rawValue: 2) }
}

/// Whoever holds a list: the list around it, or the node that mounts it.
public protocol _ListOwner: AnyObject {
  func listDidChange(_ list: _ViewList, _ change: _ListChange)
}

/// The subviews that a view resolves to: a description that lives as long as the view's identity.
///
/// A list tells how many elements there are, who they are and what is written on them, and mounts those that
/// are asked for. It resolves only what it needs to answer.
open class _ViewList: _ListOwner {
  package let inputs: _ListInputs

  /// Set by whoever holds the list; the list does not keep it alive.
  @exclusivity(unchecked) package final unowned(unsafe) var owner: (any _ListOwner)? {
    // The sections that were found hold lists, this one perhaps among them.
    didSet { if owner == nil { observers?.forgetSections() } }
  }

  /// Who looks at the list as a collection.
  @exclusivity(unchecked) private var observers: ListObservers?

  /// Creates a list of the view that `inputs` tell of.
  @_spi(Engine) public init(_ inputs: _ListInputs) {
    self.inputs = inputs
    root.counters.liveLists += 1
  }

  deinit { root.counters.liveLists -= 1 }

  package final var root: ViewRoot { inputs.root }
  package final var environment: EnvironmentScope { inputs.environment }

  // MARK: - What a list answers

  /// The number of elements.
  @_spi(Engine) open var count: Int { abstract() }

  /// The identity of an element.
  ///
  /// Runs no body where the count of the element is known from its type.
  @_spi(Engine) open func elementID(at index: Int) -> ElementID { abstract() }

  /// Where an element stands, or nil if it is not there.
  ///
  /// `hint` is looked at first.
  package func index(of id: ElementID, hint: Int) -> Int? {
    let count = count
    if hint >= 0, hint < count, elementID(at: hint) == id { return hint }
    return (0..<count).first { elementID(at: $0) == id }
  }

  /// Adds what is written on an element, outermost first.
  @_spi(Engine) open func collectTraits(at index: Int, into traits: inout ViewTraits) { abstract() }

  /// Whether anything may be written on the elements, tags that a `ForEach` makes apart.
  ///
  /// Resolves nothing.
  package var mayHoldTraits: Bool { true }

  /// Whether a `ForEach` inside may give elements a tag.
  ///
  /// Resolves nothing.
  package var mayMakeTags: Bool { true }

  /// Makes the nodes of an element for a place.
  ///
  /// Each call makes another instance.
  @_spi(Engine) open func mount(at index: Int, in place: Place) -> ViewNode { abstract() }

  /// Tells a visitor about the elements in order: loose ones and sections.
  package func visitSections(_ visitor: inout SectionVisitor) {
    visitor.loose(count)
  }

  /// Where the first element stands that has an explicit id, or that a `ForEach` made for that id; nil if none.
  ///
  /// Resolves elements only where their types say that an id may be written inside.
  package func firstIndex(ofExplicitID id: AnyHashable) -> Int? { nil }

  /// Adds the ids of an element, outermost first: those of `ForEach`, and explicit ones.
  package func collectExplicitIDs(at index: Int, into ids: inout [AnyHashable]) {}

  /// Lets go of what was resolved for an element that is not mounted any more.
  @_spi(Engine) open func releaseElement(_ id: ElementID) {}

  /// Ends the list and all that it resolved.
  @_spi(Engine) open func tearDown() {}

  /// What `aviary inspect` shows of the list.
  package var declaredView: DeclaredView { .transparent }

  /// The lists that this one is made of and that are there already.
  @_spi(Engine) open var members: [_ViewList] { [] }

  /// Where the elements of a member begin among this list's; nil where nobody knows.
  package func start(of member: _ViewList) -> Int? {
    let members = members
    return members.count == 1 && members[0] === member ? 0 : nil
  }

  // MARK: - Change

  /// What is inside has changed in the ways that `change` says.
  @_spi(Engine) public func listDidChange(_ list: _ViewList, _ change: _ListChange) {
    changed(change)
  }

  /// Tells the owner and those who look at the list.
  package final func changed(_ change: _ListChange) {
    if change.contains(.structure) { structureDidChange() }
    observers?.send(change, from: self)
    owner?.listDidChange(self, change)
  }

  /// Drops what was computed from the members' structure.
  package func structureDidChange() {}

  /// The signals of those who look at this list as a collection.
  package final func observe() -> ListObservers {
    if let observers { return observers }
    let made = ListObservers(count: count)
    observers = made
    return made
  }

  /// The signals, if anybody ever looked.
  package final var currentObservers: ListObservers? { observers }

  private func abstract(_ function: StaticString = #function) -> Never {
    preconditionFailure("\(Self.self) does not answer \(function)")
  }
}
