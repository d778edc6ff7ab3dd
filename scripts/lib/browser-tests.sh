# shellcheck shell=bash
# The tests that drive a browser through what `sitegen serve` shows.
: "${root:?}"

# run_browser_tests PROGRAM [ARGUMENTS…]: runs them on a sitegen; ARGUMENTS go to pytest, such as
# -k NAME or --screenshots=FOLDER.
run_browser_tests() {
  local tests=$root/Tests/BrowserTests program=$1
  shift
  lock
  install_python_packages Tests/BrowserTests/requirements.txt .build/browser-venv \
    'axe_playwright_python, PIL, playwright, pytest' 'the browser tests need them'
  unlock
  "$root/.build/browser-venv/bin/python" -B -m pytest -q -p no:cacheprovider --rootdir="$tests" \
    --program="$program" "$@" "$tests" </dev/null
}
