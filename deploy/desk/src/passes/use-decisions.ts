import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { postDecisions, type DecisionResult, type QueuedPass } from '../api/passes';
import { deskKeys } from '../api/query-keys';
import { keyOf } from './queue-place';

/** The part of a pass that a decision needs. */
export type NamedPass = Pick<QueuedPass, 'kind' | 'id' | 'title' | 'hints'>;

/** A decision that has not been sent and can be undone. */
interface PendingDecision {
  id: number;
  passes: readonly NamedPass[];
  status: 'accepted' | 'rejected';
  comment: string | null;
}

/** A decision that was not stored: the error, and the stored decision after a conflict. */
export interface FailedDecision {
  pass: NamedPass;
  message: string;
  stored: DecisionResult['decision'];
  /** The unsent text for the exhibitor. */
  comment: string | null;
}

/** The decisions of a member of staff. */
interface Decisions {
  pending: PendingDecision | null;
  /** Passes decided in this tab, sent or not; the list leaves them out. */
  hidden: ReadonlySet<string>;
  failed: readonly FailedDecision[];
  decide: (passes: readonly NamedPass[], status: PendingDecision['status'], comment: string | null) => void;
  /** Undoes the last decision. */
  undo: () => void;
  /** Sends the pending decision. */
  send: () => void;
  forgetFailures: () => void;
}

/**
 * Decides passes. Each decision is sent when the time for undo is over, when the next one is made, and when
 * the screen or the page is left.
 * @param onFailed told which passes are to stay selected
 */
export const useDecisions = (onFailed: (passes: readonly NamedPass[]) => void): Decisions => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const cache = useQueryClient();
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly FailedDecision[]>([]);
  const waiting = useRef<PendingDecision | null>(null);
  const count = useRef(0);

  const show = useCallback((passes: readonly NamedPass[]) => {
    const keys = new Set(passes.map(keyOf));
    setHidden((before) => new Set([...before].filter((key) => !keys.has(key))));
  }, []);

  const post = useCallback(
    async ({ passes, status, comment }: PendingDecision, isLeaving: boolean) => {
      let failures: FailedDecision[];
      try {
        const results = await postDecisions(api, passes, { status, comment }, isLeaving);
        failures = results.flatMap(({ ok, error, decision }, index) => {
          const pass = passes[index];
          return ok || !pass ? [] : [{ pass, message: error?.message ?? '', stored: decision, comment }];
        });
      } catch (error) {
        failures = passes.map((pass) => ({ pass, message: errorText(error, t), stored: null, comment }));
      }
      if (failures.length > 0) {
        setFailed((before) => [...failures, ...before]);
        show(failures.map(({ pass }) => pass));
        onFailed(failures.map(({ pass }) => pass));
      }
      await cache.invalidateQueries({ queryKey: deskKeys.work });
      show(passes);
    },
    [api, cache, t, show, onFailed],
  );

  const sendNow = useCallback(
    (isLeaving: boolean) => {
      const decision = waiting.current;
      if (!decision) return;
      waiting.current = null;
      setPending(null);
      void post(decision, isLeaving);
    },
    [post],
  );
  const send = useCallback(() => sendNow(false), [sendNow]);

  const decide = useCallback(
    (passes: readonly NamedPass[], status: PendingDecision['status'], comment: string | null) => {
      if (passes.length === 0) return;
      send();
      count.current += 1;
      const decision = { id: count.current, passes, status, comment };
      waiting.current = decision;
      setPending(decision);
      setHidden((before) => new Set([...before, ...passes.map(keyOf)]));
    },
    [send],
  );

  const undo = useCallback(() => {
    const decision = waiting.current;
    if (!decision) return;
    waiting.current = null;
    setPending(null);
    show(decision.passes);
  }, [show]);

  // leaving does not undo
  const leave = useEffectEvent(sendNow);
  useEffect(() => {
    const hide = () => leave(true);
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      leave(false);
    };
  }, []);

  return { pending, hidden, failed, decide, undo, send, forgetFailures: () => setFailed([]) };
};
