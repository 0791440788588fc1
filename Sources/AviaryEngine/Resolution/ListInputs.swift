import AviaryGraph

/// What a list is made with: its place in the tree, its identity and the environment that its bodies read.
public struct _ListInputs {
  private let surroundings: ListSurroundings
  package let depth: Int

  package init(
    root: ViewRoot,
    environment: EnvironmentScope,
    base: IdentityPath,
    step: IdentityStep = .none,
    depth: Int
  ) {
    surroundings = ListSurroundings(root, environment, base, step, isOutermost: false)
    self.depth = depth
  }

  private init(_ surroundings: ListSurroundings, depth: Int) {
    self.surroundings = surroundings
    self.depth = depth
  }

  package var root: ViewRoot { surroundings.root }
  package var environment: EnvironmentScope { surroundings.environment }
  package var base: IdentityPath { surroundings.base }
  package var step: IdentityStep { surroundings.step }
  /// Whether the list is what a window or a picture shows, with nothing beside it, or all that a view or a modifier
  /// there is made of.
  package var isOutermost: Bool { surroundings.isOutermost }

  /// The inputs of the list of what a window or a picture shows.
  package func outermost() -> _ListInputs {
    _ListInputs(
      ListSurroundings(root, environment, base, step, isOutermost: true),
      depth: depth + 1
    )
  }

  /// The inputs of a list inside this one that adds nothing to the identity.
  package func inside() -> _ListInputs { _ListInputs(surroundings, depth: depth + 1) }

  /// The inputs of a list inside this one, under another environment.
  package func inside(environment: EnvironmentScope) -> _ListInputs {
    _ListInputs(
      ListSurroundings(root, environment, base, step, isOutermost: isOutermost),
      depth: depth + 1
    )
  }

  /// The inputs of one of the members of this list.
  package func member(of path: IdentityPath, _ step: IdentityStep) -> _ListInputs {
    _ListInputs(root: root, environment: environment, base: path, step: step, depth: depth + 1)
  }

  /// The inputs of a list that this one is made of for as long as a condition holds.
  package func choice(of path: IdentityPath, _ step: IdentityStep) -> _ListInputs {
    _ListInputs(
      ListSurroundings(root, environment, path, step, isOutermost: isOutermost),
      depth: depth + 1
    )
  }

  /// The identity path for members of this list.
  package func makePath() -> IdentityPath {
    step == .none ? IdentityPath(base, .index(0)) : IdentityPath(base, step)
  }
}

/// What all lists of a chain of modifiers are made with; they share it.
private final class ListSurroundings {
  let root: ViewRoot
  let environment: EnvironmentScope
  let base: IdentityPath
  let step: IdentityStep
  let isOutermost: Bool

  init(
    _ root: ViewRoot,
    _ environment: EnvironmentScope,
    _ base: IdentityPath,
    _ step: IdentityStep,
    isOutermost: Bool
  ) {
    self.isOutermost = isOutermost
    self.root = root
    self.environment = environment
    self.base = base
    self.step = step
  }
}
