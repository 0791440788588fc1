@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryMotion
public import Foundation

/// Shows how far something is, or that it goes on.
///
/// ![Bars and wheels of progress](Documentation/controls/progress.png)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// 0 to 1; nil where it is not known.
  let fractionCompleted: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The time that it follows; nil where it is not time that passes.
  var time: ProgressTime?

  nonisolated init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    fractionCompleted = fraction.map { $0.fraction(from: 0, to: 1, "ProgressView") }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { $0.fraction(from: 0, to: total, "ProgressView") }
  }

  /// Creates a view of a part of a total with labels; nil where the part is not known.
  ///
  /// - Parameters:
  ///   - value: How much is done, in the unit of `total`; what is beyond 0 or the total counts as
  ///     that, NaN as 0. nil where it is not known.
  ///   - total: How much there is to do, in any unit; where it is not more than 0, nothing is done.
  ///     By default `1.0`.
  ///   - label: What is going on.
  ///   - currentValueLabel: How far it is, in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something that goes on.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a view of something that goes on, with a label.
  ///
  /// - Parameter label: What is going on.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view of something that goes on, with a title that is looked up.
  ///
  /// - Parameter titleKey: The key of the title, which is the title where there is no translation.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a view of something that goes on, with a title.
  ///
  /// - Parameter title: The title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a view of a part of a total; nil where the part is not known.
  ///
  /// - Parameters:
  ///   - value: How much is done, in the unit of `total`; what is beyond 0 or the total counts as
  ///     that, NaN as 0. nil where it is not known.
  ///   - total: How much there is to do, in any unit; where it is not more than 0, nothing is done.
  ///     By default `1.0`.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(
      fraction: Self.fraction(value, of: total),
      label: EmptyView(),
      currentValueLabel: EmptyView()
    )
  }

  /// Creates a view of a part of a total with a label; nil where the part is not known.
  ///
  /// - Parameters:
  ///   - value: How much is done, in the unit of `total`; what is beyond 0 or the total counts as
  ///     that, NaN as 0. nil where it is not known.
  ///   - total: How much there is to do, in any unit; where it is not more than 0, nothing is done.
  ///     By default `1.0`.
  ///   - label: What is going on.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, of: total),
      label: label(),
      currentValueLabel: EmptyView()
    )
  }

  /// Creates a view of a part of a total with a title that is looked up; nil where the part is not
  /// known.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: How much is done, in the unit of `total`; what is beyond 0 or the total counts as
  ///     that, NaN as 0. nil where it is not known.
  ///   - total: How much there is to do, in any unit; where it is not more than 0, nothing is done.
  ///     By default `1.0`.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, of: total),
      label: Text(titleKey),
      currentValueLabel: EmptyView()
    )
  }

  /// Creates a view of a part of a total with a title; nil where the part is not known.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: How much is done, in the unit of `total`; what is beyond 0 or the total counts as
  ///     that, NaN as 0. nil where it is not known.
  ///   - total: How much there is to do, in any unit; where it is not more than 0, nothing is done.
  ///     By default `1.0`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, of: total),
      label: Text(title),
      currentValueLabel: EmptyView()
    )
  }

  /// Creates a view of a progress object.
  ///
  /// - Parameter progress: The object, read when the view is made; one that is indeterminate shows
  ///   no part.
  public nonisolated init(_ progress: Progress) where Label == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted,
      label: EmptyView(),
      currentValueLabel: EmptyView()
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the view that a style was given, in the style around that style.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? .init(view: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(view: AnyView(EmptyView()))
    )
  }
}

extension ProgressView: _Control {
  public var _controlBody: some View {
    if let time {
      TimelineView(.explicit(time.dates)) { timeline in
        styled(time.fraction(at: timeline.date))
      }
    } else {
      styled(fractionCompleted)
    }
  }

  @MainActor
  private func styled(_ fractionCompleted: Double?) -> some View {
    StyledControl(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fractionCompleted,
        label: Label.self == EmptyView.self ? nil : .init(view: AnyView(ControlPart(label))),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(view: AnyView(ControlPart(currentValueLabel)))
      ),
      defaultBody: { DefaultProgressViewStyle().makeBody(configuration: $0) }
    )
  }
}
