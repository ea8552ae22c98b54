import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the stories read of the manifest of a built package. */
export interface BuiltManifest {
  /** Of the shell. */
  screens?: Record<string, { path: string }>;
  /** Of a remote. */
  offers?: { screens: Record<string, { path: string }>; modals: Record<string, { mirrored?: boolean }> };
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The manifests of the packages that are built. */
export const builtManifests = (): BuiltManifest[] =>
  readdirSync(root)
    .map((folder) => `${root}/${folder}/dist/manifest.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as BuiltManifest);
