import SiteGenerator

/// The bare repository in which the commits of a target are made.
///
/// It holds nothing that the target does not: it may be removed at any time.
struct GitRepository: Sendable {
  private let folder: Folder
  let git: GitProgram

  /// The repository in a folder, which need not be there yet.
  init(_ folder: Folder) {
    self.folder = folder
    git = GitProgram(folder)
  }

  /// Makes the repository if need be, and clears what a killed run left.
  func prepare() throws(PublishingError) {
    do throws(FileError) {
      for entry in try folder.list() where entry.kind == .file && entry.name.hasSuffix(".lock") {
        try folder.remove(entry.name)
      }
    } catch {
      throw .file(error)
    }
    // Of a repository that is there, git only looks whether it is complete.
    try git.local(["init", "--quiet", "--bare", "--template="])
  }

  /// Whether an object is there.
  func has(_ object: String) throws(PublishingError) -> Bool {
    try git.answer(["cat-file", "-e", object]) != nil
  }

  /// The files of a commit.
  func files(of commit: String) throws(PublishingError) -> [GitTreeEntry] {
    GitTreeEntry.entries(try git.local(["ls-tree", "-r", "-z", "--full-tree", commit]))
  }

  /// The bytes of a file.
  func bytes(of object: String) throws(PublishingError) -> [UInt8] {
    try git.local(["cat-file", "blob", object])
  }

  /// The names that git gives to the bytes of files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - source: what they are of.
  ///   - stores: whether the bytes are put into the repository, too.
  /// - Returns: the names in the order of the files.
  /// - Throws: `PublishingError` when git cannot read them all.
  func objects(
    for files: [SourceFile], of source: PublishingSource, stores: Bool
  ) throws(PublishingError) -> [String] {
    let hash = ["hash-object", "--no-filters"] + (stores ? ["-w"] : [])
    var built: [String] = []
    var names: [Int: String] = [:]
    for (index, file) in files.enumerated() {
      switch file.content {
      case .built:
        // A path that begins with a quotation mark would be read as one in quotes.
        let path = source.absolutePath(of: file)
        built.append(path.hasPrefix("\"") ? "./" + path : path)
      case .given(let bytes):
        names[index] = Self.lines(try git.local(hash + ["--stdin"], input: bytes)).first
      }
    }
    var next = Self.lines(
      built.isEmpty
        ? []
        : try git.local(
          hash + ["--stdin-paths"], input: Array((built.joined(separator: "\n") + "\n").utf8))
    ).makeIterator()
    let result = files.indices.compactMap { names[$0] ?? next.next() }
    guard result.count == files.count else {
      throw .outside(
        .targetFailed, "git has not read all files of the build", hint: "try again")
    }
    return result
  }

  /// Puts bytes into the repository.
  func store(_ bytes: [UInt8]) throws(PublishingError) -> String {
    Self.text(try git.local(["hash-object", "--no-filters", "-w", "--stdin"], input: bytes))
  }

  /// Makes the tree of a commit with some files changed.
  ///
  /// - Parameters:
  ///   - commit: the commit; nil for one without files.
  ///   - removed: the paths of files that go.
  ///   - added: the files that come, or get other bytes.
  /// - Returns: the name of the tree.
  /// - Throws: `PublishingError` when git does not make it.
  func tree(
    from commit: String?, removing removed: [String], adding added: [GitTreeEntry]
  ) throws(PublishingError) -> String {
    try git.local(["read-tree", commit ?? "--empty"])
    var lines: [UInt8] = []
    for path in removed {
      lines += "0 \(String(repeating: "0", count: Self.nameLength))\t\(path)\0".utf8
    }
    for entry in added { lines += "\(entry.mode) \(entry.object)\t\(entry.path)\0".utf8 }
    try git.local(["update-index", "-z", "--index-info"], input: lines)
    return Self.text(try git.local(["write-tree"]))
  }

  /// The digits of an object's name (SHA-1).
  private static let nameLength = 40

  /// Makes a commit.
  ///
  /// - Parameters:
  ///   - tree: its tree.
  ///   - parent: the commit before it; nil for one without history.
  ///   - author: who makes it.
  ///   - message: what it is about.
  /// - Returns: the commit's name.
  /// - Throws: `PublishingError` when git does not make it.
  func commit(
    _ tree: String, after parent: String?, by author: GitIdentity, message: String
  ) throws(PublishingError) -> String {
    let parents = parent.map { ["-p", $0] } ?? []
    return Self.text(
      try git.local(
        ["commit-tree", tree] + parents + ["-F", "-"], input: Array((message + "\n").utf8),
        variables: author.variables))
  }

  private static func text(_ bytes: [UInt8]) -> String {
    lines(bytes).first ?? ""
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
