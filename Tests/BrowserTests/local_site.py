"""A site in a folder of its own, and the server that shows it."""

import pathlib
import re
import shutil
import signal
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = pathlib.Path(__file__).with_name("Site")
# The time as of which the site is shown.
CLOCK = "2026-05-01"
# How long the server may take to say where it is, and to end, in seconds.
PATIENCE = 30


def built_program():
    """The newest sitegen that was built."""
    built = [ROOT / ".build" / name / "sitegen" for name in ("debug", "release")]
    there = [program for program in built if program.exists()]
    if not there:
        raise FileNotFoundError("there is no sitegen; build it first: swift build")
    return max(there, key=lambda program: program.stat().st_mtime)


class LocalSite:
    """A copy of the fixture, or of another site, and its server.

    `with LocalSite(program, folder) as site` starts and stops it.
    """

    def __init__(self, program, folder, original=FIXTURE):
        self.program = program
        self.folder = folder
        self.original = original
        self.port = 0

    def __enter__(self):
        shutil.copytree(self.original, self.folder, dirs_exist_ok=True)
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        """Starts the server, at the port that it had before if it has run already."""
        self.process = subprocess.Popen(
            [self.program, "serve", "--root", self.folder, "--port", str(self.port)]
            + ["--clock", CLOCK],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        self.output = []
        is_serving = threading.Event()
        reader = threading.Thread(target=self._read, args=[is_serving], daemon=True)
        reader.start()
        if not is_serving.wait(PATIENCE) or self.process.poll() is not None:
            self.stop()
            raise RuntimeError("the server did not start: " + "".join(self.output))

    def _read(self, is_serving):
        for line in self.process.stdout:
            self.output.append(line)
            address = re.search(r"http://[^/\s]+:(\d+)", line)
            if address and not is_serving.is_set():
                self.address, self.port = address[0], int(address[1])
                is_serving.set()
        is_serving.set()

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def gallery(self):
        return f"{self.address}/.sitegen/gallery/"

    def page(self, path=""):
        """The address of a page of the site, by its path."""
        return f"{self.address}/walks/{path}"

    def edit(self, path, old, new):
        """Replaces text in a file of the site as an editor does: by a file that takes its place."""
        file = self.folder / path
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{path} has no {old!r}"
        saved = file.with_name(f".{file.name}.saving~")
        saved.write_text(text.replace(old, new), encoding="utf-8")
        saved.rename(file)
