// Loads a pure wheel of settemari into Pyodide and plays the batches of tests/digests.py: the same numbers must come out.
// Usage: node run.mjs WHEEL TESTS [BATCHES]   (TESTS: the folder; BATCHES: only so many of them, spread over all)
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const needed = ["digests.py", "digests.json", "arrr/decks/small.toml"];
const [wheel, tests, batches] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
for (const file of needed) {
  python.FS.mkdirTree(dirname(`tests/${file}`));
  python.FS.writeFile(`tests/${file}`, await readFile(join(tests, file)));
}
python.FS.writeFile("tests/__init__.py", "");
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
