# shellcheck shell=bash
# The Python packages that tests judge sitegen's output with.
: "${root:?}"

# Makes SITEGEN_TEST_PYTHON a Python with the packages of Tests/requirements.txt. A test that could
# not be judged would pass for nothing, so without them there is no test run.
prepare_test_python() {
  export SITEGEN_TEST_PYTHON=$root/.build/test-venv/bin/python
  lock
  install_python_packages Tests/requirements.txt .build/test-venv \
    'html5lib, PIL, segno, zxingcpp' 'the tests need them'
  unlock
}
