import { useEffect, useRef, useState } from 'react';

/** The pause after which a change is committed, in milliseconds. */
export const commitDelayMs = 500;

/** A value that is ahead of its owner until the user pauses. */
export interface DebouncedCommit<Value> {
  /** The displayed value: the pending change, otherwise the owner's value. */
  shown: Value;
  /** Shows a value and commits it after the pause. */
  change: (value: Value) => void;
  /** Commits a pending change at once, because the control is left. */
  flush: () => void;
  /** Discards a pending change. */
  cancel: () => void;
}

type Held<Value> = { value: Value } | null;

interface Ahead<Value> {
  owner: Value;
  waiting: Held<Value>;
  committed: Held<Value>;
}

/**
 * Changes that come in quick steps are committed once, 500 ms after the last one; leaving the control commits at once, and so
 * does its end (a modal that closes). A value from outside wins over a waiting change.
 */
export const useDebouncedCommit = <Value>(
  value: Value,
  onCommit: (value: Value) => void,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): DebouncedCommit<Value> => {
  const [state, setState] = useState<Ahead<Value>>({ owner: value, waiting: null, committed: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Held<Value>>(null);
  /** The waiting change that was drawn last. */
  const drawn = useRef<Held<Value>>(null);
  const newest = useRef({ value, onCommit, isSame });

  // the owner's answer to a commit does not undo what was done since; any other new value does
  const isResponse = state.committed !== null && isSame(state.committed.value, value);
  if (!isSame(state.owner, value)) {
    setState({ owner: value, waiting: isResponse ? state.waiting : null, committed: null });
  }
  useEffect(() => {
    newest.current = { value, onCommit, isSame };
    if (state.waiting !== null) drawn.current = state.waiting;
    // a change that was rendered and is gone was overwritten by the owner; one that this render does not know yet is still coming
    else if (waiting.current !== null && waiting.current === drawn.current) {
      clearTimeout(timer.current);
      waiting.current = null;
    }
  });

  const hold = (next: Held<Value>) => {
    clearTimeout(timer.current);
    waiting.current = next;
  };
  const commit = () => {
    const change = waiting.current;
    hold(null);
    if (change === null) return;
    const isNew = !newest.current.isSame(change.value, newest.current.value);
    setState((before) => ({ ...before, waiting: null, committed: isNew ? change : null }));
    if (isNew) newest.current.onCommit(change.value);
  };
  const commitNow = useRef(commit);
  useEffect(() => {
    commitNow.current = commit;
  });
  useEffect(() => () => commitNow.current(), []);

  return {
    shown: state.waiting ? state.waiting.value : value,
    change: (next) => {
      const held = { value: next };
      hold(held);
      setState((before) => ({ ...before, waiting: held }));
      timer.current = setTimeout(() => commitNow.current(), commitDelayMs);
    },
    flush: commit,
    cancel: () => {
      hold(null);
      setState((before) => ({ ...before, waiting: null }));
    },
  };
};
