import { join } from 'node:path';
import { releaseNameOf } from '../../../shared-kit/tooling/webpack/remote-folders.mjs';
import { root } from '../../setup/install.mjs';
import { remotes } from '../../setup/packages.mjs';

/**
 * Fills `definitions.ts`: one lazy import per remote, by the name of its container without version.
 * @this {import('webpack').LoaderContext<object>}
 */
export default function definitionsLoader() {
  // the list depends on folders, not on this file, so a cached result would miss a new remote
  this.cacheable(false);
  const entries = remotes.map(
    (name) =>
      `  ${releaseNameOf(name).replace(/\W/g, '_')}: () => import(${JSON.stringify(join(root, name, 'src/remote'))}),`,
  );
  return `export const definitions = {\n${entries.join('\n')}\n};\n`;
}
