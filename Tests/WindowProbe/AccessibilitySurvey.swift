import SwiftUI

/// What the tests of assistive technology read of other controls: a tab for each group of them.
struct AccessibilitySurveyView: View {
  var body: some View {
    TabView {
      Tab("Fields", systemImage: "star") { FieldsSurvey() }
      Tab("Values", systemImage: "heart") { ValuesSurvey() }
      Tab("Lists", systemImage: "folder") { ListsSurvey() }
      Tab("Says", systemImage: "bell") { SaysSurvey() }
    }
  }
}

private struct FieldsSurvey: View {
  @State private var name = "Ada"
  @State private var notes = "first\nsecond line"
  @State private var isOn = true
  @State private var choice = "one"
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var showsPopover = false
  @State private var showsAlert = false

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent("Labeled") { TextField("Prompt", text: $name) }
      LabeledContent("Plain", value: "fact")
      TextField("", text: $name, prompt: Text("Only a prompt"))
      TextEditor(text: $notes).frame(height: 50).accessibilityLabel("Notes")
      Picker("Menu", selection: $choice) {
        Text("one").tag("one")
        Text("two").tag("two")
      }
      DatePicker("Date", selection: $date, displayedComponents: .date)
      ColorPicker("Color", selection: $color)
      Menu("Actions") {
        Button("Copy") {}
        Button("Paste") {}.disabled(true)
        Toggle("Bold", isOn: $isOn)
        Menu("More") { Button("Inner") {} }
        Section("Group") { Button("Delete", role: .destructive) {} }
      }
      if let site = URL(string: "https://example.com") { Link("Site", destination: site) }
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Button {
      } label: {
        Label("Add", systemImage: "plus").labelStyle(.iconOnly)
      }
      Image(systemName: "star")
      Button("Popover") { showsPopover = true }
        .popover(isPresented: $showsPopover) { Text("inside").padding() }
      Button("Alert") { showsAlert = true }
        .alert("Really?", isPresented: $showsAlert) {
          Button("Yes", role: .destructive) {}
          Button("No", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
    }
    .padding()
  }
}

private struct ValuesSurvey: View {
  @State private var level = 5.0
  @State private var isOn = true
  @State private var isOpen = true
  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $level, in: 0...10, step: 1) {
        Text("Level")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      Slider(value: $level, in: 0...10)
      Gauge(value: 0.4) {
        Text("Speed")
      } currentValueLabel: {
        Text("40 km/h")
      }
      Gauge(value: 0.4) { Text("Round") }.gaugeStyle(.accessoryCircular)
      ProgressView()
      ProgressView("Working")
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
      Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Stepper("Step \(Int(level))", value: $level, in: 0...10)
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("inner") }
      GroupBox("Box title") { Text("boxed") }
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Try again."))
        .frame(height: 150)
    }
    .padding()
  }
}

private struct ListsSurvey: View {
  @State private var search = ""
  @State private var selection: Int?
  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section("First") {
          NavigationLink("Go") { Text("there").navigationTitle("Second") }.badge(3)
          Text("plain row").tag(1)
        }
        Section {
          ForEach(0..<3) { Text("row \($0)").tag($0 + 10) }
        } header: {
          Text("Second section")
        } footer: {
          Text("foot")
        }
      }
      .navigationTitle("Title")
      .searchable(text: $search, prompt: "Find things")
      .toolbar {
        ToolbarItem { Button("New", systemImage: "plus") {} }
        ToolbarItem(placement: .topBarLeading) {
          Button {
          } label: {
            Image(systemName: "gear")
          }.accessibilityLabel("Settings")
        }
      }
    }
  }
}

private struct SaysSurvey: View {
  @State private var isOn = true
  @Namespace private var namespace
  var body: some View {
    VStack(alignment: .leading) {
      Text("Header trait").accessibilityAddTraits(.isHeader)
      Text("Button trait").accessibilityAddTraits(.isButton)
      Text("Selected trait").accessibilityAddTraits(.isSelected)
      Text("Toggle trait").accessibilityAddTraits(.isToggle)
      Button("No button") {}.accessibilityRemoveTraits(.isButton)
      Text("Identified").accessibilityIdentifier("the-id")
      Text("Escaped").accessibilityAction(.escape) {}.accessibilityAction(.magicTap) {}
      Text("Actions")
        .accessibilityActions { Button("Archive") {} }
        .accessibilityActions(category: .edit) { Button("Rename") {} }
      Color.blue.frame(height: 10)
        .accessibilityRepresentation { Toggle("Represented", isOn: $isOn) }
      Color.green.frame(height: 10).accessibilityLabel("Parent")
        .accessibilityChildren {
          Text("child a"); Text("child b")
        }
      HStack {
        Text("Pair").accessibilityLabeledPair(role: .label, id: 1, in: namespace)
        TextField("", text: .constant("x"))
          .accessibilityLabeledPair(role: .content, id: 1, in: namespace)
      }
      Button("Close window") {}
      VStack {
        Text("late").accessibilitySortPriority(1)
        Text("early").accessibilitySortPriority(2)
      }
      .accessibilityElement(children: .contain)
    }
    .padding()
  }
}
