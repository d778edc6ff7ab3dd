import Arguments
import SiteGenerator

extension CardCommandOptions {
  /// The options of `sitegen card`, in the order of its help.
  static let specifications: [OptionSpecification] =
    outputs + contents + [
      .value(
        "site", "FOLDER", "The folder that holds 'site' and 'content'.",
        defaultText: "the nearest one around the file or the current folder"),
      .value("theme", "NAME", "The theme.", defaultText: "the site's, else default"),
      .value(
        "scheme", "NAME", "Allow links with this scheme of an app besides those of the site.",
        isRepeatable: true),
      .value(
        "jobs", short: "j", "NUMBER", "How many workers draw at a time.",
        defaultText: "one for each processor"),
      .flag("debug", "Draw the frames and names of the layout's elements over the card."),
      .flag("json", "Write what was drawn as JSON, for programs."),
      .flag("quiet", short: "q", "Write nothing but warnings and errors."),
    ]

  private static let outputs: [OptionSpecification] = [
    .value(
      "output", short: "o", "PATH",
      "The file to write, or the folder to write into; - is standard output.",
      defaultText: "the current folder"),
    .value(
      CardOption.size.rawValue, "SIZE",
      "The size: square, story, wide or compact, or all that the site makes.",
      defaultText: "wide", isRepeatable: true, isList: true),
    .value(
      CardOption.style.rawValue, "STYLE", "The style.",
      defaultText: "the page's, the site's or the theme's"),
    .value(
      CardOption.format.rawValue, "FORMAT", "The format.",
      defaultText: "by the file's ending, else the page's or png",
      choices: CardFormat.allCases.map(\.rawValue)),
    .value(
      CardOption.scale.rawValue, "NUMBER", "Output pixels in a pixel of the size, 1 to 3.",
      defaultText: "the page's or 1"),
    .value(
      CardOption.quality.rawValue, "NUMBER", "How well JPEG, WebP and AVIF are written, 1 to 100."),
    .value(
      CardOption.budget.rawValue, "SIZE", "The most that a file is to have, such as '1 MB'.",
      defaultText: "the page's or 300 KB"),
  ]

  private static let contents: [OptionSpecification] = [
    content(
      .kind, "KIND", "What the card is of.", defaultText: "what the other options say, else page"),
    content(.title, "TEXT", "The title."),
    content(.subtitle, "TEXT", "The subtitle."),
    content(.metric, "TEXT", "An achievement's value."),
    content(.icon, "NAME", "An icon of the theme, or one emoji."),
    content(.progress, "NUMBER", "How far an achievement's goal is reached, 0 to 1."),
    content(.quote, "TEXT", "A quote."),
    content(.attribution, "TEXT", "Whose quote it is."),
    content(
      .stat, "LABEL=VALUE[:TREND]", "A figure; its trend is up, down or neutral.",
      isRepeatable: true),
    content(.dateRange, "TEXT", "What time the figures are from."),
    content(.code, "TEXT", "An invitation's code."),
    content(.name, "TEXT", "A contact's name."),
    content(.telephone, "NUMBER", "A contact's telephone number."),
    content(.email, "ADDRESS", "A contact's email address."),
    content(.organization, "NAME", "A contact's organization."),
    content(.brand, "NAME", "The name in the footer.", defaultText: "the site's"),
    content(.link, "LINK", "Where the QR code leads.", defaultText: "no code"),
    content(.caption, "TEXT", "The text below the code.", defaultText: "the theme's"),
    content(
      .language, "TAG", "The language as a BCP 47 tag.", defaultText: "the site's, else en"),
    content(
      .param, "NAME=VALUE", "A value for the layout of a theme's own kind.", isRepeatable: true),
  ]

  private static func content(
    _ flag: CardFlag, _ placeholder: String, _ summary: String, defaultText: String? = nil,
    isRepeatable: Bool = false
  ) -> OptionSpecification {
    .value(
      flag.rawValue, placeholder, summary, defaultText: defaultText, isRepeatable: isRepeatable)
  }
}
