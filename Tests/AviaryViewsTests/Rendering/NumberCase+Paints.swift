import Foundation
import SwiftUI

// Rows of the table of numbers that mean nothing: paints.

extension NumberCase {
  static var paints: [NumberCase] {
    var rows: [NumberCase] = []
    func filled(_ style: some ShapeStyle) -> some View {
      Rectangle().fill(style).frame(width: 30, height: 30)
    }
    rows.append(row("Color(red: nan)", "Color") { filled(Color(red: nan, green: inf, blue: -inf)) })
    rows.append(
      row("Color(red: inf, opacity: nan)", "Color") {
        filled(Color(red: inf, green: 0, blue: 0, opacity: nan))
      }
    )
    rows.append(row("Color(white: huge)", "Color") { filled(Color(white: 1e300)) })
    rows.append(
      row("Color(hue: nan)", "Color") {
        filled(Color(hue: nan, saturation: inf, brightness: 1))
      }
    )
    rows.append(
      row("Color(hue: huge)", nil) {
        filled(Color(hue: 1e300, saturation: 1, brightness: 1))
      }
    )
    rows.append(
      row("Color displayP3 nan", "Color") {
        filled(Color(.displayP3, red: nan, green: 0, blue: 0))
      }
    )
    rows.append(row("Color.opacity(nan)", "opacity") { filled(Color.blue.opacity(nan)) })
    rows.append(row("Color.mix(by: nan)", nil) { filled(Color.blue.mix(with: .green, by: nan)) })
    rows.append(
      row("Color.Resolved nan", "Color") {
        filled(Color(Color.Resolved(red: .nan, green: 0, blue: 0, opacity: .infinity)))
      }
    )
    rows.append(
      row("LinearGradient point nan", "LinearGradient") {
        filled(
          LinearGradient(
            colors: [.blue, .green],
            startPoint: UnitPoint(x: nan, y: 0),
            endPoint: .bottom
          )
        )
      }
    )
    rows.append(
      row("stop at nan", "Gradient") {
        filled(
          LinearGradient(
            stops: [
              .init(color: .blue, location: .nan), .init(color: .green, location: .infinity),
            ],
            startPoint: .top,
            endPoint: .bottom
          )
        )
      }
    )
    rows.append(
      row("RadialGradient radius inf", "RadialGradient") {
        filled(
          RadialGradient(
            colors: [.blue, .green],
            center: .center,
            startRadius: 0,
            endRadius: .infinity
          )
        )
      }
    )
    rows.append(
      row("EllipticalGradient nan", nil) {
        filled(
          EllipticalGradient(
            colors: [.blue, .green],
            startRadiusFraction: .nan,
            endRadiusFraction: .infinity
          )
        )
      }
    )
    rows.append(
      row("AngularGradient(angle: nan)", "AngularGradient") {
        AngularGradient(colors: [.blue, .green], center: .center, angle: .degrees(nan))
          .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("AngularGradient(angle: inf)", "AngularGradient") {
        filled(AngularGradient(colors: [.blue, .green], center: .center, angle: .radians(inf)))
      }
    )
    rows.append(
      row("AngularGradient huge", "AngularGradient") {
        filled(
          AngularGradient(
            colors: [.blue, .green],
            center: .center,
            startAngle: .radians(-1e300),
            endAngle: .radians(1e300)
          )
        )
      }
    )
    rows.append(
      row("AngularGradient center nan", "AngularGradient") {
        filled(AngularGradient(colors: [.blue, .green], center: UnitPoint(x: nan, y: inf)))
      }
    )
    rows.append(
      row("gradient of no colours", nil) {
        filled(AngularGradient(colors: [], center: .center))
      }
    )
    rows.append(
      row("MeshGradient nan", "MeshGradient") {
        MeshGradient(
          width: 2,
          height: 2,
          points: [.init(.nan, 0), .init(1, 0), .init(0, .infinity), .init(1, 1)],
          colors: [.blue, .green, .blue, .green]
        ).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("shadow style nan", nil) {
        filled(Color.blue.shadow(.drop(radius: .nan, x: .infinity)))
      }
    )
    rows.append(
      row("inner shadow inf", nil) {
        filled(Color.blue.shadow(.inner(radius: .infinity, x: .nan)))
      }
    )
    rows.append(
      row("ImagePaint scale 0", "ImagePaint") {
        filled(ImagePaint(image: picture, scale: 0))
      }
    )
    return rows
  }
}
