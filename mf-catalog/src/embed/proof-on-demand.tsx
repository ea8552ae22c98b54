import { onDemand } from './on-demand';

/** The proof beside step 1, which works without it: an embed loads it a moment later. */
export const Proof = onDemand(async () => (await import('../proof/proof')).Proof, { optional: true });
