import { errorText, isApiError, newIdempotencyKey } from '@fairfront/shared-kit/api';
import {
  entryBefore,
  gateVerdict,
  passCodeOf,
  type DayPeriod,
  type GateVerdict,
  type PassKind,
} from '@fairfront/shared-kit/domain/passes';
import type { PassageResult, PassAtGate } from '@fairfront/shared-kit/domain/passes/api';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { postPassages } from '../api/gate';
import { hashOf } from './gate-list';
import { useGateData } from './use-gate-data';
import { useKeptEntries } from './use-kept-entries';

/** How long a gate waits for the server before it answers from the list, ms. */
const patience = 800;

/** The answer to a check. */
export interface GateAnswer {
  id: string;
  code: string;
  /** When it was checked, ms since the epoch. */
  at: number;
  verdict: GateVerdict;
  kind: PassKind | null;
  days: readonly DayPeriod[];
  /** Null if the list was used, which has no names. */
  pass: PassAtGate | null;
  enteredBefore: number | null;
  isStored: boolean;
}

/** What the gate shows. */
export type GateState =
  | { is: 'ready' }
  | { is: 'asking' }
  | { is: 'answered'; answer: GateAnswer }
  | { is: 'failed'; text: string };

const answerOf = ({ id, verdict, pass, entered_before_at, is_stored }: PassageResult, code: string, at: number) => ({
  ...{ id, code, at, verdict, pass, isStored: is_stored },
  ...{ kind: pass?.pass_kind ?? null, days: pass?.days ?? [] },
  enteredBefore: entered_before_at === null ? null : Date.parse(entered_before_at),
});

/** Without a network, on a slow one and while the server is down a gate answers from its list. */
const isOutage = (error: unknown): boolean => isApiError(error) && (error.status === 0 || error.status >= 500);

const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

/**
 * Checks codes at a gate: the server answers and stores the entry; where it does not in time, the list answers, and the entry is
 * kept under the same id and sent later.
 */
export const useGate = (exhibition: number, canWrite: boolean) => {
  const { api, now } = usePlatform();
  const { t } = useTranslation('desk');
  const { list, book, heardAt } = useGateData(exhibition);
  const [state, setState] = useState<GateState>({ is: 'ready' });
  /** When a check last got no response from the server. */
  const [outAt, setOutAt] = useState<number | null>(null);
  const isOut = outAt !== null && heardAt < outAt;
  const [log, setLog] = useState<readonly GateAnswer[]>([]);
  const [disputed, setDisputed] = useState<readonly PassageResult[]>([]);
  const generation = useRef(0);
  const { waiting, keep } = useKeptEntries(exhibition, (results) => {
    setOutAt(null);
    setDisputed((former) => [
      ...former,
      ...results.filter(({ verdict, error }) => verdict !== 'valid' || error !== null),
    ]);
  });

  const note = async ({ id, code, at, isStored }: GateAnswer) => {
    // without a list there is nothing to compare it with
    if (isStored && list.data) book.add({ id, code_hash: await hashOf(code), entered_at: new Date(at).toISOString() });
  };
  const show = (answer: GateAnswer, mine: number) => {
    setLog((former) => [answer, ...former.filter(({ id }) => id !== answer.id)].slice(0, 8));
    if (mine === generation.current) setState({ is: 'answered', answer });
  };

  /** The verdict by the list; null without a list. */
  const askList = async (id: string, code: string, at: number): Promise<GateAnswer | null> => {
    if (!list.data) return null;
    const hash = await hashOf(code);
    const pass = list.data.find(hash);
    const clock = { at, zone: list.data.timezone };
    const enteredBefore = pass ? entryBefore(pass.kind, book.of(hash), clock) : null;
    const verdict = gateVerdict(pass, { ...clock, entered: enteredBefore });
    const isStored = canWrite && verdict === 'valid';
    return {
      ...{ id, code, at, verdict, enteredBefore, isStored },
      pass: null,
      kind: pass?.kind ?? null,
      days: pass?.days ?? [],
    };
  };

  const run = async (code: string, isAgain: boolean) => {
    generation.current += 1;
    const mine = generation.current;
    const [id, at] = [newIdempotencyKey(), now()];
    setState({ is: 'asking' });
    const asked = canWrite
      ? postPassages(api, exhibition, [{ id, code, ...(isAgain && { admitted: true }) }]).then(([result]) => {
          if (!result) throw new Error('The server has answered nothing');
          setOutAt(null);
          return answerOf(result, code, at);
        })
      : null;
    try {
      const answer = asked && (await Promise.race([asked, pause(patience)]));
      if (answer) {
        await note(answer);
        return show(answer, mine);
      }
    } catch (error) {
      if (!isOutage(error)) return setState({ is: 'failed', text: errorText(error, t) });
      setOutAt(Date.now());
    }
    const fromList = await askList(id, code, at);
    if (fromList) {
      const answer = { ...fromList, isStored: fromList.isStored || (isAgain && canWrite && fromList.kind !== null) };
      if (answer.isStored) {
        await keep({ id, code, entered_at: new Date(at).toISOString() });
        await note(answer);
      }
      show(answer, mine);
    }
    // a late response has the name, and includes the entries of other gates
    const late = await asked?.catch(() => null);
    if (late) {
      await note(late);
      show(late, mine);
    } else if (!fromList && mine === generation.current) setState({ is: 'failed', text: t('venue.noList') });
  };

  return {
    ...{ state, log, list, isOut, waiting, disputed },
    forgetDisputed: () => setDisputed([]),
    /** Checks what was scanned or typed. */
    check: (text: string) => {
      const code = passCodeOf(text);
      if (code !== '') void run(code, false);
    },
    /** Admits a person again who has entered before. */
    admitAgain: ({ code }: GateAnswer) => void run(code, true),
  };
};
