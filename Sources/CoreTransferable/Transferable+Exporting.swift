public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
  static var forms: [_TransferForm<Self>] { transferRepresentation._transferForms(of: Self.self) }

  /// The forms in which this value can be handed on, that are of a type; the preferred one first.
  private func forms(as contentType: UTType?) -> [_TransferForm<Self>] {
    Self.forms.filter { form in
      guard form.export != nil, form.allows(self) else { return false }
      return contentType.map { form.contentType.conforms(to: $0) } ?? true
    }
  }

  private func form(as contentType: UTType?) throws -> _TransferForm<Self> {
    let forms = forms(as: contentType)
    // The very type is better than a kind of it.
    guard let form = forms.first(where: { $0.contentType == contentType }) ?? forms.first else {
      throw TransferError.notExported(type: "\(Self.self)", contentType: contentType)
    }
    return form
  }

  /// The types in which this value can be handed on, the preferred one first.
  ///
  /// - Parameter visibility: Who receives; everybody by default.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all)
    -> [UTType]
  {
    forms(as: nil).filter { visibility.sees($0.visibility) }.map(\.contentType).unique
  }

  /// The types in which values can be handed on, the preferred one first.
  ///
  /// - Parameter visibility: Who receives; everybody by default.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all)
    -> [UTType]
  {
    forms.filter { $0.export != nil && visibility.sees($0.visibility) }.map(\.contentType).unique
  }

  /// The name that a file of this value should have; nil where no form suggests one.
  public var suggestedFilename: String? {
    forms(as: nil).lazy.compactMap { $0.fileName?(self) }.first
  }

  /// The value as bytes.
  ///
  /// - Parameter contentType: What the bytes should be; nil for the first form that there is.
  /// - Throws: What the form throws, or an error that says that there is no such form.
  public func exported(as contentType: UTType?) async throws -> Data {
    guard let sent = try await form(as: contentType).export?(self) else { return Data() }
    switch sent {
    case .data(let data): return data
    case .file(let sent): return try Data(contentsOf: sent.file)
    }
  }

  /// Writes the value into a folder.
  ///
  /// - Parameters:
  ///   - destinationDirectory: The folder, which has to be there.
  ///   - contentType: What the file should be; nil for the first form that there is.
  /// - Returns: The file; its name is the suggested one, with a number where there is a file of
  ///   that name.
  /// - Throws: What the form throws, or an error that says that there is no such form.
  public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
    let form = try form(as: contentType)
    guard let sent = try await form.export?(self) else { throw CocoaError(.fileWriteUnknown) }
    switch sent {
    case .data(let data):
      let name = form.fileName?(self) ?? suggestedFilename ?? "\(Self.self)"
      let file = destinationDirectory.free(name, of: form.contentType)
      try data.write(to: file)
      return file
    case .file(let sent):
      let name = form.fileName?(self) ?? sent.file.lastPathComponent
      let file = destinationDirectory.free(name, of: form.contentType)
      try FileManager.default.copyItem(at: sent.file, to: file)
      return file
    }
  }

  /// Writes the value into a file that is there while a closure runs.
  ///
  /// - Parameters:
  ///   - contentType: What the file should be; nil for the first form that there is.
  ///   - fileHandler: Uses the file.
  /// - Returns: What the closure returns.
  /// - Throws: What the form or the closure throws, or an error that says that there is no such
  ///   form.
  public func withExportedFile<Result>(
    contentType: UTType?,
    fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    try await TemporaryFolder.with { folder in
      try await fileHandler(try await export(to: folder, contentType: contentType))
    }
  }
}

extension [UTType] {
  /// Each one once, where it comes first.
  var unique: [UTType] {
    var seen: Set<UTType> = []
    return filter { seen.insert($0).inserted }
  }
}

extension URL {
  /// A file in this folder that is not there yet.
  fileprivate func free(_ name: String, of type: UTType) -> URL {
    // A name has no folders in it.
    let plain = name.replacingOccurrences(of: "/", with: ":")
    let first = appendingPathComponent(plain, conformingTo: type)
    guard FileManager.default.fileExists(atPath: first.path) else { return first }
    let stem = first.deletingPathExtension().lastPathComponent
    let suffix = first.pathExtension
    for number in 2... {
      var file = appendingPathComponent("\(stem) \(number)")
      if !suffix.isEmpty { file = file.appendingPathExtension(suffix) }
      if !FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return first
  }
}
