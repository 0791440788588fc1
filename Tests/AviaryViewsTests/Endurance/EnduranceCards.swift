import SwiftUI

extension ContainerValues {
  @Entry fileprivate var isPinnedCard = false
}

/// Lazy rows in sections of containers of our own, with scroll views in a scroll view.
struct EnduranceCards: View {
  @Bindable var model: EnduranceModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) {
        pages
        Board { cards }
        ForEach(sections: sections) { section in
          Section {
            ForEach(subviews: section.content) { subview in
              subview.frame(maxWidth: .infinity, alignment: .leading).background(.quaternary)
            }
          } header: {
            HStack { section.header }.frame(height: 30)
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $model.cardPosition)
  }

  private var pages: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { page in
          Button("page \(page)") { model.number = page }
            .containerRelativeFrame(.horizontal)
            .frame(height: 60)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $model.page)
    .frame(height: 60)
  }

  private var cards: some View {
    ForEach(model.items.prefix(6)) { item in
      Button(item.title) { withAnimation { model.toggle(item.id) } }
        .containerValue(\.isPinnedCard, item.isDone)
    }
  }

  private var sections: some View {
    ForEach(model.groups, id: \.self) { group in
      Section("Cards \(group)") {
        ForEach(model.items(in: group)) { item in
          Card(item: item) { model.toggle(item.id) }
        }
      }
    }
  }

  /// Those that are pinned first.
  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          ForEach(subviews.filter { $0.containerValues.isPinnedCard }) { $0.foregroundStyle(.red) }
          HStack { ForEach(subviews.filter { !$0.containerValues.isPinnedCard }.prefix(2)) { $0 } }
          Text(verbatim: "\(subviews.count) in all")
        }
      }
    }
  }

  private struct Card: View {
    let item: EnduranceModel.Item
    let tap: @MainActor () -> Void
    @State private var isHovered = false

    var body: some View {
      Text(verbatim: item.title)
        .padding(8)
        .frame(height: 44)
        .background(item.isDone ? Color.green : .gray, in: .rect(cornerRadius: 6))
        .opacity(isHovered ? 0.5 : 1)
        .onHover { isHovered = $0 }
        .onTapGesture { tap() }
        .accessibilityAddTraits(.isButton)
    }
  }
}
