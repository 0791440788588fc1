/// What content margins are kept free of.
public struct ContentMarginPlacement: Sendable {
  enum Place { case automatic, scrollContent, scrollIndicators }

  let place: Place

  /// Both the content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(place: .automatic) }
  /// The content of scroll views alone.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(place: .scrollContent)
  }
  /// The scroll indicators alone.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(place: .scrollIndicators)
  }
}
