// Python in WebAssembly, by Node, with this repository and the tools of its .venv at hand:
//   node pyodide.mjs tests/contract -q …   runs pytest there, with the environment of the shell
//   node pyodide.mjs bench/thinking.py …   runs a program

import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const library = join(root, '.venv/lib');
const installed = join(library, readdirSync(library).find((name) => name.startsWith('python')) ?? '', 'site-packages');

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('PERMONIK_')));
const python = await loadPyodide({ env: { ...env, HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' } });
for (const [place, where] of Object.entries({ '/repo': root, '/installed': installed })) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: where }, place);
}
python.globals.set('arguments', python.toPy(process.argv.slice(2)));
process.exitCode = python.runPython(`
import os, sys
sys.path[:0] = ["/repo/src", "/installed"]
os.chdir("/repo")
if arguments[0].endswith(".py") and not arguments[0].startswith("tests/"):
    import runpy
    sys.argv = list(arguments)
    runpy.run_path(arguments[0], run_name="__main__")
    code = 0
else:
    import pytest
    code = int(pytest.main(list(arguments)))
code
`);
