/// Texts in many scripts and lengths, some of them hostile.
enum SampleTexts {
  static let short = [
    "A", "7", "🏆", "5K", "مرحبا بالعالم", "שלום עולם", "क्षत्रिय विद्या", "ที่นี่ ปั้น", "第一次马拉松", "初マラソン",
    "첫 마라톤",
    "Ậyg Ǻĝj", "👩🏽‍🚀 👨‍👩‍👧‍👦 🇸🇪", "Salt & <b>Sea</b>", "one\ntwo",
  ]

  static let long = [
    "The quiet month in which a hundred and forty people ran around the lake before breakfast, "
      + "every day, whatever the weather",
    String(repeating: "a walk along the shore and back. ", count: 12) + "end",
    String(repeating: "x", count: 200),
    "https://share.stride.example/awards/" + String(repeating: "first-half-marathon-", count: 6),
    String(repeating: "春の朝、川沿いを走る。「もう一歩」、と友が言う。", count: 8),
    String(repeating: "마라톤은 혼자 달리는 것이 아니다. ", count: 10),
    String(repeating: "مرحبا بالعالم الجميل من كل مكان ", count: 10),
    String(repeating: "בוקר טוב לכל הרצים ", count: 12),
    String(repeating: "สวัสดีชาวโลกที่นี่วันนี้เป็นวันที่ดี", count: 8),
    String(repeating: "क्षत्रिय विद्या ", count: 20),
    String(repeating: "🏆👩🏽‍🚀", count: 60),
    ["one", "two", "three", "four", "five", "six", "seven", "eight"].joined(separator: "\n"),
    "Stride مرحبا 2024 שלום, 走る " + String(repeating: "ẬǺĝj ", count: 30),
  ]

  /// Towers of accents, the widest and the tallest single characters.
  static let extreme = [
    String(repeating: "Z" + String(repeating: "\u{300}\u{323}", count: 25), count: 6),
    "﷽", String(repeating: "﷽", count: 12), "⸻⸻⸻", "꧅꧅",
    String(repeating: "W", count: 18), String(repeating: "\u{A0}x", count: 150),
    "a" + String(repeating: "\u{301}", count: 300),
    String(repeating: "line\n", count: 60) + "end",
  ]

  static let all = short + long + extreme
}
