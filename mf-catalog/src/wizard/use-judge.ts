import { draftJudge } from './draft-judge';

/** The rules of the draft, which may come later than the wizard: until then nothing is refused and nothing counts as right. */
export interface JudgeSource {
  /** Null until the rules have come. */
  make: typeof draftJudge | null;
  /** @throws when the rules do not come; they can be asked for again */
  load: () => Promise<typeof draftJudge>;
  /** Loads them when the browser is at rest; returns the way to call it off. */
  loadAtRest: () => () => void;
}

const atHand: JudgeSource = { make: draftJudge, load: async () => draftJudge, loadAtRest: () => () => {} };

/** In the portal the rules are at hand; an embed puts `embed/judge-on-demand` in the place of this file (CAT-277). */
export const useJudge = (): JudgeSource => atHand;
