import { draftCheck } from './draft-check';

/**
 * The validation rules of the draft, which may load after the wizard; until then nothing is refused and nothing counts as
 * valid.
 */
export interface DraftCheckSource {
  /** Null until the rules have loaded. */
  make: typeof draftCheck | null;
  /** @throws if the rules fail to load; the load can be retried */
  load: () => Promise<typeof draftCheck>;
  /** Loads them when the browser is idle; returns a cancel function. */
  loadAtRest: () => () => void;
}

const atHand: DraftCheckSource = { make: draftCheck, load: async () => draftCheck, loadAtRest: () => () => {} };

/** In the portal the rules are bundled; an embed replaces this file with `embed/draft-check-on-demand`. */
export const useDraftCheck = (): DraftCheckSource => atHand;
