public import Foundation

extension UIImage {
  /// A symbol of the system; nil for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: The symbol's name in SF Symbols.
  ///   - traitCollection: Counts for nothing: symbols take the colour of where they are drawn.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// A symbol of the system; nil for a name that is not known.
  ///
  /// - Parameters:
  ///   - name: The symbol's name in SF Symbols.
  ///   - value: How much of it is drawn strongly, from 0 to 1; all here, which is told once.
  ///   - configuration: Its size and weight; nil for 17 points and regular.
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    if value < 1 {
      Missing.tell("UIImage(systemName:variableValue:configuration:)", "all of a symbol is drawn")
    }
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// A picture of the catalogue by its name, as much of it drawn strongly as a value tells.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - bundle: Where it is; nil for the main bundle.
  ///   - value: From 0 to 1; all of it is drawn here, which is told once.
  ///   - configuration: Its size and weight; nil for its own.
  public convenience init?(
    named name: String,
    in bundle: Bundle? = nil,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    if value < 1 {
      Missing.tell("UIImage(named:in:variableValue:configuration:)", "all of a symbol is drawn")
    }
    self.init(named: name, in: bundle, with: configuration)
  }
}
