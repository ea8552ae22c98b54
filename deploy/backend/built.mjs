import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a file of the build, or says how to build it if it is missing.
 * @param {string} name
 */
export const runBuilt = async (name) => {
  const file = join(import.meta.dirname, 'dist', `${name}.js`);
  if (!existsSync(file)) {
    console.error('The backend is not built yet: run npm run build (npm start does it, too).');
    process.exit(1);
  }
  await import(pathToFileURL(file).href);
};
