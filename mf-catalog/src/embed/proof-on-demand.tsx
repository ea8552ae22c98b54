import { onDemand } from './on-demand';

/** The proof beside step 1, which can be filled in without it: in an embed it comes a moment later (CAT-277). */
export const Proof = onDemand(async () => (await import('../proof/proof')).Proof, { optional: true });
