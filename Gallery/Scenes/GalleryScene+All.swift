import SwiftUI

extension GalleryScene {
  /// All scenes, in the order of the contact sheet.
  public static let all: [GalleryScene] = chapters.flatMap(\.scenes)

  /// The scenes by what they show off.
  public static let chapters: [Chapter] = [
    Chapter(title: "Containers", scenes: containers),
    Chapter(title: "Sections", scenes: sections),
    Chapter(title: "To play with", scenes: live),
    Chapter(title: "The toolkit", scenes: toolkit),
  ]

  /// A part of the gallery.
  public struct Chapter: Identifiable, Sendable {
    /// What the list of scenes calls it.
    public let title: String
    /// The scenes, in their order.
    public let scenes: [GalleryScene]

    /// The title, which no other chapter has.
    public var id: String { title }
  }

  // MARK: - Containers that take their content apart

  private static let containers = [
    GalleryScene(
      name: "poster-carousel",
      title: "Poster carousel",
      summary: "Static views, a ForEach and a Group flow into one row of Group(subviews:)."
    ) { PosterCarouselScene() },
    GalleryScene(
      name: "pinnable-board",
      title: "Pinnable board",
      summary: "A container value tells the board which posters to keep at its top."
    ) { PinnableBoardScene() },
    GalleryScene(
      name: "hero-grid",
      title: "Hero grid",
      summary: "The first subview is large, the others fill an adaptive grid."
    ) { HeroGridScene() },
    GalleryScene(
      name: "column-spans",
      title: "Column spans",
      summary: "A grid packs its rows by how many columns each subview asks for."
    ) { ColumnSpansScene() },
    GalleryScene(
      name: "card-styles",
      title: "Card styles",
      summary: "A container value chooses between three kinds of card, over materials that blur."
    ) { CardStylesScene() },
    GalleryScene(
      name: "magazine-layout",
      title: "Magazine layout",
      summary: "A lead story and two columns, by index into the subviews."
    ) { MagazineLayoutScene() },
    GalleryScene(
      name: "card-stack",
      title: "Card stack",
      summary: "ForEach(subviews:) wraps each child; highlighted ones get colour and a border."
    ) { CardStackScene() },
    GalleryScene(
      name: "adaptive-card-list",
      title: "Adaptive card list",
      summary: "One column or two by the number of subviews, three variants of card."
    ) { AdaptiveCardListScene() },
    GalleryScene(
      name: "badge-cards",
      title: "Badge cards",
      summary: "Each child asks its own card for a badge; nothing leaks to its neighbours."
    ) { BadgeCardsScene() },
    GalleryScene(
      name: "adaptive-grid",
      title: "Adaptive grid",
      summary: "The same container with two subviews and with twelve."
    ) { AdaptiveGridScene() },
    GalleryScene(
      name: "cards-view",
      title: "Cards view",
      summary: "Navigation links as subviews: one featured, two beside it, the rest below."
    ) { CardsViewScene() },
  ]

  // MARK: - Containers of sections

  private static let sections = [
    GalleryScene(
      name: "studio-filmography",
      title: "Studio filmography",
      summary: "ForEach(sections:) makes a headed grid of each section."
    ) { StudioFilmographyScene() },
    GalleryScene(
      name: "nested-containers",
      title: "Nested containers",
      summary: "Carousels in sections: each container takes apart only its own content."
    ) { NestedContainersScene() },
    GalleryScene(
      name: "grouped-cards",
      title: "Grouped cards",
      summary: "Sections as inset cards with headers, footers and separators."
    ) { GroupedCardsScene() },
    GalleryScene(
      name: "sectioned-carousel",
      title: "Sectioned carousel",
      summary: "A paging carousel a section, sized by containerRelativeFrame."
    ) { SectionedCarouselScene() },
    GalleryScene(
      name: "magazine",
      title: "Magazine",
      summary: "Group(sections:) treats the first section unlike the others."
    ) { MagazineScene() },
  ]

  // MARK: - What does something

  private static let live = [
    GalleryScene(
      name: "poster-picker",
      title: "Poster picker",
      summary: "A container marks the subview that was tapped; the row comes to rest at a poster."
    ) { PosterPickerScene() },
    GalleryScene(
      name: "controls",
      title: "Controls",
      summary: "Buttons, toggles, sliders, pickers and menus."
    ) { ControlsScene() },
    GalleryScene(
      name: "text-fields",
      title: "Text fields",
      summary: "Texts to edit, with a focus that goes on."
    ) { TextFieldsScene() },
    GalleryScene(
      name: "film-library",
      title: "Film library",
      summary: "Links that lead on, a path that can be set, and the way back."
    ) { FilmLibraryScene() },
    GalleryScene(
      name: "sheets",
      title: "Sheets and alerts",
      summary: "What comes up in front of a view."
    ) { SheetsScene() },
    GalleryScene(
      name: "gestures",
      title: "Gestures",
      summary: "Drag, tap twice, hold, hover, pinch."
    ) { GesturesScene() },
    GalleryScene(
      name: "motion",
      title: "Motion",
      summary: "Subviews are shuffled, come and go, and fly from one place to another."
    ) { MotionScene() },
    GalleryScene(
      name: "million-rows",
      title: "A million rows",
      summary: "A lazy stack makes the rows that can be seen."
    ) { MillionRowsScene() },
    GalleryScene(
      name: "tables",
      title: "Tables",
      summary: "Columns that sort, rows close together in a border, rows under rows.",
      size: CGSize(width: 820, height: 900)
    ) { SessionsTableScene() },
  ]

  // MARK: - The toolkit

  private static let toolkit = [
    GalleryScene(
      name: "empty-state",
      title: "Empty state",
      summary: "What a container shows when it resolves to nothing."
    ) { EmptyStateScene() },
    GalleryScene(
      name: "flow-layout",
      title: "Flow layout",
      summary: "A custom Layout that breaks its lines."
    ) { FlowLayoutScene() },
    GalleryScene(
      name: "ticket",
      title: "Ticket",
      summary: "A picture that a server would send: a custom shape, a grid, a code."
    ) { TicketScene() },
    GalleryScene(
      name: "type-specimen",
      title: "Type specimen",
      summary: "Text styles, designs, weights, runs and paragraphs."
    ) { TypeSpecimenScene() },
    GalleryScene(
      name: "symbols",
      title: "Symbols",
      summary: "Symbols by name, in the size and colour of text."
    ) { SymbolsSheetScene() },
    GalleryScene(
      name: "gradients",
      title: "Shapes and light",
      summary: "Gradients, strokes, blends, blurs, shadows and masks."
    ) { GradientsScene() },
  ]
}
