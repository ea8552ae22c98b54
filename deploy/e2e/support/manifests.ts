import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The parts of a package manifest that stories read. */
export interface BuiltManifest {
  /** In the manifest of the shell. */
  screens?: Record<string, { path: string }>;
  /** In the manifest of a remote. */
  offers?: { screens: Record<string, { path: string }>; modals: Record<string, { mirrored?: boolean }> };
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The manifests of all built packages. */
export const builtManifests = (): BuiltManifest[] =>
  ['', 'deploy/']
    .flatMap((parent) => readdirSync(`${root}/${parent}`).map((name) => `${parent}${name}`))
    .map((folder) => `${root}/${folder}/dist/manifest.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as BuiltManifest);
