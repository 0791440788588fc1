/// The set of possible working color spaces for color-compositing operations.
public enum ColorRenderingMode: Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
