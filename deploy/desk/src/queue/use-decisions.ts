import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { deskKeys } from '../api/query-keys';
import type { QueueDescription, QueuedRef, StoredDecision } from './queue.types';

/** A decision that has not been sent and can be undone. */
interface PendingDecision<Item, Decision> {
  id: number;
  items: readonly QueuedRef<Item>[];
  decision: Decision;
  text: string | null;
}

/** A decision that was not stored: the error, and the stored decision after a conflict. */
export interface FailedDecision<Item> {
  item: QueuedRef<Item>;
  message: string;
  stored: StoredDecision | null;
  /** The unsent text for the exhibitor. */
  text: string | null;
}

/** The decisions of a member of staff. */
export interface Decisions<Item, Decision> {
  pending: PendingDecision<Item, Decision> | null;
  /** Keys of items decided in this tab, sent or not; the list leaves them out. */
  hidden: ReadonlySet<string>;
  failed: readonly FailedDecision<Item>[];
  decide: (items: readonly QueuedRef<Item>[], decision: Decision, text: string | null) => void;
  /** Undoes the last decision. */
  undo: () => void;
  /** Sends the pending decision. */
  send: () => void;
  forgetFailures: () => void;
}

/**
 * Decides items. Each decision is sent when the time for undo is over, when the next one is made, and when the screen
 * or the page is left.
 * @param onFailed told which items are to stay selected
 */
export const useDecisions = <Item, Decision extends string>(
  postDecision: QueueDescription<Item, unknown, string, Decision>['post'],
  onFailed: (items: readonly QueuedRef<Item>[]) => void,
): Decisions<Item, Decision> => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const cache = useQueryClient();
  const [pending, setPending] = useState<PendingDecision<Item, Decision> | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly FailedDecision<Item>[]>([]);
  const waiting = useRef<PendingDecision<Item, Decision> | null>(null);
  const count = useRef(0);

  const show = useCallback((items: readonly QueuedRef<Item>[]) => {
    const keys = new Set(items.map(({ key }) => key));
    setHidden((before) => new Set([...before].filter((key) => !keys.has(key))));
  }, []);

  const post = useCallback(
    async ({ items, decision, text }: PendingDecision<Item, Decision>, isLeaving: boolean) => {
      let failures: FailedDecision<Item>[];
      try {
        const results = await postDecision(api, items, { name: decision, text }, isLeaving);
        failures = results.flatMap(({ ok, error, decision: stored }, index) => {
          const item = items[index];
          return ok || !item ? [] : [{ item, message: error?.message ?? '', stored, text }];
        });
      } catch (error) {
        failures = items.map((item) => ({ item, message: errorText(error, t), stored: null, text }));
      }
      if (failures.length > 0) {
        setFailed((before) => [...failures, ...before]);
        show(failures.map(({ item }) => item));
        onFailed(failures.map(({ item }) => item));
      }
      await cache.invalidateQueries({ queryKey: deskKeys.work });
      show(items);
    },
    [api, cache, t, show, postDecision, onFailed],
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
    (items: readonly QueuedRef<Item>[], decision: Decision, text: string | null) => {
      if (items.length === 0) return;
      send();
      count.current += 1;
      const made = { id: count.current, items, decision, text };
      waiting.current = made;
      setPending(made);
      setHidden((before) => new Set([...before, ...items.map(({ key }) => key)]));
    },
    [send],
  );

  const undo = useCallback(() => {
    const decision = waiting.current;
    if (!decision) return;
    waiting.current = null;
    setPending(null);
    show(decision.items);
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
