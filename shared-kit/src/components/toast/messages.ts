import { isApiError } from '../../api/api-error';
import type { UndoOptions } from '../../platform/services';

/** One message on its way through the region. */
export type ShownMessage = { id: number } & (
  | { kind: 'error'; text: string; code: string | null }
  | { kind: 'notice'; text: string }
  | ({ kind: 'undo' } & UndoOptions)
);

/** Holds what `MessageRegion` shows; the methods fit `PlatformServices.messages`. */
export interface Messages {
  /** Several lines allowed, 10 s, replaces the former error; shows the code under which the server logged the cause. */
  error: (text: string, cause?: unknown) => void;
  /** 5 s; a text that is already shown is not repeated. */
  notice: (text: string) => void;
  undo: (options: UndoOptions) => void;
  close: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => readonly ShownMessage[];
}

const limit = 3;

/** A queue of messages outside of React, so that any code can show one; the fourth toast replaces the oldest. */
export const createMessages = (): Messages => {
  let shown: readonly ShownMessage[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownMessage[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const toasts = () => shown.filter(({ kind }) => kind !== 'error');
  const errors = () => shown.filter(({ kind }) => kind === 'error');
  const addToast = (message: ShownMessage) => set([...errors(), ...toasts().slice(1 - limit), message]);
  return {
    error: (text, cause) => {
      const code = isApiError(cause) ? cause.requestId : null;
      set([...toasts(), { id: nextId++, kind: 'error', text, code }]);
    },
    notice: (text) => {
      if (!shown.some((message) => message.kind === 'notice' && message.text === text))
        addToast({ id: nextId++, kind: 'notice', text });
    },
    undo: (options) => addToast({ id: nextId++, kind: 'undo', ...options }),
    close: (id) => set(shown.filter((message) => message.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => shown,
  };
};
