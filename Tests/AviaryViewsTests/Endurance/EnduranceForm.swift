import SwiftUI

/// Controls of all kinds, with the focus among them.
struct EnduranceForm: View {
  enum Field: Hashable {
    case name, secret
  }

  @Bindable var model: EnduranceModel
  let title: Int
  @FocusState private var field: Field?

  var body: some View {
    Form {
      Section("Text \(title)") {
        TextField("Name", text: $model.name)
          .focused($field, equals: .name)
          .onSubmit { field = .secret }
        SecureField("Secret", text: $model.secret).focused($field, equals: .secret)
        TextEditor(text: $model.note).frame(height: 80)
        Text(verbatim: field == .name ? "the name has the focus" : "")
      }
      Section {
        Toggle("On", isOn: $model.isOn.animation())
        Slider(value: $model.value) { Text("Value") }
        Stepper("Number \(model.number)", value: $model.number, in: 0...9)
        Picker("Pick", selection: $model.picked) {
          ForEach(0..<4) { Text("choice \($0)").tag($0) }
        }
        Picker("Segment", selection: $model.hue) {
          ForEach(0..<3) { Text("hue \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        ProgressView(value: model.value)
      } header: {
        Text("Controls")
      }
      .disabled(model.isDisabled)
      Section("More") {
        DisclosureGroup("Disclosure", isExpanded: $model.isExpanded) {
          Text("inside")
          Button("Disable") { model.isDisabled.toggle() }
        }
        Menu("Menu") {
          Button("Add") { model.add() }
          Menu("More") { Button("Alert") { model.showsAlert = true } }
          Picker("Pick", selection: $model.picked) { ForEach(0..<4) { Text("\($0)").tag($0) } }
        }
        Button("Popover") { model.showsPopover = true }
          .popover(isPresented: $model.showsPopover) { Text("in the popover").padding() }
        Button("Focus") { field = .name }
        if model.isOn { Text("is on").transition(.opacity) }
      }
    }
    .onKeyPress(.home) {
      model.value = 0
      return .handled
    }
    .task(id: model.task) {
      await Task.yield()
      model.finishedTask = model.task
    }
  }
}
