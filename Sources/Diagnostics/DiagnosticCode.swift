/// The catalogue of everything that sitegen can report.
///
/// A code is a stable name: scripts may look for it and documentation explains it, so a published
/// one is never renamed or given another meaning.
package enum DiagnosticCode: String, Sendable, Codable, CaseIterable {
  // Documents: the form of YAML files, front matter and data files.
  case invalidEncoding = "invalid-encoding"
  case invalidYAML = "invalid-yaml"
  case invalidCSV = "invalid-csv"
  case invalidJSON = "invalid-json"
  case unclosedFrontMatter = "unclosed-front-matter"
  case missedFrontMatter = "missed-front-matter"
  case duplicateKey = "duplicate-key"
  case unsupportedYAML = "unsupported-yaml"
  case documentTooLarge = "document-too-large"

  // Schema: what the values mean.
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case unknownKind = "unknown-kind"
  case unknownStyle = "unknown-style"
  case unknownIcon = "unknown-icon"
  case invalidURL = "invalid-url"
  case invalidDate = "invalid-date"
  case truncatedByComment = "truncated-by-comment"
  case schemeWithoutDot = "scheme-without-dot"

  // The app.
  case unreachableAppLinks = "unreachable-app-links"

  // Texts.
  case rawHTML = "raw-html"
  case unsafeLink = "unsafe-link"
  case brokenLink = "broken-link"

  // Themes and templates.
  case unknownTheme = "unknown-theme"
  case missingThemeFile = "missing-theme-file"
  case endlessTheme = "endless-theme"
  case unknownVariable = "unknown-variable"
  case invalidTemplate = "invalid-template"
  case missingTemplate = "missing-template"
  case endlessInclusion = "endless-inclusion"

  // The plan.
  case pathCollision = "path-collision"
  case missingFile = "missing-file"
  case ignoredFile = "ignored-file"
  case noContent = "no-content"
  case skippedPage = "skipped-page"

  // Cards.
  case noFonts = "no-fonts"
  case missingGlyph = "missing-glyph"
  case textTruncated = "text-truncated"
  case unscannableCode = "unscannable-code"
  case payloadTooLong = "payload-too-long"
  case appOnlyCode = "app-only-code"
  case lowContrast = "low-contrast"
  case logoLeftOut = "logo-left-out"
  case unusableIcon = "unusable-icon"
  case unusableLogo = "unusable-logo"
  case unusablePicture = "unusable-picture"
  case overBudget = "over-budget"
  case previewFormat = "preview-format"
  case unsupportedFormat = "unsupported-format"
  case renderingFailed = "rendering-failed"

  // Scanning.
  case unreadablePicture = "unreadable-picture"
  case missingCode = "missing-code"
  case refusedCode = "refused-code"

  // Files and folders.
  case unreadableFile = "unreadable-file"
  case unwritableFile = "unwritable-file"
  case foreignFile = "foreign-file"
  case existingFile = "existing-file"
  case outputInUse = "output-in-use"
  case missingSite = "missing-site"
  case unwatchedFolder = "unwatched-folder"
  case unopenedBrowser = "unopened-browser"
  case openToOthers = "open-to-others"

  // The local server.
  case portInUse = "port-in-use"
  case unusableAddress = "unusable-address"

  // Publishing.
  case unfinishedBuild = "unfinished-build"
  case outdatedBuild = "outdated-build"
  case unknownTarget = "unknown-target"
  case unusableTarget = "unusable-target"
  case targetInUse = "target-in-use"
  case targetFailed = "target-failed"
  case tooManyDeletions = "too-many-deletions"

  // The command line.
  case unknownCommand = "unknown-command"
  case unknownOption = "unknown-option"
  case missingValue = "missing-value"
  case unexpectedArgument = "unexpected-argument"
}
