import AviarySwiftSource
import Testing

@Suite("Calls of methods that a delegate need not have")
struct OptionalRequirementCallTests {
  @Test("the question mark behind the method is blank, that behind the delegate stays")
  func rewritten() {
    let source = """
      original?.delegate?.scrollViewDidScroll?(scrollView)
      self.originalDelegate!.textField?(field, shouldChangeCharactersIn: range, replacementString: "") ?? true
      dataSource.tableView?(table, titleForHeaderInSection: 0)
      """
    let expected = """
      original?.delegate?.scrollViewDidScroll (scrollView)
      self.originalDelegate!.textField (field, shouldChangeCharactersIn: range, replacementString: "") ?? true
      dataSource.tableView (table, titleForHeaderInSection: 0)
      """
    #expect(CompilableSource(source).text == expected)
  }

  @Test("closures that may be nil are called as they are")
  func closures() {
    let source = """
      delegate?.onTap?(1)
      parent.scrollViewDidScroll?(scrollView)
      scrollViewDidScroll?(scrollView)
      let x = isOn ? (1) : (2)
      """
    #expect(CompilableSource(source).text == source)
  }
}
