/// Texts of many scripts and lengths from a generator that always makes the same of a seed.
struct GeneratedTexts {
  private var state: UInt64

  /// Words, or letters where a script has no spaces, by the language of their script.
  static let scripts: [(language: String, words: String)] = [
    ("en", "river Morning run the longest-ever a 21.1 km (again!) Gothenburg straightforwardness"),
    ("vi", "Chạy bộ mỗi buổi sáng khoẻ Nguyễn Ǻĝj Ậyg Ṩ Zażółć gęślą"),
    ("el", "Κάθε πρωί τρέχω λίγο ᾧ Ἀθηνᾶ"),
    ("ru", "Съешь ещё этих мягких булок ґрунт їжака"),
    ("ar", "مرحبا بالعالم الجميل كل صباح مُحَمَّد ١٢٣"),
    ("he", "שָׁלוֹם ריצת בוקר טוב עולם לכל"), ("ur", "ہر صبح دریا کے کنارے دوڑ"),
    ("hi", "क्षत्रिय विद्या श्री र्कि द्ध्य सुबह"), ("bn", "ক্ষমা জ্ঞান শ্রী বাংলা র্ক কো"),
    ("ta", "தமிழ் கொள்கை ஸ்ரீ யௌவனம்"), ("te", "తెలుగు క్షమ శ్రీ స్త్రీ జ్ఞానం"),
    ("th", "ที่ นี่ ปั้น น้ำ กู้ ญู ฐุ เก็บ"), ("lo", "ພາ ສາ ລາວ ເຂົ້າ ນ້ຳ ຫຼິ້ນ"),
    ("km", "ភាសា ខ្មែរ ស្ត្រី កៀន ព្រឹត្តិ"), ("my", "မြန်မာ ဘာသာ က္ကျွန်ုပ် ဩဇာ ငြိမ်း"),
    ("ka", "ქართული ენა დილის სირბილი"), ("hy", "Հայերեն լեզու առավոտ՝ վազք։"),
    ("am", "አማርኛ ቋንቋ፣ ጠዋት ሩጫ።"), ("ko", "매일 아침 강가를 달리는 사람들"),
    ("ja", "春の 朝、 川沿いを 走る。 「もう一歩」、 パーティー"), ("zh-Hans", "每天 早晨， 沿着 河边 跑步。 “骨直海”"),
    ("zh-Hant", "每天 早晨， 沿著 河邊 跑步。 「骨直海」"), ("si", "සිංහල ශ්‍රී ක්‍ෂ ප්‍රේම කෞ"),
    ("en", "🏆 👩🏽‍🚀 👨‍👩‍👧‍👦 🇸🇪 1️⃣ ❤️ 👍🏿"), ("sv", "Stride مرحبا 2024 שלום, 走る क्षत्रिय Ậy 🏆 #1"),
  ]

  /// The languages whose words follow each other without spaces.
  private static let unspaced: Set = ["th", "lo", "km", "my", "ja", "zh-Hans", "zh-Hant"]

  init(seed: UInt64) {
    state = seed
  }

  /// A number below a limit.
  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }

  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// A text in a script of about so many characters; of one without any, none.
  mutating func text(in script: Int, length: Int) -> String {
    let (language, list) = Self.scripts[script % Self.scripts.count]
    let words = list.split(separator: " ").map(String.init)
    let gap = Self.unspaced.contains(language) ? "" : " "
    var text = ""
    while text.count < length, let word = words.randomElement(using: &self) {
      text += text.isEmpty ? word : gap + word
    }
    return String(text.prefix(length))
  }
}

extension GeneratedTexts: RandomNumberGenerator {
  mutating func next() -> UInt64 {
    UInt64(number(below: 1 << 31)) << 33 | UInt64(number(below: 1 << 31)) << 2
      | UInt64(number(below: 4))
  }
}
