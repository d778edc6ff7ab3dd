# shellcheck shell=bash
# The packages that sitegen and its tests need of the system: the one place that lists them.
: "${root:?}"

# Debian's names, which are Ubuntu's too: what links and builds, the C libraries, the rules of the
# time zones, fonts.
debian_packages=(
  binutils pkg-config
  libcmark-gfm-dev libcmark-gfm-extensions-dev libdeflate-dev libexif-dev libgd-dev
  libglib2.0-dev libidn2-dev liblcms2-dev libmicrohttpd-dev libpango1.0-dev libqrencode-dev librsvg2-dev
  libturbojpeg0-dev libxxhash-dev libyaml-dev libzbar-dev
  tzdata
  fonts-ebgaramond fonts-inter fonts-jetbrains-mono fonts-manrope fonts-material-design-icons-iconfont
  fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core fonts-quicksand
)
debian_test_packages=(chromium curl git nginx-light python3 python3-venv tidy zbar-tools)

homebrew_formulae=(
  pkgconf
  cmark-gfm gd glib jpeg-turbo libdeflate libexif libidn2 libmicrohttpd librsvg libyaml little-cms2
  pango qrencode xxhash zbar
)
homebrew_casks=(
  font-eb-garamond font-inter font-jetbrains-mono font-manrope font-material-icons
  font-noto-color-emoji font-noto-sans font-noto-sans-cjk font-quicksand
)
homebrew_test_formulae=(git nginx python tidy-html5)

# install_system_packages sitegen|tests: installs what is missing, and asks nothing of the package
# manager when all is there.
install_system_packages() {
  [ -z "${SITEGEN_SKIP_PACKAGES:-}" ] || return 0
  if [ "$(uname -s)" = Darwin ]; then
    install_with_homebrew "$1"
  elif has apt-get && has dpkg-query; then
    install_with_apt "$1"
  else
    name_the_packages "$1"
  fi
}

# Other systems have other names for the packages, so a person has to choose.
name_the_packages() {
  local packages=("${debian_packages[@]}")
  [ "$1" = sitegen ] || packages+=("${debian_test_packages[@]}")
  say "this system has no apt-get; Debian calls what is needed: ${packages[*]}"
  stop 3 "install these packages by your system's names for them, then set SITEGEN_SKIP_PACKAGES=1"
}

install_with_apt() {
  local packages=("${debian_packages[@]}") checked=$root/.build/packages-$1 missing=()
  [ "$1" = sitegen ] || packages+=("${debian_test_packages[@]}")
  # Even dpkg-query takes longer than sitegen does to start. As long as dpkg's records are older
  # than the last look at them, the answer is the same.
  if [ -f "$checked" ] && [ "$(<"$checked")" = "${packages[*]}" ] &&
    [ "$checked" -nt /var/lib/dpkg/status ]; then
    return
  fi
  find_missing_debian_packages "${packages[@]}"
  if [ ${#missing[@]} -gt 0 ]; then
    lock
    find_missing_debian_packages "${packages[@]}"
    [ ${#missing[@]} -eq 0 ] || apt_install "${missing[@]}"
    unlock
  fi
  mkdir -p "$root/.build"
  printf '%s\n' "${packages[*]}" >"$checked"
}

# Sets the caller's `missing` to those of the packages that dpkg does not have installed.
find_missing_debian_packages() {
  local installed package
  # shellcheck disable=SC2016 # dpkg-query fills the fields in, not the shell
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null) || true
  missing=()
  for package in "$@"; do
    case $'\n'$installed$'\n' in
      *$'\n'"installed $package"$'\n'*) ;;
      *) missing+=("$package") ;;
    esac
  done
}

apt_install() {
  local options=(-y -qq --no-install-recommends -o DPkg::Lock::Timeout=300)
  local log=$root/.build/packages.log
  [ "$(id -u)" -eq 0 ] || has sudo ||
    stop 3 "there is no sudo to install packages with; as root, run: apt-get install $*"
  say "installing packages, which can take some minutes: $*"
  # The lists of one source that is down must not keep the others from being enough.
  as_root apt-get update -qq >"$log" 2>&1 </dev/null || say "apt-get update failed; going on"
  as_root apt-get install "${options[@]}" "$@" >>"$log" 2>&1 </dev/null || {
    cat "$log" >&2
    stop 3 "apt-get could not install the packages; as root, run: apt-get install $*"
  }
}

# Runs a command as root and without questions. sudo may ask for a password where a person sits.
as_root() {
  local command=(env DEBIAN_FRONTEND=noninteractive "$@")
  if [ "$(id -u)" -eq 0 ]; then
    "${command[@]}"
  elif [ -t 2 ] && [ -z "${CI:-}" ]; then
    sudo "${command[@]}"
  else
    sudo -n "${command[@]}"
  fi
}

install_with_homebrew() {
  local formulae=("${homebrew_formulae[@]}") prefix name missing=() missing_casks=()
  has brew || stop 3 "Homebrew is not installed, or not in PATH: get it from brew.sh"
  [ "$1" = sitegen ] || formulae+=("${homebrew_test_formulae[@]}")
  prefix=$(brew --prefix)
  for name in "${formulae[@]}"; do
    [ -e "$prefix/opt/$name" ] || missing+=("$name")
  done
  for name in "${homebrew_casks[@]}"; do
    [ -e "$prefix/Caskroom/$name" ] || missing_casks+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] || brew_install --formula "${missing[@]}"
  [ ${#missing_casks[@]} -eq 0 ] || brew_install --cask "${missing_casks[@]}"
}

brew_install() {
  local kind=$1
  shift
  say "installing $*"
  NONINTERACTIVE=1 brew install "$kind" "$@" >&2 </dev/null ||
    stop 3 "brew could not install $*"
}
