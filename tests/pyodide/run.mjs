// Loads a pure wheel of settemari into Pyodide and plays the batches of tests/digests.py: the same numbers must come out.
// Usage: node run.mjs WHEEL DIGESTS_PY DIGESTS_JSON [BATCHES]   (BATCHES: only so many of them, spread over all)
import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [wheel, program, stored, batches] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
python.FS.mkdirTree("tests");
python.FS.writeFile("tests/__init__.py", "");
python.FS.writeFile("tests/digests.py", await readFile(program));
python.FS.writeFile("tests/digests.json", await readFile(stored));
python.globals.set("most", Number(batches ?? 0));
const [version, tried, wrong] = python
  .runPython(
    `
import sys, platform
sys.path.insert(0, ".")
from settemari.core.native import is_compiled
from tests.digests import digest_of, names, stored
assert not is_compiled()
chosen = names()[:: max(1, len(names()) // most)] if most else names()
wrong = [name for name in chosen if digest_of(name) != stored()[name]]
(f"Python {platform.python_version()} on {platform.system()}", len(chosen), wrong)
`,
  )
  .toJs();
for (const name of wrong) console.error(`another digest than in CPython: ${name}`);
console.log(`${version}: ${tried - wrong.length} of ${tried} batches of games as in CPython`);
process.exit(wrong.length ? 1 : 0);
