import Arguments

/// A program with every kind of option and operand.
let sampleProgram = ProgramSpecification(
  name: "sample", version: "1.2.3",
  summary: "Compile moments that people share into pages and cards with codes that scan.",
  commands: [
    CommandSpecification(
      "build", "Make the whole site.",
      discussion: """
        Only what changed since the last build is made again, unless --force says that
        everything is.

        Several machines can build one site: each makes its shard.
        """,
      options: [
        .value("output", short: "o", "FOLDER", "Where to write.", defaultText: "public"),
        .flag("force", short: "f", "Make everything again."),
        .value(
          "only", "PATTERN", "Make only the pages whose path matches the pattern.",
          isRepeatable: true),
        .value(
          "format", "FORMAT", "The format of the cards.", defaultText: "png",
          choices: ["png", "jpeg", "webp"]),
        .value(
          "shard-of-many-machines", "NUMBER/COUNT", "Make one part of several."),
      ],
      examples: [
        CommandExample("sample build --output dist", "Build into dist/."),
        CommandExample("sample build -f", "Build everything again."),
      ]),
    CommandSpecification(
      "publish", "Upload the site.",
      operands: [
        OperandSpecification("TARGET", "A target of the configuration."),
        OperandSpecification(
          "PATH", "The paths to upload; all of them unless given.", isRequired: false,
          isRepeatable: true),
      ]),
    CommandSpecification(
      "new", "Write an empty page.",
      options: [.value("version", "NUMBER", "The version of the page's form.")],
      operands: [
        OperandSpecification("KIND", "The kind of page."),
        OperandSpecification("NAME", "The name of the page.", isRequired: false),
      ]),
  ],
  globalOptions: [
    .flag("quiet", short: "q", "Say nothing but errors."),
    .value("site", short: "C", "FOLDER", "The folder of the site.", defaultText: "."),
  ])
