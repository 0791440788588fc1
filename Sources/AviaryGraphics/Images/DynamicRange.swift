@_spi(Engine) public import AviaryEngine

extension Image {
  /// How bright the brightest parts of a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case standard, constrainedHigh, high }
    private let kind: Kind

    /// As bright as white.
    public static let standard = Self(kind: .standard)
    /// A little brighter than white.
    public static let constrainedHigh = Self(kind: .constrainedHigh)
    /// As bright as the screen can.
    public static let high = Self(kind: .high)
  }

  /// The picture with a range of brightness; pictures are drawn in the standard range here, which is told once where more is asked for.
  ///
  /// - Parameter range: The range; nil for that of the environment.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    DynamicRange.tell(range)
    return self
  }
}

extension Image.DynamicRange {
  fileprivate static func tell(_ range: Self?) {
    guard let range, range != .standard else { return }
    Warnings.once("allowedDynamicRange has no effect: pictures are drawn in the standard range")
  }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// How bright the brightest parts of pictures may be; nil for the standard range, in which all are drawn.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Sets how bright the brightest parts of pictures may be; they are drawn in the standard range here, which is told once where more
  /// is asked for.
  ///
  /// - Parameter range: The range; nil for the standard one.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    Image.DynamicRange.tell(range)
    return environment(\.allowedDynamicRange, range)
  }
}
