import SwiftUI

/// What else apps are made of: searching, grids, containers over sections, layouts and preferences of their own.
struct EnduranceMore: View {
  @Bindable var model: EnduranceModel

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          table
          Columns { sections }
          fitting
          tiles
          marked
          TextField("Fresh", text: $model.name).id(model.number)
          GroupBox("Box") { LabeledContent("Value", value: model.value, format: .number) }
        }
        .padding()
      }
      .navigationTitle(model.isWide ? "A title that is long" : "More")
      .navigationBarTitleDisplayMode(model.isVertical ? .inline : .large)
      .searchable(text: $model.query, isPresented: $model.isSearching, prompt: "Find")
      .toolbar {
        if model.isOn {
          ToolbarItem(placement: .topBarLeading) { Button("Less") { model.remove(at: 0) } }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Add") { withAnimation { model.add() } }
          Spacer()
          Text(verbatim: "\(found.count) found")
        }
      }
      .safeAreaInset(edge: .bottom) {
        if model.showsDetail { Text("below all").padding(4).background(.bar) }
      }
    }
  }

  private var found: [EnduranceModel.Item] {
    model.query.isEmpty
      ? model.items : model.items.filter { $0.title.localizedStandardContains(model.query) }
  }

  private var table: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 6, verticalSpacing: 2) {
      GridRow {
        Text("Item").gridColumnAlignment(model.isSwapped ? .trailing : .leading)
        Text("Group")
        if model.isWide { Text("Done") }
      }
      .font(.headline)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(found.prefix(5)) { item in
        GridRow {
          Text(verbatim: item.title)
          Text(verbatim: "\(item.group)")
          if model.isWide { Image(systemName: item.isDone ? "checkmark" : "xmark") }
        }
        .transition(.opacity)
      }
      Text(verbatim: "\(found.count) in all").gridCellColumns(2)
    }
  }

  @ViewBuilder private var sections: some View {
    Text("loose")
    ForEach(model.groups, id: \.self) { group in
      Section {
        ForEach(model.items(in: group).prefix(3)) { item in
          Text(verbatim: "\(item.id)").tag(item.id)
        }
      } header: {
        Text(verbatim: "G\(group)")
      } footer: {
        if model.isOn { Text("end") }
      }
    }
    if model.showsDetail { Section("Last") { Text("one") } }
  }

  private var fitting: some View {
    ViewThatFits(in: .horizontal) {
      HStack { ForEach(found.prefix(8)) { Text(verbatim: $0.title).fixedSize() } }
      HStack { ForEach(found.prefix(3)) { Text(verbatim: $0.title).fixedSize() } }
      Text("narrow")
    }
  }

  private var tiles: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: model.isWide ? 90 : 50))]) {
      ForEach(found) { item in
        RoundedRectangle(cornerRadius: 4)
          .fill(item.isDone ? .green : item.isPinned ? .orange : .gray)
          .frame(height: 30)
          .overlay { Text(verbatim: "\(item.id)") }
          .onTapGesture { model.toggle(item.id) }
      }
    }
  }

  /// A line below the text that was marked, which lies elsewhere.
  private var marked: some View {
    Steps {
      ForEach(found.prefix(4)) { item in
        Text(verbatim: item.title)
          .anchorPreference(key: MarkedBounds.self, value: .bounds) { item.isPinned ? $0 : nil }
      }
    }
    .overlayPreferenceValue(MarkedBounds.self) { anchor in
      GeometryReader { room in
        if let anchor {
          Color.red.frame(width: room[anchor].width, height: 2)
            .offset(x: room[anchor].minX, y: room[anchor].maxY)
        }
      }
    }
  }

  private struct MarkedBounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  /// A column for each section, with its header above and its footer below.
  private struct Columns<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack(alignment: .top) {
        Group(sections: content) { sections in
          ForEach(sections) { section in
            VStack {
              section.header.bold()
              ForEach(section.content) { $0.background(.yellow) }
              if !section.footer.isEmpty { section.footer.italic() }
              Text(verbatim: "\(section.content.count)").font(.caption)
            }
          }
        }
      }
    }
  }

  /// Each below the one before and further in.
  private struct Steps: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.enumerated().map { CGFloat($0 * 12) + $1.width }.max() ?? 0,
        height: sizes.map(\.height).reduce(0, +)
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var y = bounds.minY
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index * 12), y: y),
          proposal: .unspecified
        )
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }
}
