/// How the elements of a lazy container stand in lines: one a line in a stack, several in a grid, with headers
/// and footers of sections on lines of their own.
package struct LineMap: Equatable {
  /// What a block of lines shows.
  package enum Kind: Equatable, Sendable {
    case header
    case content
    case footer
  }

  /// Elements of one kind, one after another.
  package struct Block: Equatable {
    package let kind: Kind
    /// The number of the section, from zero.
    package let section: Int
    package let elements: Range<Int>
    /// The number of elements on each line but the last.
    package let perLine: Int
    package let firstLine: Int

    package var lineCount: Int { (elements.count + perLine - 1) / perLine }
    package var lines: Range<Int> { firstLine..<firstLine + lineCount }
  }

  /// The blocks that have elements, in order.
  package let blocks: [Block]

  /// The number of lines.
  package var lineCount: Int { blocks.last?.lines.upperBound ?? 0 }

  /// The number of elements.
  package var elementCount: Int { blocks.last?.elements.upperBound ?? 0 }

  /// Elements without sections.
  package init(elementCount: Int, perLine: Int) {
    self.init(sections: [(0..<0, 0..<elementCount, elementCount..<elementCount)], perLine: perLine)
  }

  /// - Parameters:
  ///   - sections: The elements of each section's header, content and footer.
  ///   - perLine: The number of elements of the content on a line.
  package init(
    sections: [(header: Range<Int>, content: Range<Int>, footer: Range<Int>)],
    perLine: Int
  ) {
    var blocks: [Block] = []
    var line = 0
    func add(_ kind: Kind, _ section: Int, _ elements: Range<Int>, _ perLine: Int) {
      guard !elements.isEmpty else { return }
      let block = Block(
        kind: kind,
        section: section,
        elements: elements,
        perLine: perLine,
        firstLine: line
      )
      blocks.append(block)
      line = block.lines.upperBound
    }
    for (number, section) in sections.enumerated() {
      add(.header, number, section.header, 1)
      add(.content, number, section.content, max(1, perLine))
      add(.footer, number, section.footer, 1)
    }
    self.blocks = blocks
  }

  /// The number of the block that holds a line.
  package func blockIndex(ofLine line: Int) -> Int {
    lastBlock { $0.firstLine <= line }
  }

  /// The elements on a line.
  package func elements(ofLine line: Int) -> Range<Int> {
    let block = blocks[blockIndex(ofLine: line)]
    let start = block.elements.lowerBound + (line - block.firstLine) * block.perLine
    return start..<min(start + block.perLine, block.elements.upperBound)
  }

  /// The line that holds an element.
  package func line(ofElement element: Int) -> Int {
    let block = blocks[lastBlock { $0.elements.lowerBound <= element }]
    return block.firstLine + (element - block.elements.lowerBound) / block.perLine
  }

  /// The blocks of a section, as numbers of blocks.
  package func blocks(ofSection section: Int) -> Range<Int> {
    let last = lastBlock { $0.section <= section }
    var first = last
    while first > 0, blocks[first - 1].section == section { first -= 1 }
    return first..<last + 1
  }

  private func lastBlock(where accepts: (Block) -> Bool) -> Int {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if accepts(blocks[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
