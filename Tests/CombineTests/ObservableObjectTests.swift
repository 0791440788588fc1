import Combine
import Testing

private class Model: ObservableObject {
  @Published var value = 0
  @Published var name: String
  var plain = 0
  init(name: String = "a") { self.name = name }
}

private final class Derived: Model {
  @Published var extra = 0
}

private final class Manual: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var value = 0
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  var value = 0 {
    willSet { objectWillChange.send("\(newValue)") }
  }
}

/// Not an observable object.
private final class Holder {
  @Published var value = 1
}

@Suite("ObservableObject and Published")
struct ObservableObjectTests {
  @Test("an object tells before each published change, and for no other")
  func willChange() {
    let model = Model()
    var seen: [Int] = []
    let token = model.objectWillChange.sink { seen.append(model.value) }
    model.value = 1
    model.plain = 5
    model.value = 1
    model.name = "b"
    #expect(seen == [0, 1, 1])
    #expect(model.objectWillChange === model.objectWillChange)
    token.cancel()
    model.value = 9
    #expect(seen.count == 3)
  }

  @Test("a subclass tells of its own properties and of those it inherits")
  func inheritance() {
    let model = Derived()
    var count = 0
    let token = model.objectWillChange.sink { count += 1 }
    model.extra = 1
    model.value = 1
    #expect(count == 2)
    token.cancel()
  }

  @Test("a publisher that the object has itself is used")
  func ownPublisher() {
    let model = Manual()
    var count = 0
    let token = model.objectWillChange.sink { count += 1 }
    model.value = 1
    model.objectWillChange.send()
    #expect(count == 2)
    let custom = Custom()
    var told: [String] = []
    let other = custom.objectWillChange.sink { told.append($0) }
    custom.value = 3
    #expect(told == ["3"])
    token.cancel()
    other.cancel()
  }

  @Test("the publisher of a property sends the value now, then each one before it is set")
  func projection() {
    let model = Model()
    var seen: [[Int]] = []
    let token = model.$value.sink { seen.append([$0, model.value]) }
    model.value = 1
    model.value = 2
    #expect(seen == [[0, 0], [1, 0], [2, 1]])
    token.cancel()
    let holder = Holder()
    #expect(holder.$value.probe().text() == "1")
  }

  @Test("a slow subscriber of a property gets the latest value")
  func demand() {
    let model = Model()
    let probe = model.$value.probe(.none)
    model.value = 1
    model.value = 2
    #expect(probe.text() == "")
    probe.request(.max(1))
    #expect(probe.text() == "2")
    model.value = 3
    model.value = 4
    probe.request(.max(1))
    #expect(probe.text() == "2 4")
  }

  @Test("assign(to:) sets the property and tells of it, until the object goes away")
  func assigning() {
    let source = PassthroughSubject<Int, Never>()
    var cancelled = 0
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      source.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &model.$value)
      var count = 0
      let token = model.objectWillChange.sink { count += 1 }
      source.send(4)
      #expect(model.value == 4)
      #expect(count == 1)
      token.cancel()
    }
    #expect(weakModel == nil)
    #expect(cancelled == 1)
  }

  @Test("assign(to:on:) keeps the object until the end")
  func assigningToObjects() {
    let source = PassthroughSubject<Int, Never>()
    weak var weakModel: Model?
    let token: AnyCancellable
    do {
      let model = Model()
      weakModel = model
      token = source.assign(to: \.plain, on: model)
    }
    source.send(3)
    #expect(weakModel?.plain == 3)
    source.send(completion: .finished)
    #expect(weakModel == nil)
    token.cancel()
  }

  @Test("a property that is set while it tells of a value keeps the one that was set first")
  func reentrancy() {
    let model = Model()
    let token = model.$value.sink { if $0 == 1 { model.value = 2 } }
    model.value = 1
    #expect(model.value == 1)
    token.cancel()
  }

  @Test("objects' publishers are not mixed up when memory is used again")
  func manyObjects() {
    var count = 0
    for _ in 0..<1000 {
      let model = Model()
      let token = model.objectWillChange.sink { count += 1 }
      model.value = 1
      token.cancel()
      let silent = Model()
      silent.value = 1
    }
    #expect(count == 1000)
  }
}
