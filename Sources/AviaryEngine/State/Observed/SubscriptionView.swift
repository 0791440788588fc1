public import Combine

/// A view that does something with each value of a publisher: what `onReceive(_:perform:)` makes elsewhere.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  /// What is shown.
  public var content: Content
  /// Listened to as long as the view is there.
  public var publisher: PublisherType
  /// Called with each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - publisher: Listened to as long as the view is there.
  ///   - action: Called with each value.
  public nonisolated init(
    content: Content,
    publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View {
  /// The content, which listens.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
