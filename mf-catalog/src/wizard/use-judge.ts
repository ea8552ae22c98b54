import { draftJudge } from './draft-judge';

/**
 * The validation rules of the draft, which may load after the wizard; until then nothing is refused and nothing counts as
 * valid.
 */
export interface JudgeSource {
  /** Null until the rules have loaded. */
  make: typeof draftJudge | null;
  /** @throws if the rules fail to load; the load can be retried */
  load: () => Promise<typeof draftJudge>;
  /** Loads them when the browser is idle; returns a cancel function. */
  loadAtRest: () => () => void;
}

const atHand: JudgeSource = { make: draftJudge, load: async () => draftJudge, loadAtRest: () => () => {} };

/** In the portal the rules are bundled; an embed replaces this file with `embed/judge-on-demand`. */
export const useJudge = (): JudgeSource => atHand;
