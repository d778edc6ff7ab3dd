# shellcheck shell=bash
# Python packages in a folder of their own.
: "${root:?}"

# install_python_packages REQUIREMENTS FOLDER MODULES NEED
#
# Makes FOLDER a Python with the packages of the file REQUIREMENTS, both below the root, unless it is one
# that can still import MODULES. NEED tells at the end of the error who needs them.
install_python_packages() {
  local requirements=$1 folder=$root/$2 modules=$3 need=$4
  if cmp -s "$root/$requirements" "$folder/requirements.txt" &&
    "$folder/bin/python" -c "import $modules" 2>/dev/null; then
    return
  fi
  say "installing the Python packages of $requirements"
  python3 -m venv --clear "$folder" >&2 </dev/null ||
    stop 3 "python3 could not make a virtual environment in $2"
  "$folder/bin/python" -m pip install --quiet --no-input --disable-pip-version-check \
    -r "$root/$requirements" >&2 </dev/null ||
    stop 3 "the Python packages of $requirements could not be installed, which needs a connection" \
      "to PyPI; $need"
  cp "$root/$requirements" "$folder/requirements.txt"
}
