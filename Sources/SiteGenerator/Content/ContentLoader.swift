import Diagnostics
import Documents

/// Finds the content files of a site and reads all of them.
struct ContentLoader {
  private let folder: Folder
  private let pages: PageReader
  private let sections: SectionReader
  private let siteDefaults: SiteDefaults
  private var content = Content()
  private var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - folder: the content folder.
  ///   - reader: reads the pages.
  ///   - siteDefaults: what `site.yml` gives to sections.
  init(folder: Folder, reader: PageReader, siteDefaults: SiteDefaults) {
    self.folder = folder
    pages = reader
    sections = SectionReader(
      configuration: reader.configuration, schema: reader.schema, limits: reader.limits)
    self.siteDefaults = siteDefaults
  }

  /// Reads everything; a page that has errors is left out and its faults are among the diagnostics.
  ///
  /// - Returns: the content, and everything that is to be told.
  /// - Throws: `FileError` when the folder cannot be listed.
  mutating func load() throws(FileError) -> (content: Content, diagnostics: [Diagnostic]) {
    let (files, others) = try folder.files(includesHidden: false)
    diagnostics += others.map { folder.leftOut($0, hint: Self.hint) }
    return load(files)
  }

  /// Reads some of the files as if the folder held no others.
  ///
  /// - Parameter files: their paths below the folder, in the order of their bytes.
  /// - Returns: the content, and everything that is to be told.
  mutating func load(_ files: [String]) -> (content: Content, diagnostics: [Diagnostic]) {
    // What a section gives has to be known before its pages are read.
    for file in files where ContentFile(file) == .section { readSection(file) }
    for file in files {
      switch ContentFile(file) {
      case .section, .resource: break
      case .page, .bundle: readPage(file)
      case .data(let format): readRecords(file, format: format)
      }
    }
    addResources(files.filter { ContentFile($0) == .resource }, bundles: bundles(of: files))
    return (content, diagnostics)
  }

  private mutating func readSection(_ file: String) {
    guard let place = PagePlace(file: file), let source = collect(file) else { return }
    let (section, found) = sections.read(source, at: place)
    diagnostics += found
    guard let section else { return }
    if let other = content.sections[section.path] {
      diagnostics.append(
        Diagnostic(
          .pathCollision,
          "\(other.origin.file) and \(section.origin.file) both describe the section"
            + " '\(section.path)'",
          hint: "put the pages of both folders into one"))
    }
    content.sections[section.path] = section
  }

  private mutating func readPage(_ file: String) {
    guard let place = PagePlace(file: file) else {
      diagnostics.append(
        Diagnostic(
          .invalidValue,
          "'\(folder.shown(file))' would be the site's index, which is made of all pages",
          hint: "name it _index.md to give the index a title and a text"))
      return
    }
    guard let source = collect(file) else { return }
    let (page, found) = pages.read(source, at: place, defaults: defaults(of: place.section))
    diagnostics += found
    if let page { content.pages.append(page) }
  }

  /// Reads a data file record by record, so that only one of them is in memory.
  private mutating func readRecords(_ file: String, format: RecordFormat) {
    guard let place = PagePlace(file: file) else { return }
    let defaults = defaults(of: place.section)
    do throws(DiagnosticError) {
      let chunks: FileChunks
      do throws(FileError) {
        chunks = try folder.chunks(of: file)
      } catch {
        throw DiagnosticError(error.diagnostic)
      }
      var reader = RecordReader(format: format, path: folder.shown(file)) {
        () throws(DiagnosticError) in
        do throws(FileError) {
          return try chunks.next()
        } catch {
          throw DiagnosticError(error.diagnostic)
        }
      }
      while let record = try reader.next() {
        let (page, found) = pages.read(record, at: place, defaults: defaults)
        diagnostics += found
        if let page { content.pages.append(page) }
      }
    } catch {
      diagnostics += error.diagnostics
    }
  }

  /// What a section's pages get: from the nearest `_index.md` first, then from those above it,
  /// then from `site.yml`.
  private func defaults(of section: String) -> PageDefaults {
    var result = PageDefaults()
    for path in SectionPath.chain(from: section) {
      if let own = content.sections[path] { result = result.filled(from: own.defaults) }
    }
    return result.filled(from: siteDefaults.defaults(of: section))
  }

  private mutating func collect(_ file: String) -> SourceText? {
    do throws(DiagnosticError) {
      return try folder.readText(file)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  private static let hint = "pages end in .md; files to copy belong into site/static"
}

// The files beside `index.md`.
extension ContentLoader {
  /// The folders that are bundles, each with the index of its page; nil for a page with errors.
  private func bundles(of files: [String]) -> [String: Int?] {
    var bundles: [String: Int?] = [:]
    for file in files where ContentFile(file) == .bundle {
      bundles[folder(ofBundle: file)] = .some(nil)
    }
    for (index, page) in content.pages.enumerated() {
      let file = page.origin.contentPath
      if ContentFile(file) == .bundle { bundles[folder(ofBundle: file)] = index }
    }
    return bundles
  }

  private func folder(ofBundle file: String) -> String {
    String(file.dropLast("/index.md".count))
  }

  /// Gives each file to the page of the nearest bundle around it.
  private mutating func addResources(_ files: [String], bundles: [String: Int?]) {
    let shown = Set(content.pages.flatMap { $0.card.files.map(\.shownPath) })
    for file in files {
      let bundle = OutputPath.folders(of: file).reversed().lazy.compactMap { path in
        bundles[path].map { (index: $0, folder: path) }
      }.first
      if let bundle {
        // What is wrong with the page was told.
        guard let index = bundle.index else { continue }
        addResource(file, to: index, below: bundle.folder)
      } else if !shown.contains(folder.shown(file)),
        !pages.schema.iconFiles.isNamed(folder.shown(file))
      {
        diagnostics.append(
          Diagnostic(
            .ignoredFile, severity: .warning,
            "'\(folder.shown(file))' is not a page and is left out",
            hint: Self.hint
              + ", pictures of a page beside its index.md"))
      }
    }
  }

  private mutating func addResource(_ file: String, to index: Int, below bundle: String) {
    do throws(FileError) {
      content.pages[index].resources.append(
        PageResource(
          name: String(Substring(file.utf8.dropFirst(bundle.utf8.count + 1))), contentPath: file,
          origin: folder.shown(file), bytes: try folder.read(file)))
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }
}
