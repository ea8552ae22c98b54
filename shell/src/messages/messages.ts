import { createMessages as createToasts, type Messages as Toasts } from '@fairfront/shared-kit/components/toast';
import type { ConfirmOptions, PlatformServices } from '@fairfront/shared-kit/platform';

/** A question that waits for an answer. */
export interface Question extends ConfirmOptions {
  id: number;
  answer: (agreed: boolean) => void;
}

/** Popups, toasts and questions of the whole portal. */
export interface Messages {
  services: PlatformServices['messages'];
  /** `services.confirm` for a question that may become obsolete: the signal withdraws it, which counts as no. */
  confirm: (options: ConfirmOptions, withdrawn?: AbortSignal) => Promise<boolean>;
  toasts: Toasts;
  /** The current question; the others are queued. */
  question: () => Question | null;
  subscribe: (listener: () => void) => () => void;
}

export const createMessages = (): Messages => {
  const toasts = createToasts();
  const listeners = new Set<() => void>();
  const questions: Question[] = [];
  let lastId = 0;
  const notify = () => listeners.forEach((listener) => listener());

  const confirm: Messages['confirm'] = (options, withdrawn) =>
    new Promise((resolve) => {
      lastId += 1;
      const end = (agreed: boolean) => {
        const place = questions.indexOf(question);
        if (place < 0) return;
        questions.splice(place, 1);
        notify();
        resolve(agreed);
      };
      const question: Question = {
        ...options,
        id: lastId,
        answer: (agreed) => {
          if (questions[0] === question) end(agreed);
        },
      };
      questions.push(question);
      withdrawn?.addEventListener('abort', () => end(false), { once: true });
      notify();
    });

  return {
    services: { error: toasts.error, notice: toasts.notice, undo: toasts.undo, confirm: (options) => confirm(options) },
    confirm,
    toasts,
    question: () => questions[0] ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
