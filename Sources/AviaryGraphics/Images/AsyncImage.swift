@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
public import Foundation

/// A picture that is loaded from an address.
///
/// A picture in a file is there at once. One from elsewhere comes later: a picture of the view
/// shows the placeholder, unless the same renderer draws again when it is there.
public struct AsyncImage<Content: View> {
  let source: AsyncImageSource
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// For the forms with a request, which is Foundation's networking's.
  package nonisolated init(
    source: AsyncImageSource,
    scale: CGFloat,
    transaction: Transaction,
    content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.source = source
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates a view that makes its content for each phase of loading.
  ///
  /// - Parameters:
  ///   - url: Where the picture is; nil for none.
  ///   - scale: Pixels of the picture a point; `1` by default.
  ///   - transaction: What changes of phase carry with them; `Transaction()` by default.
  ///   - content: Makes the content.
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(
      source: AsyncImageSource(url: url),
      scale: scale,
      transaction: transaction,
      content: content
    )
  }

  /// Creates a view that shows the picture, or a grey ground until it is there.
  ///
  /// - Parameters:
  ///   - url: Where the picture is, a file or on the web; nil for none.
  ///   - scale: Pixels of the picture a point; `1` by default.
  public nonisolated init(url: URL?, scale: CGFloat = 1)
  where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? .greyGround }
  }

  /// Creates a view that shows the picture as a closure makes it, or a placeholder until it is
  /// there.
  ///
  /// - Parameters:
  ///   - url: Where the picture is, a file or on the web; nil for none.
  ///   - scale: Pixels of the picture a point; `1` by default.
  ///   - content: Makes the view of the picture.
  ///   - placeholder: What is shown until the picture is there, and where it can't be loaded.
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

@available(*, unavailable)
extension AsyncImage: Sendable {}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture; nil while it is not there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture; nil where there is no reason yet.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension AsyncImage: View {
  public var body: some View {
    AsyncImageLoader(source: source, scale: scale, transaction: transaction, content: content)
      .id(source.identity)
  }
}

/// Loads one picture.
private struct AsyncImageLoader<Content: View>: View {
  @State private var loaded = AsyncImagePhase.empty
  @State private var file = FilePicture()
  @Environment(\.platformServices) private var services
  @Environment(\.asyncImageSession) private var session
  let source: AsyncImageSource
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  private var phase: AsyncImagePhase {
    guard let url = source.url, url.isFileURL else { return loaded }
    return file.phase(url, scale, services)
  }

  var body: some View {
    content(phase)
      .task {
        // With a phase the content may become another view, whose appearance begins this anew.
        guard let url = source.url, !url.isFileURL, case .empty = loaded else { return }
        let phase: AsyncImagePhase
        do {
          let load = session?.load ?? source.load
          let data: Data
          if let load {
            data = try await load(source)
          } else {
            data = try await services.loadData(url)
          }
          let picture = try services.decodePicture(data, url.lastPathComponent, scale)
          phase = .success(Image(picture))
        } catch {
          phase = .failure(error)
        }
        // What was cancelled says nothing of the picture.
        if Task.isCancelled { return }
        withTransaction(transaction) { loaded = phase }
      }
  }
}

/// The picture of a file, read once.
private final class FilePicture {
  private var phase: AsyncImagePhase?

  func phase(_ url: URL, _ scale: CGFloat, _ services: PlatformServices) -> AsyncImagePhase {
    if let phase { return phase }
    let made: AsyncImagePhase
    do {
      let data = try Data(contentsOf: url)
      made = .success(
        Image(try services.decodePicture(data, url.lastPathComponent, scale))
      )
    } catch {
      made = .failure(error)
    }
    phase = made
    return made
  }
}

extension Image {
  /// What is shown while a picture is not there: grey, as large as there is space.
  package nonisolated static var greyGround: Image {
    Image(size: CGSize(width: 1, height: 1)) { context in
      let space = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(space, with: .color(Color(.systemGray5)))
    }.resizable()
  }
}
