import AviaryGraph

/// A modifier that writes something on each subview for the container around it.
public protocol _TraitModifier: ViewModifier where Body == Never {
  /// Writes onto what is written already by modifiers further out. For the engine.
  nonisolated func _write(to traits: inout _ViewTraits)
}

extension _TraitModifier {
  public nonisolated static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    TraitList(modifier, inputs, content(inputs.inside()))
  }

  public nonisolated static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let list = unsafeDowncast(list, to: TraitList<Self>.self)
    list.update(modifier)
    updateContent(list.content)
  }

  public nonisolated static func _shape(content: _ListShape) -> _ListShape { content.withTraits }
}

/// The list of views on which a trait is written.
///
/// Adds no node.
package final class TraitList<M: _TraitModifier>: _ForwardingList, TraitWriter {
  package private(set) var modifier: M
  private let signal = Signal()
  /// What is written on the single element of this list when nothing is written further out.
  private var remembered: ViewTraits?
  /// The same without the tags that a `ForEach` makes.
  private var rememberedWithoutTags: ViewTraits?

  package init(_ modifier: M, _ inputs: _ListInputs, _ content: _ViewList) {
    self.modifier = modifier
    super.init(inputs, content)
  }

  package func update(_ new: M) {
    if ValueEquality.isEqual(modifier, new) { return }
    modifier = new
    forget()
    signal.send()
    changed(.traits)
  }

  package func write(to traits: inout ViewTraits) {
    root.counters.traitReadings += 1
    let outer = traits.writer
    traits.writer = signal
    modifier._write(to: &traits)
    traits.writer = outer
  }

  package override var mayHoldTraits: Bool { true }

  package override func collectTraits(at index: Int, into traits: inout ViewTraits) {
    let startsEmpty = traits.entries.isEmpty
    if startsEmpty, let known = traits.leavesOutMadeTags ? rememberedWithoutTags : remembered {
      traits = known
      return
    }
    write(to: &traits)
    content.collectTraits(at: index, into: &traits)
    guard startsEmpty, !traits.isBorrowed, content.count == 1 else { return }
    // Without elements of a `ForEach` inside both are the same.
    if !content.mayMakeTags || traits.leavesOutMadeTags { rememberedWithoutTags = traits }
    if !content.mayMakeTags || !traits.leavesOutMadeTags {
      remembered = traits
      remembered?.leavesOutMadeTags = false
    }
  }

  private func forget() {
    remembered = nil
    rememberedWithoutTags = nil
  }

  package override func listDidChange(_ list: _ViewList, _ change: _ListChange) {
    forget()
    super.listDidChange(list, change)
  }

  package override func visitSections(_ visitor: inout SectionVisitor) {
    visitor.under(self, content)
  }
}
