@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something that goes on, with a title that is looked up.
  ///
  /// - Parameter titleResource: What it says, looked up where it is shown.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(LocalizedStringKey(titleResource))
  }

  /// Creates a view of a part of a total with a title that is looked up; nil where the part is not
  /// known.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: How much is done, in the unit of `total`; what is beyond 0 or the total counts as
  ///     that, NaN as 0. nil where it is not known.
  ///   - total: How much there is to do, in any unit; where it is not more than 0, nothing is done.
  ///     By default `1.0`.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(LocalizedStringKey(titleResource), value: value, total: total)
  }
}
