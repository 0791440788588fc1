import Foundation
import SwiftUI

// Rows of the table of numbers that mean nothing: effects.

extension NumberCase {
  static var effects: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(row("offset nan", "offset") { block.offset(x: .nan) })
    rows.append(row("offset inf", "offset") { block.offset(x: .infinity, y: -.infinity) })
    rows.append(row("offset huge", "offset") { block.offset(x: 1e300) })
    rows.append(row("scaleEffect nan", "scaleEffect") { block.scaleEffect(.nan) })
    rows.append(row("scaleEffect inf", "scaleEffect") { block.scaleEffect(.infinity) })
    rows.append(row("scaleEffect 0", nil) { block.scaleEffect(0) })
    rows.append(
      row("scaleEffect huge", "scaleEffect", far: true) {
        Text("x").scaleEffect(1e300)
      }
    )
    rows.append(
      row("scaleEffect large thrice", nil, far: true) {
        Text("x").shadow(radius: 2).scaleEffect(1e8).scaleEffect(1e8).scaleEffect(1e8)
      }
    )
    rows.append(row("scaleEffect tiny", nil) { Text("x").blur(radius: 1).scaleEffect(1e-300) })
    rows.append(
      row("scaleEffect anchor nan", "scaleEffect") {
        block.scaleEffect(2, anchor: UnitPoint(x: .nan, y: .infinity))
      }
    )
    rows.append(
      row("rotationEffect nan", "rotationEffect") {
        block.rotationEffect(.degrees(.nan))
      }
    )
    rows.append(
      row("rotationEffect inf", "rotationEffect") {
        block.rotationEffect(.radians(.infinity))
      }
    )
    rows.append(row("rotationEffect huge", nil) { block.rotationEffect(.radians(1e300)) })
    rows.append(
      row("rotation3DEffect nan", "rotation3DEffect") {
        block.rotation3DEffect(.degrees(.nan), axis: (x: 1, y: 0, z: 0))
      }
    )
    rows.append(
      row("rotation3DEffect axis 0", nil) {
        block.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0))
      }
    )
    rows.append(
      row("rotation3DEffect perspective inf", "rotation3DEffect") {
        block.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), perspective: .infinity)
      }
    )
    rows.append(
      row("transformEffect nan", "projectionEffect") {
        block.transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      }
    )
    rows.append(
      row("projectionEffect 0", nil) {
        var transform = ProjectionTransform()
        transform.m33 = 0
        return block.projectionEffect(transform)
      }
    )
    rows.append(
      row("visualEffect nan", nil) {
        block.visualEffect { content, proxy in content.offset(x: proxy.size.width / 0 * 0) }
      }
    )
    rows.append(
      row("visualEffect scale inf", nil) {
        block.visualEffect { content, _ in content.scaleEffect(.infinity).blur(radius: .nan) }
      }
    )
    rows.append(row("opacity nan", "opacity") { block.opacity(nan) })
    rows.append(row("opacity inf", "opacity") { block.opacity(inf) })
    rows.append(row("blur nan", nil) { block.blur(radius: .nan) })
    rows.append(row("blur inf", "blur") { block.blur(radius: .infinity) })
    rows.append(row("blur huge", nil) { block.blur(radius: 1e300) })
    rows.append(row("shadow nan", nil) { block.shadow(radius: .nan) })
    rows.append(row("shadow inf", "shadow") { block.shadow(radius: .infinity, x: .nan, y: 1) })
    rows.append(row("shadow far", nil) { block.shadow(radius: 2, x: 1e300) })
    rows.append(row("brightness nan", "brightness") { block.brightness(nan) })
    rows.append(row("contrast inf", "contrast") { block.contrast(inf) })
    rows.append(row("saturation nan", "saturation") { block.saturation(nan) })
    rows.append(row("grayscale inf", "grayscale") { block.grayscale(inf) })
    rows.append(row("hueRotation nan", "hueRotation") { block.hueRotation(.degrees(nan)) })
    rows.append(row("cornerRadius nan", nil) { block.cornerRadius(.nan) })
    rows.append(row("cornerRadius inf", nil) { block.cornerRadius(.infinity) })
    rows.append(row("border nan", nil) { block.border(.red, width: .nan) })
    rows.append(row("border inf", nil) { block.border(.green, width: .infinity) })
    rows.append(
      row("clipShape inset nan", nil) {
        block.clipShape(Rectangle().inset(by: .nan))
      }
    )
    rows.append(
      row("contentShape inset inf", nil) {
        block.contentShape(Circle().inset(by: .infinity))
      }
    )
    rows.append(
      row("mask scaled by nan", "scaleEffect") {
        block.mask { Circle().scaleEffect(.nan) }
      }
    )
    rows.append(
      row("drawingGroup huge", nil, far: true) {
        block.scaleEffect(1e8).drawingGroup().opacity(0.5)
      }
    )
    rows.append(
      row("listRowInsets nan", nil) {
        List {
          Text("row").listRowInsets(
            EdgeInsets(top: .nan, leading: .infinity, bottom: 0, trailing: 0)
          )
        }
        .frame(height: 60)
      }
    )
    return rows
  }
}
