# shellcheck shell=bash
# The Python packages that tests judge sitegen's output with.
: "${root:?}"

# Makes SITEGEN_TEST_PYTHON a Python with the packages of Tests/requirements.txt. A test that could
# not be judged would pass for nothing, so without them there is no test run.
prepare_test_python() {
  local wanted=$root/Tests/requirements.txt folder=$root/.build/test-venv
  export SITEGEN_TEST_PYTHON=$folder/bin/python
  lock
  if ! cmp -s "$wanted" "$folder/requirements.txt" ||
    ! "$SITEGEN_TEST_PYTHON" -c 'import html5lib, PIL, segno, zxingcpp' 2>/dev/null; then
    install_test_python "$wanted" "$folder"
  fi
  unlock
}

install_test_python() {
  local wanted=$1 folder=$2
  say "installing the Python packages of Tests/requirements.txt"
  python3 -m venv --clear "$folder" >&2 </dev/null ||
    stop 3 "python3 could not make a virtual environment in .build/test-venv"
  "$SITEGEN_TEST_PYTHON" -m pip install --quiet --no-input --disable-pip-version-check \
    -r "$wanted" >&2 </dev/null ||
    stop 3 "the Python packages of Tests/requirements.txt could not be installed; the tests need" \
      "them, and installing them needs a connection to PyPI"
  cp "$wanted" "$folder/requirements.txt"
}
