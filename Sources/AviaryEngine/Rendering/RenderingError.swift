/// Why a view could not be brought to rest or drawn.
public enum RenderingError: Error, Equatable, CustomStringConvertible {
  /// Views that change what they, or each other, depend on, without end.
  case updateCycle(views: [String])
  /// A size that is zero, negative, not a number or too large.
  case size(String)

  public var description: String {
    switch self {
    case .updateCycle(let views):
      "the view does not come to rest: \(views.joined(separator: ", ")) "
        + (views.count == 1 ? "changes what it depends on" : "change what the others depend on")
        + " in every round"
    case .size(let message): message
    }
  }
}
