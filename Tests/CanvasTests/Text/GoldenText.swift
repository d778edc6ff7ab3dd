import Canvas
import Testing

/// A text whose picture is kept, with the families that have to draw it.
struct GoldenText: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  var language = "en"
  var family = "Inter"
  var alignment = TextAlignment.start
  var weight = FontWeight.regular
  var isBalanced = false
  var maximumLines = 4
  var tracking = 0.0
  var hangsPunctuation = false
  var spans: [TextSpan] = []
  /// The families that the pieces of the text come from.
  let fonts: Set<String>

  var testDescription: String { name }

  static let scripts = [
    GoldenText(
      name: "latin-diacritics", text: "Ậyg Ǻĝj Ệ Ṩ Ǖ ṻ Ṝ\nZażółć gęślą jaźń, Đặng", fonts: ["Inter"]
    ),
    GoldenText(
      name: "vietnamese", text: "Chạy bộ mỗi buổi sáng, để khoẻ hơn hôm qua", language: "vi",
      fonts: ["Inter"]),
    GoldenText(
      name: "greek", text: "Κάθε πρωί τρέχω λίγο· ᾧ Ἀθηνᾶ", language: "el", fonts: ["Inter"]),
    GoldenText(
      name: "cyrillic", text: "Съешь ещё этих булок, ґрунт їжака, љубав ђак", language: "ru",
      fonts: ["Inter"]),
    GoldenText(
      name: "arabic", text: "مرحبا بالعالم، اليوم ١٢٣\nلا إله — مُحَمَّد", language: "ar",
      fonts: ["Noto Sans Arabic"]),
    GoldenText(
      name: "persian", text: "می‌دوم، پژوهش ۴۵۶ گچ", language: "fa", fonts: ["Noto Sans Arabic"]),
    GoldenText(
      name: "urdu-nastaliq", text: "ہر صبح دریا کے کنارے دوڑ", language: "ur",
      family: "Noto Nastaliq Urdu", fonts: ["Noto Nastaliq Urdu"]),
    GoldenText(
      name: "hebrew", text: "שָׁלוֹם עֲלֵיכֶם, ריצת בוקר „טובה“", language: "he",
      fonts: ["Noto Sans Hebrew", "Inter"]),
    GoldenText(
      name: "devanagari", text: "क्षत्रिय विद्या, श्री र्कि द्ध्य ट्ठ", language: "hi",
      fonts: ["Noto Sans Devanagari"]),
    GoldenText(
      name: "bengali", text: "ক্ষমা জ্ঞান শ্রী বাংলা র্ক কো", language: "bn",
      fonts: ["Noto Sans Bengali"]),
    GoldenText(
      name: "tamil", text: "தமிழ் கொள்கை ஸ்ரீ யௌவனம்", language: "ta", fonts: ["Noto Sans Tamil"]),
    GoldenText(
      name: "telugu", text: "తెలుగు క్షమ శ్రీ స్త్రీ జ్ఞానం", language: "te", fonts: ["Noto Sans Telugu"]),
    GoldenText(
      name: "kannada", text: "ಕನ್ನಡ ಕ್ಷಮೆ ಶ್ರೀ ಜ್ಞಾನ ರ್ಕ", language: "kn", fonts: ["Noto Sans Kannada"]),
    GoldenText(
      name: "malayalam", text: "മലയാളം ക്ഷമ ശ്രീ ഞ്ഞ ന്റെ കൊ", language: "ml",
      fonts: ["Noto Sans Malayalam"]),
    GoldenText(
      name: "gujarati", text: "ગુજરાતી ક્ષમા શ્રી જ્ઞાન ર્કિ", language: "gu",
      fonts: ["Noto Sans Gujarati"]),
    GoldenText(
      name: "gurmukhi", text: "ਪੰਜਾਬੀ ਸ੍ਰੀ ਪ੍ਰੇਮ ਸਿੰਘ ਨ੍ਹਾ", language: "pa",
      fonts: ["Noto Sans Gurmukhi"]),
    GoldenText(
      name: "sinhala", text: "සිංහල ශ්‍රී ක්‍ෂ ප්‍රේම කෞ", language: "si", fonts: ["Noto Sans Sinhala"]),
    GoldenText(
      name: "thai", text: "ที่นี่ ปั้น น้ำ กู้ ญู ฐุ เก็บ", language: "th", fonts: ["Noto Sans Thai"]),
    GoldenText(name: "lao", text: "ພາສາລາວ ເຂົ້າ ນ້ຳ ຫຼິ້ນ", language: "lo", fonts: ["Noto Sans Lao"]),
    GoldenText(
      name: "khmer", text: "ភាសាខ្មែរ ស្ត្រី កៀន ព្រឹត្តិ", language: "km", fonts: ["Noto Sans Khmer"]),
    GoldenText(
      name: "myanmar", text: "မြန်မာဘာသာ က္ကျွန်ုပ် ဩဇာ ငြိမ်း", language: "my",
      fonts: ["Noto Sans Myanmar"]),
    GoldenText(
      name: "tibetan", text: "བོད་ཡིག བསྒྲུབས་ ཧཱུྃ རྐྱེན།", language: "bo", fonts: ["Noto Serif Tibetan"]),
    GoldenText(
      name: "georgian", text: "ქართული ენა, დილის სირბილი", language: "ka",
      fonts: ["Noto Sans Georgian", "Inter"]),
    GoldenText(
      name: "armenian", text: "Հայերեն լեզու, առավոտ՝ վազք։", language: "hy",
      fonts: ["Noto Sans Armenian", "Inter"]),
    GoldenText(
      name: "ethiopic", text: "አማርኛ ቋንቋ፣ ጠዋት ሩጫ።", language: "am", fonts: ["Noto Sans Ethiopic"]),
    GoldenText(
      name: "han-simplified", text: "每天早晨，沿着河边跑步。“骨直海”", language: "zh-Hans",
      fonts: ["Noto Sans CJK SC", "Inter"]),
    GoldenText(
      name: "han-traditional", text: "每天早晨，沿著河邊跑步。「骨直海」", language: "zh-Hant",
      fonts: ["Noto Sans CJK TC"]),
    GoldenText(
      name: "japanese", text: "春の朝、川沿いを走る。「もう一歩」、と友が言うパーティー。", language: "ja",
      isBalanced: true, fonts: ["Noto Sans CJK JP"]),
    GoldenText(
      name: "korean", text: "매일 아침 강가를 달리는 사람들", language: "ko",
      fonts: ["Noto Sans CJK KR"]),
    GoldenText(
      name: "cherokee", text: "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ ꭲꮳꮅ", language: "chr", fonts: ["Noto Sans Cherokee"]),
    GoldenText(name: "nko", text: "ߒߞߏ ߞߊ߲߫ ߘߋ߬ߓߋ", language: "nqo", fonts: ["Noto Sans NKo"]),
    GoldenText(
      name: "mongolian", text: "ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ", language: "mn", fonts: ["Noto Sans Mongolian"]),
    GoldenText(name: "syriac", text: "ܫܠܡܐ ܥܠܡܐ", language: "syr", fonts: ["Noto Sans Syriac"]),
    GoldenText(name: "thaana", text: "ދިވެހި ބަސް", language: "dv", fonts: ["Noto Sans Thaana"]),
    GoldenText(name: "javanese", text: "ꦧꦱꦗꦮ ꦏꦿꦩ ꦱ꧀ꦠꦿꦶ", language: "jv", fonts: ["Noto Sans Javanese"]),
  ]

  static let mixtures = [
    GoldenText(
      name: "emoji", text: "Run 🏆 👩🏽‍🚀 👨‍👩‍👧‍👦 🇸🇪 1️⃣ ❤ ❤️ #1 2024 👍🏿",
      fonts: ["Inter", "Noto Color Emoji"]),
    GoldenText(
      name: "bidi-left", text: "Stride – مرحبا بالعالم 42 km (שלום) end.",
      fonts: ["Inter", "Noto Sans Arabic", "Noto Sans Hebrew"]),
    GoldenText(
      name: "bidi-right", text: "ركضت 42.2 km مع Stride اليوم (رائع)!", language: "ar",
      fonts: ["Inter", "Noto Sans Arabic"]),
    GoldenText(
      name: "ellipsis", text: "A title that is much longer than two lines have room for, truly",
      maximumLines: 2, fonts: ["Inter"]),
    GoldenText(
      name: "balanced-hebrew", text: "ריצת בוקר ארוכה לאורך הנהר עם חברים טובים מאוד",
      language: "he",
      isBalanced: true, fonts: ["Noto Sans Hebrew"]),
    GoldenText(
      name: "hanging-left",
      text: "“Every morning is a new beginning, and every evening is a harvest.”",
      family: "EB Garamond", isBalanced: true, hangsPunctuation: true, fonts: ["EB Garamond"]),
    GoldenText(
      name: "hanging-right", text: "«كل صباح بداية جديدة، وكل مساء حصاد جميل لما زرعناه»",
      language: "ar",
      isBalanced: true, hangsPunctuation: true, fonts: ["Noto Sans Arabic"]),
    GoldenText(
      name: "tracking", text: "WEEKLY العربية हिन्दी 日本語 fit", tracking: 4,
      fonts: ["Inter", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans CJK JP"]),
    GoldenText(
      name: "spans", text: "42.2 km office مرحبا क्षत्रिय",
      spans: [
        TextSpan(characters: 0..<4, weight: .heavy, sizeFactor: 1.6),
        TextSpan(characters: 9..<11, color: Color(red: 220, green: 40, blue: 40)),
        TextSpan(characters: 16..<18, color: Color(red: 30, green: 120, blue: 220)),
        TextSpan(characters: 20..<22, color: Color(red: 20, green: 150, blue: 60)),
      ], fonts: ["Inter", "Noto Sans Arabic", "Noto Sans Devanagari"]),
    GoldenText(
      name: "katakana", text: "ソフトウェアアップデートのおしらせをメールマガジンで読む", language: "ja",
      isBalanced: true, fonts: ["Noto Sans CJK JP"]),
  ]
}
