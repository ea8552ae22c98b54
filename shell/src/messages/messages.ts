import { createMessages as createToasts, type Messages as Toasts } from '@fairfront/shared-kit/components/toast';
import type { ConfirmOptions, PlatformServices } from '@fairfront/shared-kit/platform';

/** A question that waits for its answer (SHELL-114). */
export interface Question extends ConfirmOptions {
  id: number;
  answer: (agreed: boolean) => void;
}

/** Popups, toasts and questions of the whole portal. */
export interface Messages {
  services: PlatformServices['messages'];
  toasts: Toasts;
  /** The question on screen; the others wait behind it. */
  question: () => Question | null;
  subscribe: (listener: () => void) => () => void;
}

export const createMessages = (): Messages => {
  const toasts = createToasts();
  const listeners = new Set<() => void>();
  const questions: Question[] = [];
  let lastId = 0;
  const tell = () => listeners.forEach((listener) => listener());

  const confirm = (options: ConfirmOptions): Promise<boolean> =>
    new Promise((resolve) => {
      lastId += 1;
      const question: Question = {
        ...options,
        id: lastId,
        answer: (agreed) => {
          if (questions[0] !== question) return;
          questions.shift();
          tell();
          resolve(agreed);
        },
      };
      questions.push(question);
      tell();
    });

  return {
    services: { error: toasts.error, notice: toasts.notice, undo: toasts.undo, confirm },
    toasts,
    question: () => questions[0] ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
