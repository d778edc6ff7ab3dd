import Diagnostics
import SiteGenerator

/// A complete build, checked against its manifest, that nobody changes meanwhile.
struct PublishingSource: Sendable {
  /// The fingerprint of the site's plan that was built.
  let plan: Fingerprint
  /// The files in the order of their paths' bytes.
  let files: [SourceFile]
  private let folder: Folder
  /// Keeps builds out.
  private let lock: OutputLock

  /// Reads a build.
  ///
  /// - Parameters:
  ///   - folder: the output folder.
  ///   - site: the address of the site.
  ///   - includesDrafts: whether a build with drafts is taken.
  /// - Throws: `PublishingError` when there is no complete build, or when its files are no longer
  ///   what was built.
  init(_ folder: Folder, of site: SiteURL, includesDrafts: Bool) throws(PublishingError) {
    self.folder = folder
    guard folder.kind(of: "") == .folder else {
      throw .refused(
        .unfinishedBuild, "there is no built site: '\(folder.shown(""))' does not exist",
        hint: "run sitegen build")
    }
    lock = try OutputLock.taken(
      folder,
      orElse: .outside(
        .outputInUse, "cannot publish '\(folder.shown(""))': it is being built or published",
        hint: "wait until that ends, then try again"))
    let manifest = try Self.manifest(in: folder)
    if let fault = Self.fault(of: manifest, in: folder, includesDrafts: includesDrafts) {
      throw fault
    }
    guard manifest.site == site.absolute("") else {
      throw .refused(
        .unfinishedBuild,
        "'\(folder.shown(""))' was built for \(manifest.site), not for \(site.absolute(""))",
        hint: "run sitegen build, or name the folder that it built into with --output")
    }
    plan = manifest.plan
    files = manifest.paths.compactMap { path in
      manifest[path].map { file in
        SourceFile(
          path: path, size: file.size, fingerprint: file.fingerprint,
          headers: Fingerprint(of: file.headers))
      }
    }
    try SourceCheck(folder).check(files)
  }

  /// The bytes of a file.
  ///
  /// - Throws: `PublishingError` when they are no longer those that were looked at.
  func bytes(of file: SourceFile) throws(PublishingError) -> [UInt8] {
    if case .given(let bytes) = file.content { return bytes }
    do throws(FileError) {
      let bytes = try folder.read(file.path)
      if Fingerprint(of: bytes) == file.fingerprint { return bytes }
    } catch {
      throw .file(error)
    }
    throw SourceCheck.changedMeanwhile(file.path)
  }

  /// The path by which a program can read a file.
  func absolutePath(of file: SourceFile) -> String {
    folder.absolute(file.path)
  }

  private static func manifest(in folder: Folder) throws(PublishingError) -> OutputManifest {
    guard folder.kind(of: OutputManifest.path, followsLink: false) == .file else {
      throw .refused(
        .unfinishedBuild,
        "'\(folder.shown(""))' was not built by sitegen: it has no '\(OutputManifest.path)'",
        hint: "run sitegen build, or name the folder that it built into with --output")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.read(OutputManifest.path)
    } catch {
      throw .file(error)
    }
    guard let manifest = OutputManifest(bytes) else {
      throw .refused(
        .unfinishedBuild,
        "'\(folder.shown(OutputManifest.path))' is no list that this version of sitegen wrote",
        hint: "remove the folder '\(folder.shown(""))', then build again")
    }
    return manifest
  }

  private static func fault(
    of manifest: OutputManifest, in folder: Folder, includesDrafts: Bool
  ) -> PublishingError? {
    let name = folder.shown("")
    if !manifest.isComplete {
      return .refused(
        .unfinishedBuild, "the last build into '\(name)' did not come to its end",
        hint: "run sitegen build again")
    }
    if manifest.paths.isEmpty {
      return .refused(
        .unfinishedBuild, "the build in '\(name)' is empty", hint: "run sitegen build")
    }
    if manifest.includesDrafts, !includesDrafts {
      return .refused(
        .unfinishedBuild, "'\(name)' was built with drafts",
        hint: "run sitegen build without --drafts, or publish the drafts, too, with --drafts")
    }
    return nil
  }
}

extension Fingerprint {
  /// The fingerprint of a file's headers.
  fileprivate init(of headers: FileHeaders) {
    var builder = FingerprintBuilder()
    builder.add(headers.contentType)
    builder.add(headers.cacheControl)
    self = builder.finish()
  }
}
