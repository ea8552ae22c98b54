import type { MessagePort } from 'node:worker_threads';
import type { Speller } from './speller';
import type { CheckRequest, ThreadMessage } from './thread-messages';

/** The thread's side: reports that it is loaded and answers texts in their order; those that nobody waits for any more are not begun. */
export const answerChecks = (port: Pick<MessagePort, 'on' | 'postMessage'>, speller: Speller): void => {
  const post = (message: ThreadMessage) => port.postMessage(message);
  port.on('message', ({ id, text, until }: CheckRequest) =>
    post({ id, errors: Date.now() < until ? speller.check(text) : null }),
  );
  post({ loaded: true });
};
