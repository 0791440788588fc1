import Foundation

extension DisplayList {
  /// The list as text: one line a command, indented by nesting, numbers rounded to 2 decimals.
  ///
  /// The same list always gives the same text; texts are shown as they were broken into lines.
  package var dump: String { dump(isFlat: false) }

  /// The list as text that stays the same where the same is drawn at the same places, however views are nested.
  package var flatDump: String { dump(isFlat: true) }

  private func dump(isFlat: Bool) -> String {
    var writer = DumpWriter(isFlat: isFlat)
    writer.line(
      "picture \(DumpWriter.size(size))"
        + (background == .clear ? "" : " background \(background)")
    )
    writer.write(root)
    return writer.text
  }
}

extension DisplayFragment {
  /// The fragment as in a display list's dump.
  package var dump: String {
    var writer = DumpWriter()
    writer.write(self, indented: false)
    return writer.text
  }
}
