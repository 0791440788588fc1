import SwiftUI

/// A list of films, each of which leads on, as far as one likes.
struct FilmLibraryScene: View {
  @State private var path: [String] = []
  private let films: [Film] = [.orbit, .tidewater, .harbour, .arcade, .pass, .waves]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Films") {
          ForEach(films) { film in
            NavigationLink(film.title, value: film.title)
          }
        }
        Section {
          Button("Surprise me") { path = ["Nine Waves", "High Pass"] }
        }
      }
      .navigationTitle("Library")
      .navigationDestination(for: String.self) { title in
        FilmPage(film: films.first { $0.title == title } ?? .orbit, path: $path)
      }
    }
  }
}

private struct FilmPage: View {
  let film: Film
  @Binding var path: [String]

  private var next: Film { film.title == Film.pass.title ? .orbit : .pass }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Artwork(film.artwork)
          .frame(height: 240)
          .clipShape(.rect(cornerRadius: 16))
        Text("\(film.genre), \(String(film.year))").foregroundStyle(.secondary)
        NavigationLink("Next: \(next.title)", value: next.title)
        if path.count > 1 { Button("Back to the library") { path = [] } }
      }
      .padding()
    }
    .navigationTitle(film.title)
  }
}
