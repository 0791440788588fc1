import Foundation
import SwiftUI
import Testing

@testable import AviaryCairo

/// What a picture is made of, of each kind that painters treat differently.
@MainActor
private enum Subject: String, CaseIterable {
  case text, styledText, largeText, symbols, image, tiles, blur, shadow, canvas, gradient, mesh
  case material, mask, opacity, rotation, shapes, controls

  @ViewBuilder var view: some View {
    switch self {
    case .text:
      Text("The quick brown fox jumps over the lazy dog, 1234 times.").frame(width: 120).padding()
    case .styledText:
      Text("**Bold** _italic_ ~~struck~~ שלום 你好 👋").underline().tracking(0.3).padding()
    case .largeText: Text("Grand").font(.system(size: 72, weight: .heavy)).padding()
    case .symbols:
      HStack { ForEach(["star.fill", "gear", "heart"], id: \.self) { Image(systemName: $0) } }
        .foregroundStyle(.red).padding()
    case .image:
      Image(decorative: Self.pixels, scale: 1).resizable().frame(width: 90, height: 60)
    case .tiles:
      Rectangle().fill(.image(Image(decorative: Self.pixels, scale: 1)))
        .frame(width: 50, height: 50)
    case .blur: Text("Blurred").blur(radius: 3).padding(20)
    case .shadow: Circle().fill(.orange).shadow(radius: 6).frame(width: 60, height: 60).padding()
    case .canvas:
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
        context.draw(Text("drawn"), at: CGPoint(x: 40, y: 30))
      }
      .frame(width: 80, height: 60)
    case .gradient:
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        AngularGradient(colors: [.green, .yellow], center: .center)
        RadialGradient(colors: [.white, .black], center: .center, startRadius: 2, endRadius: 30)
      }
      .frame(width: 60, height: 120)
    case .mesh:
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .yellow]
      )
      .frame(width: 60, height: 60)
    case .material:
      Text("Glass").padding().background(.thinMaterial)
        .background(LinearGradient(colors: [.pink, .mint], startPoint: .top, endPoint: .bottom))
    case .mask:
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask(Text("Masked").font(.largeTitle)).frame(width: 140, height: 50)
    case .opacity:
      ZStack {
        Color.red; Text("Half")
      }.compositingGroup().opacity(0.5)
        .frame(width: 60, height: 40)
    case .rotation: Text("Turned").rotationEffect(.degrees(30)).padding(30)
    case .shapes:
      HStack {
        RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 3)
        Capsule().fill(.green)
      }
      .frame(width: 120, height: 40)
    case .controls:
      VStack {
        Toggle("On", isOn: .constant(true))
        Slider(value: .constant(0.4))
        ProgressView(value: 0.3)
      }
      .frame(width: 200).padding()
    }
  }

  private static let pixels: CGImage = {
    let renderer = ImageRenderer(
      content: LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)
        .frame(width: 24, height: 16)
    )
    guard let image = renderer.cgImage else { preconditionFailure("no picture") }
    return image
  }()
}

@MainActor
@Suite("Pictures away from the main actor")
struct BackgroundPictureTests {
  private func renderer(_ subject: Subject) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(subject.view))
    renderer.scale = 2
    return renderer
  }

  @Test("the bytes are those of the main actor", arguments: Subject.allCases.map(\.rawValue))
  func bytes(name: String) async throws {
    let subject = try #require(Subject(rawValue: name))
    let expected = renderer(subject)
    let (png, svg, pdf) = (try expected.pngData(), try expected.svgData(), try expected.pdfData())
    // Both of views that were painted before and of new ones.
    for painted in [renderer(subject), expected] {
      #expect(try await painted.png() == png)
      #expect(try await painted.svg() == svg)
      #expect(try await painted.pdf() == pdf)
    }
    #expect(try expected.pngData() == png)
  }

  @Test(
    "200 at once have the bytes that they have alone, and no more are painted at a time than told"
  )
  func many() async throws {
    let pool = PaintingPool(count: 3)
    let subjects = Subject.allCases
    let alone = try subjects.map { try renderer($0).pngData() }
    let tasks = (0..<200).map { number in
      Task { @MainActor in
        try await self.renderer(subjects[number % subjects.count])
          .inBackground(pool: pool, { try $0.pngData() }) {
            try CairoPainter.png(of: $2.raster($0, scale: $1))
          }
      }
    }
    for (number, task) in tasks.enumerated() {
      #expect(try await task.value == alone[number % subjects.count], "picture \(number)")
    }
    #expect(pool.paintedCount == 200)
    #expect((1...3).contains(pool.mostAtOnce))
    #expect(pool.waitingCount == 0)
  }

  @Test("a view changes while an earlier picture of it is painted, which stays as it was")
  func changed() async throws {
    let renderer = ImageRenderer(content: Text("first line of it").padding())
    let (first, second) = (
      try renderer.pngData(),
      try ImageRenderer(content: Text("second").padding()).pngData()
    )
    for _ in 0..<20 {
      renderer.content = Text("first line of it").padding()
      async let painted = renderer.png()
      await Task.yield()
      let data = try await { () async throws -> Data in
        renderer.content = Text("second").padding()
        return try await renderer.png()
      }()
      #expect(data == second)
      #expect([first, second].contains(try await painted))
    }
  }

  @Test("who is cancelled while waiting gets an error at once, and the others their pictures")
  func cancelled() async throws {
    let pool = PaintingPool(count: 1)
    let expected = try renderer(.text).pngData()
    // Both places are taken, so that all others wait.
    try await pool.places.begin()
    try await pool.places.begin()
    let tasks = (0..<40).map { _ in
      Task { @MainActor in
        let renderer = self.renderer(.text)
        return try await renderer.inBackground(pool: pool, { try $0.pngData() }) {
          try CairoPainter.png(of: $2.raster($0, scale: $1))
        }
      }
    }
    while pool.waitingCount < 40 { await Task.yield() }
    for task in tasks[..<30] { task.cancel() }
    for task in tasks[..<30] {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(pool.waitingCount == 10)
    pool.places.end()
    pool.places.end()
    for task in tasks[30...] { #expect(try await task.value == expected) }
    #expect(pool.paintedCount == 10)
  }

  @Test("who is cancelled while it is painted packs nothing")
  func cancelledInPainting() async throws {
    let task = Task { @MainActor in
      let renderer = self.renderer(.text)
      return try await renderer.inBackground({ try $0.pngData() }) { list, scale, painter in
        let surface = try painter.raster(list, scale: scale)
        withUnsafeCurrentTask { $0?.cancel() }
        try Task.checkCancellation()
        Issue.record("packed a picture that nobody wants")
        return try CairoPainter.png(of: surface)
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await renderer(.text).png() == renderer(.text).pngData())
  }

  @Test("bad arguments throw, and leave room for others")
  func badArguments() async throws {
    for _ in 0..<(4 * PaintingPool.shared.count) {
      await #expect(throws: RenderingError.self) {
        try await ImageRenderer(content: Color.red.frame(width: 0, height: 0)).png()
      }
      let renderer = renderer(.text)
      renderer.scale = .nan
      await #expect(throws: RenderingError.self) { try await renderer.png() }
    }
    #expect(try await renderer(.text).png() == renderer(.text).pngData())
  }
}
