import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics

/// The menu of a table's headers, by which a person shows and hides columns.
struct TableHeaderMenu<Value: Identifiable>: ViewModifier {
  let choices: TableColumnChoices<Value>

  func body(content: Content) -> some View {
    let columns = choices.columns.filter(choices.canHide)
    if columns.isEmpty {
      content
    } else {
      content.contextMenu {
        ForEach(data: columns, identify: \.id) { column in
          Toggle(
            isOn: Binding(
              get: { choices.isShown(column) },
              set: { choices.show(column, $0) }
            )
          ) { column.label }
          // One column stays.
          .disabled(choices.shown.count == 1 && choices.isShown(column))
        }
      }
    }
  }
}
