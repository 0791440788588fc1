import Foundation
import SwiftUI

// Rows of the table of numbers that mean nothing: shapes and canvases.

extension NumberCase {
  private struct Drawn: Shape {
    let draw: @Sendable (inout Path, CGRect) -> Void

    func path(in rect: CGRect) -> Path { Path { draw(&$0, rect) } }
  }

  static func shape(
    _ name: String,
    _ warning: String?,
    _ draw: @escaping @Sendable (inout Path, CGRect) -> Void
  ) -> NumberCase {
    row(name, warning) { Drawn(draw: draw).fill(.blue).frame(width: 30, height: 30).clipped() }
  }

  static func canvas(
    _ name: String,
    _ warning: String?,
    _ draw: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void
  ) -> NumberCase {
    row(name, warning) { Canvas { draw(&$0, $1) }.frame(width: 30, height: 30).clipped() }
  }

  static var drawing: [NumberCase] {
    var rows: [NumberCase] = []
    let point = CGPoint(x: CGFloat.nan, y: .infinity)
    rows.append(
      shape("Path to nan", "Path") { path, _ in
        path.move(to: .zero)
        path.addLine(to: point)
      }
    )
    rows.append(
      shape("Path to inf", nil) { path, rect in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addLine(to: CGPoint(x: rect.midX, y: 1e300))
      }
    )
    rows.append(
      shape("Path curve nan", "Path") { path, _ in
        path.move(to: .zero)
        path.addCurve(to: .zero, control1: point, control2: point)
        path.addQuadCurve(to: .zero, control: point)
      }
    )
    rows.append(
      shape("Path arc nan", "Path.addArc") { path, _ in
        path.addArc(
          center: .zero,
          radius: .nan,
          startAngle: .degrees(0),
          endAngle: .degrees(.infinity),
          clockwise: true
        )
      }
    )
    rows.append(
      shape("Path arc huge", nil) { path, _ in
        path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(1e300))
      }
    )
    rows.append(
      shape("Path tangent arc nan", nil) { path, _ in
        path.move(to: .zero)
        path.addArc(tangent1End: point, tangent2End: CGPoint(x: 5, y: 5), radius: .infinity)
      }
    )
    rows.append(
      shape("Path rect nan", "Path") { path, _ in
        path.addRect(CGRect(x: CGFloat.nan, y: 0, width: 10, height: CGFloat.infinity))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan))
      }
    )
    rows.append(
      shape("Path rounded rect inf", nil) { path, _ in
        path.addRoundedRect(
          in: .infinite,
          cornerSize: CGSize(width: CGFloat.nan, height: .infinity)
        )
      }
    )
    rows.append(
      shape("Path operations nan", nil) { path, rect in
        var other = Path(rect)
        other.addLine(to: point)
        path = Path(ellipseIn: rect).union(other).subtracting(other).intersection(Path(rect))
      }
    )
    rows.append(
      shape("Path stroked nan", nil) { path, rect in
        path = Path(ellipseIn: rect).strokedPath(StrokeStyle(lineWidth: .nan, dash: [.nan]))
          .trimmedPath(from: .nan, to: .infinity)
      }
    )
    rows.append(
      shape("Path stroked inf", nil) { path, rect in
        path = Path(rect).strokedPath(
          StrokeStyle(lineWidth: .infinity, miterLimit: .nan, dash: [1e-300], dashPhase: .infinity)
        )
      }
    )
    rows.append(
      shape("Path contains nan", nil) { path, rect in
        path = Path(rect)
        if path.contains(point) || Path(.infinite).contains(point) { path = Path() }
        path = path.applying(CGAffineTransform(rotationAngle: .nan))
      }
    )
    rows.append(
      row("trim nan", nil) {
        Circle().trim(from: .nan, to: .infinity).stroke(.blue).frame(width: 30, height: 30)
      }
    )
    rows.append(row("inset nan", nil) { Circle().inset(by: .nan).frame(width: 30, height: 30) })
    rows.append(
      row("RoundedRectangle nan", nil) {
        RoundedRectangle(cornerRadius: .nan).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("UnevenRoundedRectangle inf", nil) {
        UnevenRoundedRectangle(topLeadingRadius: .infinity, bottomTrailingRadius: .nan)
          .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("Shape.scale inf", nil) {
        Circle().scale(.infinity).frame(width: 30, height: 30).clipped()
      }
    )
    rows.append(
      row("Shape.offset nan", nil) { Circle().offset(x: .nan).frame(width: 30, height: 30) }
    )
    rows.append(
      row("Shape.rotation nan", nil) {
        Rectangle().rotation(.degrees(.nan)).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("Shape.size nan", nil) {
        Rectangle().size(width: .nan, height: .infinity).frame(width: 30, height: 30).clipped()
      }
    )
    rows.append(
      row("stroke nan", "lineWidth") {
        Circle().stroke(.blue, lineWidth: .nan).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("stroke inf", "lineWidth") {
        Circle().stroke(.blue, lineWidth: .infinity).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("strokeBorder inf", nil) {
        Circle().strokeBorder(.blue, lineWidth: .infinity).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("dash nan", "dash") {
        Circle().stroke(
          .blue,
          style: StrokeStyle(lineWidth: 2, miterLimit: -.infinity, dash: [.nan, 2])
        )
        .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("dash tiny", nil) {
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [1e-300], dashPhase: 1e300))
          .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("dash negative", nil) {
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [-5, 2], dashPhase: -1e9))
          .frame(width: 30, height: 30)
      }
    )
    rows.append(
      canvas("Canvas fills the infinite rectangle", nil) { context, _ in
        context.fill(Path(.infinite), with: .color(.blue))
      }
    )
    rows.append(
      canvas("Canvas fills nan", "Path") { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 0 * 0, height: 5)),
          with: .color(.blue)
        )
        context.stroke(Path(ellipseIn: .infinite), with: .color(.green), lineWidth: .infinity)
      }
    )
    rows.append(
      canvas("Canvas transforms", nil) { context, size in
        context.translateBy(x: .nan, y: .infinity)
        context.scaleBy(x: 0, y: .infinity)
        context.rotate(by: .radians(.nan))
        context.opacity = .nan
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        context.draw(Text("canvas"), at: CGPoint(x: CGFloat.nan, y: 0))
        context.drawLayer { $0.fill(Path(.infinite), with: .color(.blue)) }
      }
    )
    rows.append(
      canvas("Canvas filters", nil) { context, size in
        context.addFilter(.blur(radius: .infinity))
        context.addFilter(.shadow(radius: .nan, x: .infinity))
        context.addFilter(.alphaThreshold(min: .nan, max: .infinity))
        context.clip(to: Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      }
    )
    rows.append(
      canvas("Canvas gradients", nil) { context, size in
        let path = Path(CGRect(origin: .zero, size: size))
        let gradient = Gradient(colors: [.blue, .green])
        context.fill(
          path,
          with: .conicGradient(gradient, center: point, angle: .radians(.infinity))
        )
        context.fill(
          path,
          with: .linearGradient(gradient, startPoint: point, endPoint: .zero)
        )
        context.fill(
          path,
          with: .radialGradient(gradient, center: .zero, startRadius: .nan, endRadius: .infinity)
        )
      }
    )
    rows.append(
      canvas("Canvas texts", nil) { context, size in
        let text = context.resolve(Text("canvas"))
        _ = text.measure(in: CGSize(width: CGFloat.nan, height: -.infinity))
        context.draw(text, in: CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 3))
        context.draw(text, at: point, anchor: UnitPoint(x: .nan, y: 1e300))
      }
    )
    rows.append(
      row("ImagePaint rect nan", "ImagePaint") {
        Rectangle().fill(
          ImagePaint(image: picture, sourceRect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        ).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("Image caps nan", nil) {
        picture.resizable(
          capInsets: EdgeInsets(top: .nan, leading: .infinity, bottom: -1, trailing: 0)
        )
        .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("Image in no room", nil) {
        Image(systemName: "star").resizable().scaledToFit().frame(width: 0, height: .nan)
          .imageScale(.large)
      }
    )
    rows.append(
      row("symbol of a huge font", "Font", far: true) {
        Image(systemName: "star").font(.system(size: 1e300))
      }
    )
    return rows
  }
}
