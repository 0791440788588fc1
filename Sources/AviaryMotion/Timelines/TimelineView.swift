@_spi(Engine) public import AviaryEngine
public import Foundation

/// Shows its content at the dates of a schedule.
///
/// Each date is shown with the first frame that comes not before it. In a picture the content is shown once, at the
/// date of the picture.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// What the content is shown with.
  public struct Context {
    /// How often the content is shown anew, at most.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// Always.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The date to show.
    public let date: Date
    /// How often the content is shown anew, at most.
    public let cadence: Cadence

    /// Asks for what is kept of earlier dates to be dropped: there is nothing of the kind in a picture.
    public func invalidateTimelineContent() {}
  }
}

/// What the content of any timeline is shown with.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Shows content at the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = {
      content(
        .init(date: $0.date, cadence: .init(TimelineViewDefaultContext.Cadence.self, $0.cadence))
      )
    }
  }

  public var body: some View {
    TimelineBody(schedule: schedule, content: { content(Context(date: $0, cadence: .live)) })
  }
}

extension TimelineView.Context.Cadence {
  /// The same cadence of another timeline.
  fileprivate init<S, C>(_ type: Self.Type, _ other: TimelineView<S, C>.Context.Cadence) {
    switch other {
    case .live: self = .live
    case .seconds: self = .seconds
    case .minutes: self = .minutes
    }
  }
}

/// Shows content at the date of a schedule that is due.
private struct TimelineBody<Schedule: TimelineSchedule, Content: View>: View {
  @Environment(\.renderingDate) private var date
  let timeline = PlayerProperty<TimelinePlayer>()
  let schedule: Schedule
  let content: (Date) -> Content

  var body: some View { content(date ?? timeline.player?.date(of: schedule) ?? Date()) }
}

enum RenderingDateKey: EnvironmentKey {
  static var defaultValue: Date? { nil }
}

extension EnvironmentValues {
  /// The date that pictures show; nil for that of the moment they are made.
  package var renderingDate: Date? {
    get { self[RenderingDateKey.self] }
    set { self[RenderingDateKey.self] = newValue }
  }
}
