import TestSupport
import Testing

@Suite(.serialized) struct SystemPackagesTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func asksAptForNothingWhenAllIsThere() throws {
    #expect(try sandbox.run("scripts/sitegen").status == 0)
    #expect(try sandbox.takeLog() == ["build"])
  }

  @Test func installsOnlyWhatIsMissing() throws {
    try leaveOut("libgd-dev", "fonts-inter")
    let result = try sandbox.run("scripts/sitegen")
    #expect(
      result.errors == """
        sitegen: installing packages, which can take some minutes: libgd-dev fonts-inter
        sitegen: building sitegen
        compiling

        """)
    #expect(result.status == 0)
    #expect(
      try sandbox.takeLog() == [
        "apt-get update -qq",
        "apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "
          + "libgd-dev fonts-inter",
        "build",
      ])
  }

  @Test func countsAPackageThatWasRemovedAsMissing() throws {
    try sandbox.addTool(
      "dpkg-query",
      #"""
      for name in "${@:4}"; do
        [ "$name" = libgd-dev ] && echo "config-files $name" || echo "installed $name"
      done
      """#)
    #expect(try sandbox.run("scripts/sitegen").status == 0)
    #expect(try sandbox.takeLog().contains { $0.hasSuffix(" libgd-dev") })
  }

  @Test func goesOnWithOldListsWhenTheyCannotBeRenewed() throws {
    try leaveOut("libgd-dev")
    try sandbox.addTool("apt-get", #"[ "$1" = install ] || exit 100"#)
    let result = try sandbox.run("scripts/sitegen")
    #expect(result.errors.contains("sitegen: apt-get update failed; going on\n"))
    #expect(result.status == 0)
  }

  @Test func showsWhatAptSaysWhenItFails() throws {
    try leaveOut("libgd-dev")
    try sandbox.addTool("apt-get", #"echo "apt-get says no to $1" >&2; exit 100"#)
    let result = try sandbox.run("scripts/sitegen")
    #expect(
      result.errors == """
        sitegen: installing packages, which can take some minutes: libgd-dev
        sitegen: apt-get update failed; going on
        apt-get says no to update
        apt-get says no to install
        sitegen: error: apt-get could not install the packages; as root, run: \
        apt-get install libgd-dev

        """)
    #expect(result.status == 3)
    #expect(result.output == "")
  }

  @Test func usesSudoWithoutQuestionsWhereNobodySits() throws {
    try leaveOut("libgd-dev")
    try sandbox.addTool("id", "echo 1000")
    try sandbox.addTool("sudo", #"echo "sudo $1 $2 $3" >>"$LOG""#)
    #expect(try sandbox.run("scripts/sitegen").status == 0)
    #expect(
      try sandbox.takeLog() == [
        "sudo -n env DEBIAN_FRONTEND=noninteractive", "sudo -n env DEBIAN_FRONTEND=noninteractive",
        "build",
      ])
  }

  @Test func saysWhatToRunWithoutSudo() throws {
    try leaveOut("libgd-dev")
    try sandbox.addTool("id", "echo 1000")
    let result = try sandbox.run("scripts/sitegen")
    #expect(
      result.errors == """
        sitegen: error: there is no sudo to install packages with; as root, run: \
        apt-get install libgd-dev

        """)
    #expect(result.status == 3)
    #expect(try sandbox.takeLog() == [])
  }

  @Test func namesThePackagesOnOtherSystems() throws {
    try sandbox.removeTool("apt-get")
    let result = try sandbox.run("scripts/sitegen")
    #expect(
      result.errors == """
        sitegen: this system has no apt-get; Debian calls what is needed: binutils pkg-config \
        libcmark-gfm-dev libcmark-gfm-extensions-dev libdeflate-dev libexif-dev libgd-dev \
        libglib2.0-dev libidn2-dev liblcms2-dev libmicrohttpd-dev libpango1.0-dev \
        libqrencode-dev librsvg2-dev libturbojpeg0-dev libxxhash-dev libyaml-dev libzbar-dev tzdata \
        fonts-ebgaramond fonts-inter fonts-jetbrains-mono fonts-manrope \
        fonts-material-design-icons-iconfont fonts-noto-cjk fonts-noto-color-emoji \
        fonts-noto-core fonts-quicksand
        sitegen: error: install these packages by your system's names for them, then set \
        SITEGEN_SKIP_PACKAGES=1

        """)
    #expect(result.status == 3)
    let skipping = try sandbox.run("scripts/sitegen", environment: ["SITEGEN_SKIP_PACKAGES": "1"])
    #expect(skipping.status == 0)
  }

  @Test func usesHomebrewOnMacOS() throws {
    try sandbox.addTool("uname", "echo Darwin")
    try sandbox.addTool(
      "brew", #"[ "$1" = --prefix ] && echo "$HOME/brew" || echo "brew $*" >>"$LOG""#)
    #expect(try sandbox.run("scripts/sitegen").status == 0)
    #expect(
      try sandbox.takeLog() == [
        "brew install --formula pkgconf cmark-gfm gd glib jpeg-turbo libdeflate libexif libidn2 "
          + "libmicrohttpd librsvg libyaml little-cms2 pango qrencode xxhash zbar",
        "brew install --cask font-eb-garamond font-inter font-jetbrains-mono font-manrope "
          + "font-material-icons font-noto-color-emoji font-noto-sans font-noto-sans-cjk "
          + "font-quicksand",
        "build",
      ])
  }

  @Test func asksForHomebrewOnMacOS() throws {
    try sandbox.addTool("uname", "echo Darwin")
    let result = try sandbox.run("scripts/sitegen")
    #expect(
      result.errors
        == "sitegen: error: Homebrew is not installed, or not in PATH: get it from brew.sh\n")
    #expect(result.status == 3)
  }

  /// Makes dpkg know of all packages but these.
  private func leaveOut(_ names: String...) throws {
    try sandbox.addTool(
      "dpkg-query",
      #"""
      for name in "${@:4}"; do
        case $name in \#(names.joined(separator: "|"))) ;; *) echo "installed $name" ;; esac
      done
      exit 1
      """#)
  }
}
