import AviaryGeometry
import Foundation

@testable import AviaryLayout

/// Makes elements of a golden case's views, and remembers which of them have probes.
struct GoldenTree {
  struct Unsupported: Error, CustomStringConvertible {
    let description: String
  }

  /// What a view finds around it.
  struct Surroundings {
    var model: [String: JSONValue]
    var direction = LayoutDirection.leftToRight
    /// The axis of the stack around it.
    var axis: Axis?
    /// The values of the loops around it.
    var variables: [String: Int] = [:]
  }

  private(set) var probes: [String: TestElement] = [:]
  private(set) var root: TestElement!

  init(_ golden: GoldenCase, model: [String: JSONValue]) throws {
    let elements = try make(golden.view, Surroundings(model: model))
    root = elements[0]
  }

  // MARK: - Views

  private mutating func make(
    _ node: JSONValue,
    _ outer: Surroundings
  ) throws -> [TestElement] {
    var surroundings = outer
    let modifiers = node[3]?.array ?? []
    for modifier in modifiers where modifier[0]?.string == "environment" {
      if modifier[1]?["layoutDirection"]?.string == "rightToLeft" {
        surroundings.direction = .rightToLeft
      }
    }
    var elements = try makeViews(node, surroundings)
    for modifier in modifiers {
      for index in elements.indices {
        elements[index] = try modify(elements[index], modifier, surroundings)
      }
    }
    return elements
  }

  private mutating func makeViews(
    _ node: JSONValue,
    _ surroundings: Surroundings
  ) throws -> [TestElement] {
    let arguments = node[1] ?? .null
    func length(_ key: String) -> CGFloat? { arguments[key]?.number.map { CGFloat($0) } }
    switch node[0]?.string ?? "" {
    case "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse",
      "Path", "LinearGradient", "RadialGradient", "AngularGradient", "Canvas":
      return [color()]
    case "Circle":
      return [circle()]
    case "Box":
      return [rigid(length("width") ?? 0, length("height") ?? 0)]
    case "Image":
      return [try image(node, arguments)]
    case "Spacer":
      return [spacer(surroundings.axis ?? .vertical, minLength: length("minLength"))]
    case "Divider":
      return [divider(in: surroundings.axis ?? .vertical)]
    case "Group":
      return try makeChildren(node, surroundings)
    case "AnyLayout":
      let layout = value(arguments["layout"] ?? .null, surroundings)
      return [try container(layout[0]?.string ?? "", layout[1] ?? .null, node, surroundings)]
    case "ForEach":
      return try makeLoop(node, arguments, surroundings)
    case "ScrollView":
      var inner = surroundings
      inner.axis = .vertical
      let content = LayoutContainer(
        VStackLayout(),
        try makeChildren(node, inner),
        direction: surroundings.direction
      )
      return [
        Viewport(content, arguments["axes"]?.string == "horizontal" ? .horizontal : .vertical)
      ]
    case "GridRow":
      throw Unsupported(description: "GridRow outside Grid")
    case "LazyVGrid":
      let tracks = try arguments["columns"]?.array?.map(track) ?? []
      let children = try makeChildren(node, surroundings)
      return [
        VerticalGrid(
          children,
          tracks,
          Self.alignment(arguments["alignment"]).horizontal,
          length("spacing") ?? 8,
          surroundings.direction
        )
      ]
    case let name:
      return [try container(name, arguments, node, surroundings)]
    }
  }

  private mutating func makeChildren(
    _ node: JSONValue,
    _ surroundings: Surroundings
  ) throws -> [TestElement] {
    try (node[2]?.array ?? []).flatMap { try make($0, surroundings) }
  }

  private mutating func makeLoop(
    _ node: JSONValue,
    _ arguments: JSONValue,
    _ surroundings: Surroundings
  ) throws -> [TestElement] {
    guard let from = arguments["from"]?.number, let to = arguments["to"]?.number,
      let variable = arguments["var"]?.string
    else { throw Unsupported(description: "ForEach over records") }
    return try (Int(from)..<Int(to)).flatMap { value in
      var inner = surroundings
      inner.variables[variable] = value
      return try makeChildren(node, inner)
    }
  }

  private mutating func container(
    _ name: String,
    _ arguments: JSONValue,
    _ node: JSONValue,
    _ surroundings: Surroundings
  ) throws -> TestElement {
    let alignment = Self.alignment(arguments["alignment"])
    let spacing = arguments["spacing"]?.number.map { CGFloat($0) }
    var inner = surroundings
    switch name {
    case "HStack":
      inner.axis = .horizontal
      return LayoutContainer(
        HStackLayout(alignment: alignment.vertical, spacing: spacing),
        try makeChildren(node, inner),
        direction: surroundings.direction
      )
    case "VStack":
      inner.axis = .vertical
      return LayoutContainer(
        VStackLayout(alignment: alignment.horizontal, spacing: spacing),
        try makeChildren(node, inner),
        direction: surroundings.direction
      )
    case "ZStack":
      inner.axis = nil
      return LayoutContainer(
        ZStackLayout(alignment: alignment),
        try makeChildren(node, inner),
        direction: surroundings.direction
      )
    case "Flow":
      inner.axis = nil
      return LayoutContainer(
        FlowLayout(),
        try makeChildren(node, inner),
        direction: surroundings.direction
      )
    case "Grid":
      inner.axis = nil
      return LayoutContainer(
        GridLayout(
          alignment: alignment,
          horizontalSpacing: arguments["horizontalSpacing"]?.number.map { CGFloat($0) },
          verticalSpacing: arguments["verticalSpacing"]?.number.map { CGFloat($0) }
        ),
        try makeRows(node, inner),
        direction: surroundings.direction
      )
    default:
      throw Unsupported(description: name)
    }
  }

  private mutating func makeRows(
    _ node: JSONValue,
    _ surroundings: Surroundings
  ) throws -> [TestElement] {
    var result: [TestElement] = []
    for (index, child) in (node[2]?.array ?? []).enumerated() {
      if child[0]?.string == "GridRow" {
        let alignment = child[1]?["alignment"].map { Self.alignment($0).vertical }
        result += try makeChildren(child, surroundings).map {
          $0.cell {
            $0.row = index
            $0.rowAlignment = alignment
          }
        }
      } else {
        result += try make(child, surroundings)
      }
    }
    return result
  }

  private func image(_ node: JSONValue, _ arguments: JSONValue) throws -> TestElement {
    if arguments["missing"] != nil { return rigid(0, 0) }
    guard let lengths = arguments["size"]?.array?.compactMap(\.number), lengths.count == 2 else {
      throw Unsupported(description: "Image of changing size")
    }
    let size = CGSize(width: lengths[0], height: lengths[1])
    let isResizable = (node[3]?.array ?? []).contains { $0[0]?.string == "resizable" }
    return isResizable
      ? Leaf { $0.replacingUnspecifiedDimensions(by: size) } : rigid(size.width, size.height)
  }

  // MARK: - Modifiers

  private mutating func modify(
    _ element: TestElement,
    _ modifier: JSONValue,
    _ surroundings: Surroundings
  ) throws -> TestElement {
    let arguments = modifier[1].map { value($0, surroundings) } ?? .null
    func length(_ key: String) -> CGFloat? { arguments[key]?.number.map { CGFloat($0) } }
    switch modifier[0]?.string ?? "" {
    case "probe":
      var name = arguments.string ?? ""
      for (variable, value) in surroundings.variables {
        name = name.replacingOccurrences(of: "{\(variable)}", with: "\(value)")
      }
      probes[name] = element
      return element
    case "position":
      return Leaf { proposal in
        proposal.replacingUnspecifiedDimensions(by: element.measure(proposal))
      }
    case "frame":
      let alignment = Self.alignment(arguments["alignment"])
      if arguments["width"] != nil || arguments["height"] != nil {
        return element.frame(width: length("width"), height: length("height"), alignment: alignment)
      }
      return element.frame(
        minWidth: length("minWidth"),
        idealWidth: length("idealWidth"),
        maxWidth: length("maxWidth"),
        minHeight: length("minHeight"),
        idealHeight: length("idealHeight"),
        maxHeight: length("maxHeight"),
        alignment: alignment
      )
    case "padding":
      return element.padding(Self.insets(arguments))
    case "fixedSize":
      return element.fixedSize(
        arguments["horizontal"] == nil
          ? [.horizontal, .vertical]
          : [
            arguments["horizontal"]?.bool == true ? .horizontal : [],
            arguments["vertical"]?.bool == true ? .vertical : [],
          ]
      )
    case "scaledToFit":
      return element.aspectRatio(nil, fills: false)
    case "scaledToFill":
      return element.aspectRatio(nil, fills: true)
    case "aspectRatio":
      let size = arguments["size"]?.array?.compactMap(\.number)
      return element.aspectRatio(
        length("ratio") ?? size.map { CGFloat($0[0] / $0[1]) },
        fills: arguments["mode"]?.string == "fill"
      )
    case "gridCellColumns":
      return element.cell { $0.columnSpan = Int(arguments.number ?? 1) }
    case "gridColumnAlignment":
      return element.cell { $0.columnAlignment = Self.alignment(arguments).horizontal }
    case "gridCellAnchor":
      return element.cell { $0.anchor = Self.anchors[arguments.string ?? ""] }
    case "gridCellUnsizedAxes":
      let axes: Axis.Set = arguments.string == "vertical" ? .vertical : .horizontal
      return element.cell { $0.unsizedAxes = axes }
    case "layoutPriority":
      element.priority = arguments.number ?? 0
      return element
    case "environment", "resizable", "clipped", "fill", "blendMode", "blur", "shadow", "opacity",
      "hidden", "zIndex", "offset", "cornerRadius", "clipShape", "interpolation", "strokeBorder",
      "stroke", "gesture", "scaleEffect", "rotationEffect", "transformEffect":
      // Source: layout-rules F14, O5, O8.
      return element
    case let name:
      throw Unsupported(description: name)
    }
  }

  // MARK: - Values

  private func value(_ json: JSONValue, _ surroundings: Surroundings) -> JSONValue {
    if let condition = json["if"]?.string, condition.hasPrefix("$") {
      let isTrue = surroundings.model[String(condition.dropFirst())]?.bool ?? false
      return json[isTrue ? "then" : "else"] ?? .null
    }
    return json
  }

  private func track(_ json: JSONValue) throws -> GridTrack {
    let limits = (json["flexible"] ?? json["adaptive"])?.array?.compactMap(\.number) ?? []
    let size: GridTrack.Size
    if let length = json["fixed"]?.number {
      size = .fixed(CGFloat(length))
    } else if json["flexible"] != nil {
      size = .flexible(minimum: CGFloat(limits[0]), maximum: CGFloat(limits[1]))
    } else if json["adaptive"] != nil {
      size = .adaptive(minimum: CGFloat(limits[0]), maximum: CGFloat(limits[1]))
    } else {
      throw Unsupported(description: "track")
    }
    return GridTrack(
      size,
      spacing: json["spacing"]?.number.map { CGFloat($0) },
      alignment: json["alignment"].map(Self.alignment)
    )
  }

  private static let anchors: [String: UnitPoint] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
    "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
    "bottom": .bottom, "bottomTrailing": .bottomTrailing,
  ]

  private static func alignment(_ json: JSONValue?) -> Alignment {
    switch json?.string {
    case "topLeading": .topLeading
    case "top": .top
    case "topTrailing": .topTrailing
    case "leading": .leading
    case "trailing": .trailing
    case "bottomLeading": .bottomLeading
    case "bottom": .bottom
    case "bottomTrailing": .bottomTrailing
    default: .center
    }
  }

  private static func insets(_ json: JSONValue) -> EdgeInsets {
    if let length = json.number { return EdgeInsets(CGFloat(length)) }
    if let lengths = json["insets"]?.array?.compactMap(\.number) {
      return EdgeInsets(
        top: lengths[0],
        leading: lengths[1],
        bottom: lengths[2],
        trailing: lengths[3]
      )
    }
    let edges: [String: Edge.Set] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
      "horizontal": .horizontal, "vertical": .vertical,
    ]
    return EdgeInsets(
      json["length"]?.number.map { CGFloat($0) } ?? Padding.defaultLength,
      edges: edges[json["edges"]?.string ?? ""] ?? .all
    )
  }
}
