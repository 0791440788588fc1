/// Why a project cannot be read, in a sentence that names what is wrong.
package struct ProjectError: Error, Equatable {
  package var message: String

  package init(_ message: String) { self.message = message }
}
