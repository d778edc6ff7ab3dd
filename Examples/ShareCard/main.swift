import Foundation
import ShareCards

let content = AchievementCardContent(
  title: "First 5K", subtitle: "In the rain, and not last", metric: "5.0 km",
  iconName: "figure.run", brandName: "Stride")
let png = try ShareCardRenderer().renderPNGData(
  content: content, style: .branded, size: .wide,
  qrCodeURL: URL(string: "https://share.stride.example/first-5k"), scale: 1)
try png.write(to: URL(fileURLWithPath: "first-5k.png"))
