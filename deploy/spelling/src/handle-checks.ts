import type { MessagePort } from 'node:worker_threads';
import type { Speller } from './speller';
import type { CheckRequest, ThreadMessage } from './thread-messages';

/**
 * Runs in the worker thread: reports that it is loaded and answers checks in order. Checks that nobody waits for any
 * more are skipped.
 */
export const handleChecks = (port: Pick<MessagePort, 'on' | 'postMessage'>, speller: Speller): void => {
  const post = (message: ThreadMessage) => port.postMessage(message);
  port.on('message', ({ id, text, until }: CheckRequest) =>
    post({ id, errors: Date.now() < until ? speller.check(text) : null }),
  );
  post({ loaded: true });
};
