import AviarySwiftSource

// What an error itself is about.
extension FindingSorter {
  func directCause(of diagnostic: Diagnostic) -> Cause? {
    guard let file = files[diagnostic.file] else { return nil }
    switch DiagnosticSubject(diagnostic.message) {
    case .objectiveC:
      return Cause(group: .apple, name: objectiveCName(diagnostic.message), module: "ObjectiveC")
    case .global(let name):
      return cause(ofGlobal: name, in: file)
    case .member(let name, let owner):
      return cause(ofMember: name, of: owner, diagnostic, in: file)
    case .operation(let name, let types):
      let type = types.first { AppleNames.declares(type: $0) && !declared.contains($0) }
      return type.map { Cause(group: .missing, name: "\($0) \(name)", module: "SwiftUI") }
    case .unusable(let name):
      return causeOfUnusable(name, diagnostic, in: file)
    case .conformance(let type, let other):
      guard AppleNames.declares(type: type), AppleNames.declares(type: other),
        !declared.contains(type), !declared.contains(other)
      else { return nil }
      return Cause(group: .missing, name: "\(type): \(other)", module: "SwiftUI")
    case .literal(let name):
      return Cause(group: .missing, name: name, module: "SwiftUI")
    case .call, .inference:
      return cause(ofCallAt: diagnostic, in: file) ?? cause(ofKeyPathAt: diagnostic, in: file)
    case .other:
      return nil
    }
  }

  private func objectiveCName(_ message: String) -> String {
    let name = DiagnosticSubject.quoted(message).first { $0.hasPrefix("@") || $0.hasPrefix("#") }
    return name ?? "@objc"
  }

  /// What Foundation on Linux does not support, and initialisers of SwiftUI's that are ours alone.
  private func causeOfUnusable(_ name: String, _ diagnostic: Diagnostic, in file: File) -> Cause? {
    if diagnostic.message.contains("swift-corelibs-foundation") {
      return Cause(group: .missing, name: name, module: "Foundation")
    }
    guard AppleNames.declares(type: name), !declared.contains(name) else { return nil }
    let call = CallSite(at: file.token(of: diagnostic), in: file.places.source)
    return Cause(
      group: .missing,
      name: call?.name ?? name,
      module: AppleNames.planned[name] ?? "SwiftUI"
    )
  }

  private func cause(ofGlobal name: String, in file: File) -> Cause? {
    if declared.contains(name) || typesElsewhere.contains(name) { return nil }
    if entities.contains(name) { return Cause(group: .apple, name: name, module: "CoreData") }
    if let framework = AppleFrameworks.framework(named: name, imported: file.imported) {
      return cause(name, of: framework)
    }
    if let module = AppleNames.module(ofGlobal: name) {
      return cause(name, of: module)
    }
    if AppleNames.appleOnlyFoundation.contains(name) {
      return Cause(group: .apple, name: name, module: "Foundation")
    }
    if let framework = AppleFrameworks.framework(of: name, imported: file.imported) {
      return cause(name, of: framework)
    }
    return (absentPackage(in: file) ?? onlyAbsentModule(in: file)).map { guess(name, of: $0) }
  }

  private func cause(
    ofMember name: String,
    of owner: String?,
    _ diagnostic: Diagnostic,
    in file: File
  ) -> Cause? {
    if assetSymbols.contains(name),
      file.places.source.isImplicitMember(at: file.token(of: diagnostic))
    {
      return Cause(group: .missing, name: "asset symbol .\(name)", module: "SwiftUI")
    }
    let isOurs = owner.map { declared.contains($0) } ?? false
    if let framework = AppleFrameworks.framework(named: name, imported: file.imported) {
      return cause(name, of: framework)
    }
    if let owner, isOurs, !declared.contains(name),
      let cause = causeOfInherited(name, by: owner, diagnostic, in: file)
    {
      return cause
    }
    let mayBeOfProtocol = owner.map { !isOurs || takesMembersOfProtocols($0) } ?? true
    if mayBeOfProtocol, let home = AppleNames.home(ofMember: name, of: isOurs ? "View" : owner) {
      return cause(shown(name, of: home, diagnostic, in: file), of: home.module)
    }
    guard !isOurs, !declared.contains(name), !diagnostic.message.contains("did you mean") else {
      return nil
    }
    if let module = absentPackage(in: file) { return guess(name, of: module) }
    // SwiftUI's members are all known: one that is not among them is a mistake. Of Foundation's types they are not.
    guard let owner, owner != "Any",
      !AppleNames.declares(type: owner) || AppleNames.planned[owner] != nil
    else {
      return nil
    }
    let module = AppleNames.planned[owner] ?? AppleFrameworks.framework(of: owner) ?? "Foundation"
    return Cause(group: .missing, name: "\(owner).\(name)", module: module)
  }

  /// A member that a type of the project's would have from a class of Apple's: `modalTransitionStyle` of an heir of
  /// `UIViewController`.
  ///
  /// Of protocols only the members in the table count. Classes of frameworks have more than that knows; what is not
  /// near any name that they have here, as the compiler says, is taken for one of theirs.
  private func causeOfInherited(
    _ name: String,
    by owner: String,
    _ diagnostic: Diagnostic,
    in file: File
  ) -> Cause? {
    let bases = foreignBases(of: owner)
    for base in bases {
      guard let home = AppleNames.home(ofMember: name, of: base),
        home.owner == base || home.owner.hasSuffix("." + base)
      else { continue }
      return cause(shown(name, of: home, diagnostic, in: file), of: home.module)
    }
    guard !diagnostic.message.contains("did you mean"),
      let base = bases.first(where: AppleNames.isClass),
      let module = AppleNames.planned[base] ?? AppleFrameworks.framework(of: base)
    else { return nil }
    if AppleNames.planned[base] != nil {
      return Cause(group: .missing, name: "\(base).\(name)", module: module)
    }
    return cause("\(base).\(name)", of: module)
  }

  /// Whether SwiftUI's protocols may give members to a type of the project's: not to one whose head names others alone.
  private func takesMembersOfProtocols(_ type: String) -> Bool {
    let bases = foreignBases(of: type)
    return bases.isEmpty || bases.contains { !AppleNames.isClass($0) && $0 != "NSObject" }
  }

  /// What a type of the project's inherits from or conforms to, and the project does not declare, nearest first.
  private func foreignBases(of type: String) -> [String] {
    var bases: [String] = []
    var known: Set<String> = [type]
    var open = [type]
    while !open.isEmpty {
      let next = open.removeFirst()
      for base in inherited[next] ?? [] where known.insert(base).inserted {
        if declared.contains(base) { open.append(base) } else { bases.append(base) }
      }
    }
    return bases
  }

  private func cause(ofCallAt diagnostic: Diagnostic, in file: File) -> Cause? {
    guard let (call, forms) = forms(meantBy: diagnostic), let form = forms.first else {
      return causeOfPlannedCall(diagnostic, in: file)
    }
    guard forms.allSatisfy(absentForms.contains) else { return nil }
    let owner = form.home.owner
    let name = owner.isEmpty || owner == call.callee ? call.name : "\(owner).\(call.name)"
    return cause(name, of: form.home.module)
  }

  /// A call of a neighbour's type with labels that it does not have here.
  private func causeOfPlannedCall(_ diagnostic: Diagnostic, in file: File) -> Cause? {
    guard diagnostic.message.contains("argument label"),
      let call = CallSite(at: file.token(of: diagnostic), in: file.places.source),
      let module = AppleNames.planned[call.callee], !declared.contains(call.callee)
    else { return nil }
    return Cause(group: .missing, name: call.name, module: module)
  }

  /// The member of the environment that a key path names: `\.requestReview` in `@Environment(\.requestReview)`.
  private func cause(ofKeyPathAt diagnostic: Diagnostic, in file: File) -> Cause? {
    guard diagnostic.message.contains("key path") else { return nil }
    let source = file.places.source
    let token = file.token(of: diagnostic)
    guard source.text(at: token) == "\\", source.text(at: token + 1) == "." else { return nil }
    let name = source.text(at: token + 2)
    if let framework = AppleFrameworks.framework(named: name, imported: file.imported) {
      return cause(name, of: framework)
    }
    if let home = AppleNames.home(ofMember: name, of: "EnvironmentValues"),
      home.owner == "EnvironmentValues"
    {
      return cause("EnvironmentValues.\(name)", of: home.module)
    }
    if declared.contains(name) { return nil }
    return absentPackage(in: file).map { guess(name, of: $0) }
  }

  /// The forms of SwiftUI's that a call with an error fits; nil where there are none, or the project has one of the name.
  func forms(meantBy diagnostic: Diagnostic) -> (call: CallSite, forms: [AppleNames.Form])? {
    switch DiagnosticSubject(diagnostic.message) {
    case .call, .inference: break
    default: return nil
    }
    guard let file = files[diagnostic.file] else { return nil }
    let token = file.token(of: diagnostic)
    guard let call = CallSite(at: token, in: file.places.source), !declared.contains(call.callee)
    else {
      return nil
    }
    let forms = AppleNames.forms(of: call.callee).filter { form in
      call.fits(form)
        && (call.isMember || form.home.owner.isEmpty || form.home.owner == call.callee)
    }
    return forms.isEmpty ? nil : (call, forms)
  }

  /// The cause that a name of a module is: a framework's, a package's, or one that is to come.
  private func cause(_ name: String, of module: String) -> Cause {
    if let package = packages[module] { return Cause(group: .package, name: name, module: package) }
    let isToCome =
      module == "SwiftUI" || module == "Foundation" || AppleNames.planned[name] != nil
      || (AppleNames.plannedModules.contains(module) && module != "UIKit" && module != "AppKit")
    if isToCome { return Cause(group: .missing, name: name, module: module) }
    if AppleFrameworks.contains(module) { return Cause(group: .apple, name: name, module: module) }
    return Cause(group: .package, name: name, module: module)
  }

  /// A cause that only the imports point to.
  private func guess(_ name: String, of module: String) -> Cause {
    var cause = cause(name, of: module)
    cause.isGuess = true
    return cause
  }

  /// A member as it is called, with the type that the whole world knows it of.
  private func shown(
    _ name: String,
    of home: AppleNames.Home,
    _ diagnostic: Diagnostic,
    in file: File
  ) -> String {
    let token = file.token(of: diagnostic)
    let call = CallSite(name: token, in: file.places.source)
    return "\(home.owner).\(call.map { AppleNames.form(of: $0, in: home) } ?? name)"
  }

  /// The module of a package that is not here, from which an unknown name most likely comes.
  private func absentPackage(in file: File) -> String? {
    file.absent.first { packages[$0] != nil || !AppleFrameworks.contains($0) }
  }

  /// The framework that is not here, where there is only one.
  private func onlyAbsentModule(in file: File) -> String? {
    file.absent.count == 1 ? file.absent.first : nil
  }
}
