import type { Federation } from '../../../shell/src/boot/federation';
import { definitions } from './definitions';

/** Replaces `shell/src/boot/federation.ts` in the benchmark: same interface, no federation. */
export const startFederation = (): Federation => ({
  loadDefinition: async ({ container }) => {
    const load = definitions[/^fairfront_(mf_[a-z_]+)_\d/.exec(container)?.[1] ?? ''];
    if (!load) throw new Error(`The single bundle contains no remote ${container}`);
    return (await load()).default;
  },
  cancel: () => undefined,
  evict: () => undefined,
});
