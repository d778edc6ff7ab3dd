import TestSupport
import Testing

@Suite struct UsageTests {
  let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
  }

  @Test func showsItsVersion() throws {
    let result = try sitegen.run("--version")
    #expect(result == Run.Result(status: 0, output: "sitegen 0.1.0\n", errors: ""))
  }

  @Test func explainsACommand() throws {
    let result = try sitegen.run("help", "build")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Build the site: share pages, cards, index and gallery.\n"))
    #expect(result.errors == "")
  }

  @Test func refusesAnUnknownCommandWithTheNearest() throws {
    let result = try sitegen.run("biuld")
    #expect(
      result
        == Run.Result(
          status: 2, output: "",
          errors: """
            sitegen: error: unknown command 'biuld' [unknown-command]
                hint: did you mean 'build'? commands: build, serve, publish, plan, card, qr, scan, \
            theme, theme new, help

            """))
  }

  @Test func refusesAWrongNumberOfJobs() throws {
    try sitegen.writeSite()
    let result = try sitegen.run("build", "--jobs", "many")
    #expect(
      result
        == Run.Result(
          status: 2, output: "",
          errors: """
            sitegen: error: '--jobs' must be a whole number from 1 to 256 [invalid-value]
                hint: leave it out for one worker for each processor

            """))
  }

  @Test func saysWhereItLooksForASite() throws {
    let result = try sitegen.run("build")
    #expect(
      result
        == Run.Result(
          status: 1, output: "",
          errors: """
            sitegen: error: there is no site here: 'site/site.yml' does not exist [missing-site]
                hint: run sitegen in the folder that holds 'site' and 'content', or name it with \
            --root

            """))
  }

  @Test func saysThatTheSitesFileHasAnotherEnding() throws {
    let elsewhere = "my site"
    try sitegen.folder.write("title: A\n", to: "\(elsewhere)/site/site.yaml")
    #expect(
      try sitegen.run("plan", "--root", elsewhere)
        == Run.Result(
          status: 1, output: "",
          errors: """
            sitegen: error: there is no site in 'my site': 'site/site.yml' does not exist \
            [missing-site]
                hint: rename 'site/site.yaml'

            """))
  }

  @Test func countsTheFaultsThatAreTheSameInManyRecords() throws {
    try sitegen.writeSite()
    let rows = (1...150).map { "r\($0),brandd\n" }.joined()
    try sitegen.folder.write("title,style\n" + rows, to: "content/many.csv")
    let result = try sitegen.run("plan")
    #expect(result.status == 1)
    #expect(result.errors.split(separator: "\n").count { $0.contains("unknown style") } == 100)
    #expect(
      result.errors.hasSuffix(
        "sitegen: 50 more [unknown-style] in content/many.csv\nsitegen: 150 errors, 0 warnings\n"))
  }

  @Test(arguments: ["root", "output"])
  func refusesAFolderWithoutAName(option: String) throws {
    try sitegen.writeSite()
    #expect(
      try sitegen.run("build", "--\(option)", "")
        == Run.Result(
          status: 2, output: "",
          errors: """
            sitegen: error: '--\(option)' must name a folder [invalid-value]
                hint: leave it out for the usual one

            """))
  }

  @Test func doesNotBuildIntoTheSiteItself() throws {
    try sitegen.writeSite()
    for output in [".", "content/out", "site", ".."] {
      let result = try sitegen.run("build", "--output", output)
      #expect(result.status == 2)
      #expect(result.errors.contains("[invalid-value]\n    hint: name another folder"))
    }
    #expect(Set(try sitegen.folder.tree().keys) == ["site/site.yml", "content/hills/first.md"])
  }
}
