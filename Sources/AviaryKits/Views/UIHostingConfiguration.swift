public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryStacks
public import Foundation

/// A view of SwiftUI as the content of a row or a thing of UIKit.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var room = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  private init(_ content: Content, _ background: Background) {
    self.content = content
    self.background = background
  }

  /// A content of a view.
  ///
  /// - Parameter content: Makes the view; called at once.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  private func with<Other: View>(_ background: Other) -> UIHostingConfiguration<Content, Other> {
    var other = UIHostingConfiguration<Content, Other>(content, background)
    other.room = room
    other.least = least
    return other
  }

  /// The same with a style behind it.
  ///
  /// - Parameter style: What is behind it.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    with(Rectangle().fill(style))
  }

  /// The same with a view behind it.
  ///
  /// - Parameter content: Makes the view; called at once.
  /// - Returns: The content.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<
    Content, B
  > { with(content()) }

  /// The same with room at some edges.
  ///
  /// - Parameters:
  ///   - edges: Which edges; all by default.
  ///   - length: How many points.
  /// - Returns: The content.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// The same with room at some edges.
  ///
  /// - Parameters:
  ///   - edges: Which edges; all by default.
  ///   - insets: How many points at each.
  /// - Returns: The content.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var other = self
    if edges.contains(.top) { other.room.top = insets.top }
    if edges.contains(.leading) { other.room.leading = insets.leading }
    if edges.contains(.bottom) { other.room.bottom = insets.bottom }
    if edges.contains(.trailing) { other.room.trailing = insets.trailing }
    return other
  }

  /// The same, at least so large.
  ///
  /// - Parameters:
  ///   - width: The least width in points; nil for any.
  ///   - height: The least height in points; nil for any.
  /// - Returns: The content.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var other = self
    other.least = (width, height)
    return other
  }

  /// The same, at least as large as it is by itself.
  public func minSize() -> Self { minSize(width: nil, height: nil) }

  /// What is shown of it.
  fileprivate var shown: AnyView {
    AnyView(
      content
        .padding(room)
        .frame(minWidth: least.width, minHeight: least.height)
        .background { background }
    )
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self) { ($0 as? Self)?.shown }
  }

  /// Itself: views of SwiftUI have no state of a row.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view of UIKit that shows a view of SwiftUI for what a value tells.
final class HostedContentView: UIView, UIContentView {
  private let change = HostedChange()
  private let content: (any UIContentConfiguration) -> AnyView?

  var configuration: any UIContentConfiguration { didSet { change.send() } }

  /// - Parameters:
  ///   - configuration: What is shown.
  ///   - content: The view for it; nil for what it can't show.
  init(
    _ configuration: any UIContentConfiguration,
    _ content: @escaping (any UIContentConfiguration) -> AnyView?
  ) {
    self.configuration = configuration
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var current: AnyView { content(configuration) ?? AnyView(EmptyView()) }

  override var hostedContent: AnyView? {
    AnyView(HostedContent(change: change) { [unowned self] in current })
  }

  override var intrinsicContentSize: CGSize { HostedSize.of(current, in: nil) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { HostedSize.of(current, in: size) }
}
