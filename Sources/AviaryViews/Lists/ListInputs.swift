import AviaryGraph

/// What a list is made with: its place in the tree, its identity and the environment that its bodies read.
public struct _ListInputs {
  package let root: ViewRoot
  package let environment: EnvironmentScope
  package let base: IdentityPath
  package let step: IdentityStep
  package let depth: Int

  package init(
    root: ViewRoot,
    environment: EnvironmentScope,
    base: IdentityPath,
    step: IdentityStep = .none,
    depth: Int
  ) {
    self.root = root
    self.environment = environment
    self.base = base
    self.step = step
    self.depth = depth
  }

  /// The inputs of a list inside this one that adds nothing to the identity.
  package func inside() -> _ListInputs {
    _ListInputs(root: root, environment: environment, base: base, step: step, depth: depth + 1)
  }

  /// The inputs of a list inside this one, under another environment.
  package func inside(environment: EnvironmentScope) -> _ListInputs {
    _ListInputs(root: root, environment: environment, base: base, step: step, depth: depth + 1)
  }

  /// The inputs of one of the members of this list.
  package func member(of path: IdentityPath, _ step: IdentityStep) -> _ListInputs {
    _ListInputs(root: root, environment: environment, base: path, step: step, depth: depth + 1)
  }

  /// The identity path for members of this list.
  package func makePath() -> IdentityPath {
    step == .none ? IdentityPath(base, .index(0)) : IdentityPath(base, step)
  }
}
