public import AviaryEngine
public import AviaryGraphics
import Foundation

/// A place on the track of a slider that is marked.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// What tells a tick apart from others.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  /// Creates a tick without a label.
  ///
  /// - Parameter value: Where it is, in the unit of the slider's value; outside of its bounds it is not shown.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a tick with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text, which stands below it.
  ///   - value: Where it is, in the unit of the slider's value; outside of its bounds it is not shown.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  /// Creates a tick with a label.
  ///
  /// - Parameters:
  ///   - value: Where it is, in the unit of the slider's value; outside of its bounds it is not shown.
  ///   - label: What stands below it.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }
}

extension SliderTick: Identifiable {
  /// What tells it apart: its value.
  public var id: ID { ID(value: value) }
}

/// Ticks of a slider.
///
/// Ticks of one's own are made of others, by `body`.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The ticks that these are made of.
  associatedtype Body

  /// The ticks that these are made of.
  var body: Body { get }

  /// All ticks, in order. For the engine.
  var _ticks: [SliderTick<Value>] { get }
}

extension SliderTickContent where Body: SliderTickContent, Body.Value == Value {
  public var _ticks: [SliderTick<Value>] { body._ticks }
}

extension SliderTickContent where Body == Never {
  /// What ticks that are built in have as a body, which is never asked for.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in: its body is never asked for")
  }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V
  /// There is none: a tick is built in.
  public typealias Body = Never
  public var _ticks: [SliderTick<V>] { [self] }
}

/// Several ticks, one after another.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T> {
  /// How ticks are held.
  public typealias TicksCollection = [SliderTick<V>]

  /// What the ticks were made of.
  public var value: T
  public let _ticks: TicksCollection
}

extension TupleSliderTickContent: SliderTickContent {
  public typealias Value = V
  /// There is none: the ticks are built in.
  public typealias Body = Never
}

/// Makes ticks of a slider out of what closures list.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// One part of what a closure lists.
  public typealias _Part = TupleSliderTickContent<V, [SliderTick<V>]>

  private static func part(_ ticks: [SliderTick<V>]) -> _Part {
    _Part(value: ticks, _ticks: ticks)
  }

  /// Takes ticks of any kind.
  public static func buildExpression(_ content: some SliderTickContent<V>) -> _Part {
    part(content._ticks)
  }

  /// Puts parts one after another; none for an empty closure.
  public static func buildBlock(_ content: _Part...) -> _Part { part(content.flatMap(\._ticks)) }

  /// Takes ticks that may be there.
  public static func buildIf(_ content: _Part?) -> _Part { content ?? part([]) }

  /// Takes ticks of the one branch.
  public static func buildEither(first: _Part) -> _Part { first }

  /// Takes ticks of the other branch.
  public static func buildEither(second: _Part) -> _Part { second }
}

/// Ticks that are made of data.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection,
  ID: Hashable,
  Content: SliderTickContent
> {
  public let _ticks: [SliderTick<Content.Value>]

  /// Creates ticks for each of some values.
  ///
  /// - Parameters:
  ///   - data: The values.
  ///   - content: Makes the ticks of a value.
  public nonisolated init<V>(
    _ data: Data,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// Creates ticks for each of some values, told apart by a value of theirs.
  ///
  /// - Parameters:
  ///   - data: The values.
  ///   - id: What tells a value apart.
  ///   - content: Makes the ticks of a value.
  public nonisolated init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

extension SliderTickContentForEach: SliderTickContent {
  public typealias Value = Content.Value
  /// There is none: the ticks are built in.
  public typealias Body = Never
}
