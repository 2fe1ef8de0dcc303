"""The wheel's build hook: the same engine source, compiled with mypyc where that is possible; and the browser client.

A standard wheel is compiled if there is a C compiler and mypyc; otherwise it is pure Python. An editable
install is always pure. The environment has the last word:

PERMONIK_PURE=1       never compile
PERMONIK_COMPILE=1    a wheel that cannot be compiled is an error
PERMONIK_NO_CLIENT=1  do not build the browser client
PERMONIK_JOBS=N       compile so many modules at once; else as many as there are cores
PERMONIK_OBJECTS=DIR  keep the compiled modules in DIR, and take them from there while their sources stay
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Runs in a copy of the sources, so that no built file ever lies beside a source file. One C file per module,
# compiled side by side, takes some two thirds of the time of a single one on two cores. A small game is
# as fast either way, and with -O2 as with -O3. Functions that nobody outside may replace are called directly.
SETUP = """
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class BuildParallel(build_ext):
    def build_extensions(self):
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources, **settings):
            objects = pool.map(lambda source: compile_in_turn([source], **settings), sources)
            return [name for names in objects for name in names]

        self.compiler.compile = compile_at_once
        with ThreadPoolExecutor(JOBS) as pool:
            super().build_extensions()


JOBS, PATHS = int(sys.argv[1]), sys.argv[2:]
MYPY = ["--config-file=", "--ignore-missing-imports"]
modules = mypycify(MYPY + PATHS, opt_level="2", debug_level="0", multi_file=True, group_name="permonik")
if sys.platform != "win32":
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")
setup(
    name="permonik",
    packages=[],
    ext_modules=modules,
    cmdclass={"build_ext": BuildParallel},
    script_args=["--quiet", "build_ext", "--build-lib", "out"],
)
"""


def c_compiler() -> str | None:
    """The C compiler that Python's build tools would call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ("cl" if os.name == "nt" else "cc")
    return shutil.which(command.split()[0])


def obstacle() -> str | None:
    """Why nothing can be compiled here, if so."""
    if c_compiler() is None:
        return "there is no C compiler"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    return None


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled engine (kernel, minds, games) to a wheel."""

    def dependencies(self) -> list[str]:
        """What an isolated build needs on top of hatchling."""
        if os.environ.get("PERMONIK_PURE") or c_compiler() is None:
            return []
        return [self.config["compiler"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        if Path(self.root, "docs/rules").is_dir():  # the page shows them beside the board
            build_data["force_include"]["docs/rules"] = "permonik/rules"
        if os.environ.get("PERMONIK_PURE"):
            return
        reason = obstacle()
        if reason is None:
            try:
                objects = self.objects()
            except subprocess.CalledProcessError:
                reason = "compiling failed, see above"
        if reason is not None:
            if os.environ.get("PERMONIK_COMPILE"):
                raise SystemExit(f"permonik: cannot build the compiled engine: {reason}")
            self.app.display_warning(f"permonik: building a pure Python wheel: {reason}")
            return
        for path in sorted(objects.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(objects).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_client(self) -> None:
        """The pages for a server and for a folder, where Node.js is at hand and they are not built yet or too old."""
        web = Path(self.root, "web")
        folders = (Path(self.root, "src/permonik", folder) for folder in ("server/static", "local/page"))
        pages = [folder / "index.html" for folder in folders]
        sources = [web / "index.html", web / "package-lock.json", *(web / "src").rglob("*.*")]
        newest = max([file.stat().st_mtime for file in sources if file.is_file()], default=0.0)
        built = all(page.is_file() and page.stat().st_mtime >= newest for page in pages)
        if built or os.environ.get("PERMONIK_NO_CLIENT"):
            return
        npm = shutil.which("npm")
        if npm is None or not web.is_dir():
            self.app.display_warning("permonik: the page for the browser is not built: there is no npm")
            return
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"], ["run", "static"]):
            subprocess.run([npm, *command], cwd=web, check=True, stdout=sys.stderr)

    def objects(self) -> Path:
        """A folder that holds the compiled modules as they lie in the wheel."""
        self.scratch = tempfile.TemporaryDirectory(prefix="permonik-")
        copy = Path(self.scratch.name, "src")
        shutil.copytree(Path(self.root, "src"), copy, ignore=shutil.ignore_patterns("__pycache__"))
        keep = os.environ.get("PERMONIK_OBJECTS")
        if not keep:
            return self.compile(copy)
        kept = Path(keep, self.key(copy))
        if not kept.exists():
            part = kept.with_suffix(f".{os.getpid()}")
            shutil.copytree(self.compile(copy), part)
            part.rename(kept)
        kept.touch()
        return kept

    def select(self, copy: Path, option: str) -> list[Path]:
        """The files that the patterns of an option name."""
        return sorted({path.relative_to(copy) for name in self.config[option] for path in copy.glob(name)})

    def key(self, copy: Path) -> str:
        """A hash of everything that decides what the compiled modules look like."""
        digest = hashlib.blake2b(digest_size=8)
        tools = (sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy"), self.config)
        digest.update(repr(tools).encode() + Path(self.root, "hatch_build.py").read_bytes())
        for path in self.select(copy, "compile"):  # with the excluded ones: mypy reads their types
            digest.update(str(path).encode() + b"\0" + Path(copy, path).read_bytes() + b"\0")
        return digest.hexdigest()

    def compile(self, copy: Path) -> Path:
        """Compile the engine in a copy of the sources, and return the folder that holds the results."""
        Path(copy, "setup.py").write_text(SETUP)
        excluded = self.select(copy, "exclude")
        paths = [str(path) for path in self.select(copy, "compile") if path not in excluded]
        command = [sys.executable, "setup.py", os.environ.get("PERMONIK_JOBS") or str(os.cpu_count() or 1), *paths]
        subprocess.run(command, cwd=copy, check=True, stdout=sys.stderr)
        return Path(copy, "out")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
