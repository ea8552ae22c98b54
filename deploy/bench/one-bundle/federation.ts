import type { Federation } from '../../../shell/src/boot/federation';

/** The remotes as ordinary lazy routes of one build. */
const definitions: Record<string, () => Promise<{ default: unknown }>> = {
  mf_passes: () => import('../../../mf-passes/src/remote'),
  mf_services: () => import('../../../mf-services/src/remote'),
  mf_catalog: () => import('../../../mf-catalog/src/remote'),
  mf_account: () => import('../../../mf-account/src/remote'),
};

/** Takes the place of `shell/src/boot/federation.ts` in the benchmark: same interface, no federation. */
export const startFederation = (): Federation => ({
  loadDefinition: async ({ container }) => {
    const load = definitions[/^fairfront_(mf_[a-z]+)_/.exec(container)?.[1] ?? ''];
    if (!load) throw new Error(`The one bundle knows no remote ${container}`);
    return (await load()).default;
  },
  abandon: () => undefined,
  forget: () => undefined,
});
