"""Builds the source package and, from it, the wheel: python scripts/make_packages.py FOLDER

They are made from a copy of the tracked files in which the README speaks to somebody without a checkout and
the examples lie inside the package. ARGOSY_REPOSITORY, a setting of the release, is the address of the
repository (https://github.com/OWNER/NAME); links, `project.urls` and the citation get it, and without it none
is written. The same files and setting give the same bytes. Needs git and no network.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SETTING = "ARGOSY_REPOSITORY"
PARTS = ("src", "examples", "README.md", "CHANGELOG.md", "CITATION.cff", "LICENSE", "pyproject.toml")
"""Files and folders that packages are made from."""

LINK = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<target>[^):\s]+)\)")
"""A link to a file of the repository; one with a colon leads elsewhere."""
PICTURE = re.compile(r"!\[(?P<text>[^\]]*)\]\((?P<target>[^):\s]+)\)\n*")
ASIDE = re.compile(rf"\s+\((?:{LINK.pattern.replace('?P<text>', '').replace('?P<target>', '')}(?:,\s+)?)+\)")
"""A bracket with nothing in it but links to files of the repository."""
CHECKOUT = re.compile(r"(?s)<!-- checkout -->\n.*?<!-- package\n(?P<package>.*?)-->\n")
"""Text of the README for a checkout, and hidden behind it that for a package."""
OF_A_CHECKOUT = re.compile(r"\./play|\./test|\.venv|scripts/|pip install \.|<!--")
"""Commands that only a checkout has."""


class PackageError(Exception):
    """A setting or a page that no package can be made with; the message says why."""


def repository(setting: str) -> str:
    """Return the checked address of the repository without a slash at its end; empty if there is none."""
    if setting and not re.fullmatch(r"https://[\w.-]+(?:/[\w.-]+){2,}/?", setting):
        raise PackageError(f"{SETTING} is {setting!r}: it has to be like https://github.com/OWNER/NAME")
    return setting.removesuffix("/")


def package_readme(readme: str, address: str, version: str) -> str:
    """Return the README for somebody who has the package alone.

    Links to files lead to the repository at the tag of the version. Without an address they become plain
    text, and pictures and brackets of links are left out.
    """
    text = CHECKOUT.sub(lambda found: found["package"], readme)
    text = text.replace("`./play", "`argosy play")
    if address:
        files, pictures = f"{address}/blob/v{version}/", f"{address}/raw/v{version}/"
        text = PICTURE.sub(
            lambda found: found[0].replace(f"({found['target']})", f"({pictures}{found['target']})"), text
        )
        text = LINK.sub(lambda found: f"[{found['text']}]({files}{found['target']})", text)
    else:
        text = LINK.sub(lambda found: found["text"], ASIDE.sub("", PICTURE.sub("", text)))
    if left := OF_A_CHECKOUT.search(text):
        line = text[: left.start()].count("\n") + 1
        raise PackageError(f"README of the package, line {line}: {left[0]!r} works in a checkout only")
    return text


def project_urls(address: str, version: str) -> str:
    """Return the table of pyproject.toml with the addresses of the project."""
    pages = {
        "Repository": address,
        "Documentation": f"{address}/blob/v{version}/docs/index.md",
        "Changelog": f"{address}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }
    return "\n[project.urls]\n" + "".join(f'{name} = "{page}"\n' for name, page in pages.items())


def citation_urls(address: str, version: str) -> str:
    """Return the fields of CITATION.cff with the addresses of the project."""
    return f'repository-code: "{address}"\nurl: "{address}/tree/v{version}"\n'


def git(*arguments: str) -> str:
    """Return what git says about the checkout."""
    try:
        return subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, check=True, encoding="utf-8"
        ).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise PackageError("packages are made of tracked files, which only a git checkout knows") from error


def copy_tracked(target: Path) -> None:
    """Copy the tracked files that packages are made from, as they are in the working tree."""
    for name in git("ls-files", "-z", "--", *PARTS).split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)


def fill(target: Path, address: str) -> None:
    """Turn a copy of the tracked files into that of which packages are made."""
    (target / "examples").rename(target / "src" / "argosy" / "examples")
    version = re.search(r'(?m)^__version__ = "(.+)"', read(target / "src/argosy/__init__.py"))[1]
    write(target / "README.md", package_readme(read(target / "README.md"), address, version))
    if address:
        for name, more in (("pyproject.toml", project_urls), ("CITATION.cff", citation_urls)):
            write(target / name, read(target / name) + more(address, version))


def read(path: Path) -> str:
    return path.read_text("utf-8")


def write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8", newline="\n")


def build(out: Path) -> None:
    """Write both packages into a folder."""
    address = repository(os.environ.get(SETTING, ""))
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "argosy"
        copy_tracked(target)
        fill(target, address)
        # Files in packages have the time of the commit, so that a second build gives the same bytes.
        times = {"SOURCE_DATE_EPOCH": git("log", "-1", "--format=%ct").strip()}
        options = ("--quiet", "--offline", "--no-build-isolation", "--python", sys.executable)
        uv = Path(sys.executable).with_name("uv")
        subprocess.run(
            [uv, "build", *options, "--out-dir", out.resolve(), target], env=times | os.environ, check=True
        )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python scripts/make_packages.py FOLDER")
    try:
        build(Path(sys.argv[1]))
    except PackageError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
