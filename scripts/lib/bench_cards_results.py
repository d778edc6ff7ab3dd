"""The measurements of `scripts/bench cards`, and how they are shown."""

SIZES = ["square", "story", "wide", "compact"]
OWN = ["sitegen", "sitegen-verified", "floor", "gd"]
PEERS = ["takumi", "typst", "pillow"]
# Those that sitegen is compared with.
OTHERS = ["gd", *PEERS]


class Results:
    """Milliseconds and bytes of all runs by kind (a background, or `cold`), contestant and size.

    The size `set` stands for the four sizes together.
    """

    def __init__(self):
        self.times = {}
        self.bytes = {}

    def add(self, kind, name, size, milliseconds, count=None):
        self.times.setdefault((kind, name, size), []).append(milliseconds)
        if count is not None:
            self.bytes[kind, name, size] = count

    def least(self, kind, name, size):
        return min(self.times[kind, name, size])

    def middle(self, kind, name, size):
        runs = sorted(self.times[kind, name, size])
        return runs[len(runs) // 2]

    def all_bytes(self, kind, name):
        return sum(self.bytes[kind, name, size] for size in SIZES)

    def kinds(self):
        return list(dict.fromkeys(kind for kind, _, _ in self.times))

    def names(self, kind):
        return [name for name in OWN + PEERS if (kind, name, "set") in self.times]

    def print_tables(self):
        for kind in self.kinds():
            ground = "flat, a fresh process for each" if kind == "cold" else f"{kind}, warm"
            print(f"{ground}: ms of CPU a card, least and middle run")
            print_row("", [*SIZES, "set of four"])
            for name in self.names(kind):
                print_row(name, [
                    f"{self.least(kind, name, size):.2f} {self.middle(kind, name, size):8.2f}"
                    for size in [*SIZES, "set"]
                ])
            print()
            if kind != "cold":
                self.print_bytes(kind)

    def print_bytes(self, kind):
        print(f"{kind}: bytes of the file")
        for name in self.names(kind):
            sizes = [self.bytes[kind, name, size] for size in SIZES]
            print_row(name, [*sizes, sum(sizes)])
        print()

    def print_ratios(self):
        """The least runs against each other: what is above them is the machine's other work."""
        for kind in self.kinds():
            for own, proof in [("sitegen", ""), ("sitegen-verified", ", verified")]:
                if own in self.names(kind):
                    self.print_times_ratios(kind, own, label(kind) + proof)
            if kind != "cold" and "sitegen" in self.names(kind):
                self.print_bytes_ratios(kind)

    def print_times_ratios(self, kind, own, words):
        for name in filter(OTHERS.__contains__, self.names(kind)):
            ratio = self.least(kind, name, "set") / self.least(kind, own, "set")
            print(f"ratio {name}/sitegen set-of-four{words}: {ratio:.2f}")
        if "floor" in self.names(kind):
            ratio = self.least(kind, own, "wide") / self.least(kind, "floor", "wide")
            print(f"ratio sitegen/floor wide{words}: {ratio:.2f}")

    def print_bytes_ratios(self, kind):
        for name in filter(OTHERS.__contains__, self.names(kind)):
            ratio = self.all_bytes(kind, "sitegen") / self.all_bytes(kind, name)
            print(f"bytes sitegen/{name} set-of-four{label(kind)}: {ratio:.2f}")


def label(kind):
    return "" if kind == "flat" else f", {kind}"


def print_row(name, cells):
    print(f"{name:18}" + "".join(f"{cell:>17}" for cell in cells))
