import Diagnostics
import Foundation
import Testing

@testable import Studio

@Suite struct SiteSessionTests {
  @Test func aSecondLoadOfTheSameFilesBringsNothing() throws {
    let site = try StudioSite()
    let reload = site.session.reload()
    #expect(reload.changed == [])
    #expect(!reload.isNews)
    #expect(reload.events == [])
  }

  @Test func aFileThatIsNotOfTheSiteBringsNothing() throws {
    let site = try StudioSite()
    try site.edit("README.md", "Hello.\n")
    #expect(!site.session.reload().isNews)
  }

  @Test func anEditedTitleChangesThePageItsCardsAndTheListsThatShowIt() throws {
    let site = try StudioSite()
    let before = site.session.site?.version
    try site.edit(
      "content/hills/first.md",
      StudioSite.hill.replacing("First hill", with: "Second hill"))
    let reload = site.session.reload()
    #expect(
      reload.changed == [
        "cards.json", "cards/hills/first/compact.png", "cards/hills/first/wide.png",
        "gallery/index.html", "hills/first/index.html", "index.html", "join/index.html",
        "tags/hills/index.html",
      ])
    #expect(reload.version != before)
    #expect(reload.version == site.session.site?.version)
  }

  @Test func newAndRemovedPagesAreAmongTheChanges() throws {
    let site = try StudioSite()
    try site.edit("content/new.md", "---\nkind: quote\nquote: New.\nlisted: false\n---\n")
    let new = ["cards/new/compact.png", "cards/new/wide.png", "new/index.html"]
    #expect(site.session.reload().changed == new)
    try FileManager.default.removeItem(at: site.folder.url.appending(path: "content/new.md"))
    #expect(site.session.reload().changed == new)
    #expect(site.get("/new/").status == .notFound)
  }

  @Test func anErrorLeavesTheLastGoodSiteAndIsTold() throws {
    let site = try StudioSite()
    let before = site.get("/hills/first/").text
    let version = site.session.site?.version
    try site.edit(
      "content/hills/first.md", StudioSite.hill.replacing("achievement", with: "achivement"))
    let reload = site.session.reload()
    #expect(reload.changed == [])
    #expect(reload.isNews)
    #expect(reload.version == version)
    #expect(
      ProblemText.plain(reload.problems)
        == """
        content/hills/first.md:2:7: error: unknown kind 'achivement' [unknown-kind]
            kind: achivement
                  ^~~~~~~~~~ did you mean 'achievement'? kinds: achievement, contact, event, \
        invite, page, quote, statistics

        """)
    #expect(site.get("/hills/first/").text == before)
    #expect(site.session.shown.problems == reload.problems)
  }

  @Test func aMendedErrorIsNewsThoughNothingElseIs() throws {
    let site = try StudioSite()
    try site.edit("content/hills/first.md", "---\nkind: nothing\n---\n")
    site.session.reload()
    try site.edit("content/hills/first.md", StudioSite.hill)
    let reload = site.session.reload()
    #expect(reload.changed == [])
    #expect(reload.problems == [])
    #expect(reload.isNews)
    #expect(reload.events.map(\.name) == ["state"])
  }

  @Test func anErrorThatStaysIsNoNews() throws {
    let site = try StudioSite()
    try site.edit("content/hills/first.md", "---\nkind: nothing\n---\n")
    site.session.reload()
    #expect(!site.session.reload().isNews)
  }

  @Test func draftsAreShownWhenAskedFor() throws {
    let files = ["content/soon.md": StudioSite.draft]
    #expect(try StudioSite(files, includesDrafts: true).get("/soon/").status == .ok)
    #expect(try StudioSite(files).get("/soon/").status == .notFound)
  }
}
