import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';

/**
 * A backend of `npm run dev` that has loaded its packages and the program of its database, and waits to be started
 * (deploy/setup/warm-starts.mjs): most of the time of a start is over then.
 */
const started = new Promise((resolve) => process.once('message', resolve));

const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const database = '@electric-sql/pglite';
const loadProgram = async () => {
  const file = new URL('./pglite.wasm', import.meta.resolve(database));
  setEnvironmentData('pglite.wasm', await WebAssembly.compile(await readFile(file)));
};
const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@fairfront/') && name !== database);
// what a package cannot do here, it says when it is used
await Promise.allSettled([loadProgram(), ...packages.map((name) => import(name))]);

const { port } = await started;
process.env.PORT = String(port ?? 0);
const main = new URL('./dist/main.js', import.meta.url);
process.argv[1] = fileURLToPath(main);
await import(main.href);
