/// Where an element is mounted: the environment of the place.
public struct _Place {
  package let root: ViewRoot
  package let environment: EnvironmentScope

  package init(root: ViewRoot, environment: EnvironmentScope) {
    self.root = root
    self.environment = environment
  }

  package func with(environment: EnvironmentScope) -> _Place {
    _Place(root: root, environment: environment)
  }
}

/// Where an element is mounted.
@_spi(Engine) public typealias Place = _Place
/// A mounted view.
@_spi(Engine) public typealias ViewNode = _ViewNode
