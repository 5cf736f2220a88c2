"""Writes a software bill of materials: python scripts/make_sbom.py FILE

Its form is CycloneDX, as JSON. The packages are those of requirements/base.txt, for every system and every
Python, with their hashes; beside them stand the scripts and fonts of others that lie in our own package. Two
runs write the same file. Needs cyclonedx-py, which `scripts/prepare release` brings, and no network.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements" / "base.txt"
STATIC = ROOT / "src" / "argosy" / "web" / "static"
VENDORED = re.compile(r"(?P<name>.+)-(?P<version>\d[\d.]*)\.min\.js")


def version() -> str:
    """Of Argosy."""
    return re.search(r'(?m)^__version__ = "(.+)"', (ROOT / "src/argosy/__init__.py").read_text("utf-8"))[1]


def packages(target: Path) -> dict:
    """Packages of a lock, as cyclonedx-py reads them."""
    program = Path(sys.executable).with_name("cyclonedx-py")
    options = (
        "--pyproject",
        ROOT / "pyproject.toml",
        "--output-reproducible",
        "--no-validate",
        "--output-file",
        target,
    )
    try:
        done = subprocess.run(
            [program, "requirements", *options, LOCK], capture_output=True, encoding="utf-8", check=False
        )
    except FileNotFoundError:
        sys.exit(f"{program} is missing: scripts/prepare release brings it")
    if done.returncode:
        sys.exit(f"cyclonedx-py could not read {LOCK}:\n{done.stderr}")
    return json.loads(target.read_text("utf-8"))


def asked_for() -> set[str]:
    """Names of the packages that Argosy itself asks for; the others come with these."""
    blocks = re.split(r"(?m)^(?=[\w.-]+==)", LOCK.read_text("utf-8"))[1:]
    return {
        block.partition("==")[0]
        for block in blocks
        if re.search(r"# +(?:via +)?argosy \(pyproject\.toml\)", block)
    }


def of_others() -> list[dict]:
    """Scripts and fonts of others in our own package."""
    found = []
    for path in sorted([*STATIC.glob("vendor/*.js"), *STATIC.glob("fonts/*.woff2")]):
        script = VENDORED.fullmatch(path.name)
        said = {"type": "library", **script.groupdict()} if script else {"type": "file", "name": path.name}
        found.append(
            said
            | {
                "bom-ref": path.relative_to(ROOT).as_posix(),
                "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}],
                "licenses": [{"license": {"id": "0BSD" if script else "OFL-1.1"}}],
            }
        )
    return found


def bill() -> dict:
    """The whole list: packages, what lies in our own, and what Argosy itself asks for."""
    with tempfile.TemporaryDirectory() as folder:
        made = packages(Path(folder) / "packages.json")
    root = made["metadata"]["component"]
    root |= {"version": version(), "purl": f"pkg:pypi/{root['name']}@{version()}"}
    wanted = asked_for()
    direct = [part["bom-ref"] for part in made["components"] if part["name"] in wanted]
    inside = of_others()
    made["components"] += inside
    refs = sorted([*direct, *(part["bom-ref"] for part in inside)])
    others = [entry for entry in made["dependencies"] if entry["ref"] != root["bom-ref"]]
    made["dependencies"] = [{"ref": root["bom-ref"], "dependsOn": refs}, *others]
    return made


def checked(text: str) -> str:
    """The text, if it has the form of CycloneDX."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    if (wrong := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)) is not None:
        sys.exit(f"the list has not the form of CycloneDX: {wrong}")
    return text


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python scripts/make_sbom.py FILE")
    Path(sys.argv[1]).write_text(checked(json.dumps(bill(), indent=1) + "\n"), "utf-8")
