import { parentPort } from 'node:worker_threads';
import { renderDocument, type DocumentDrawers } from './render-document';
import type { ReadingKind, Readings, ThreadRequest, ThreadResponse, ThreadResult } from './thread-messages';

/** How each kind of reading is done. */
export type FileReaders = {
  [Kind in ReadingKind]: (of: Readings[Kind]['of']) => Promise<Readings[Kind]['result']>;
};

/** Draws and reads files in a separate thread, so that they never block the event loop of the API. */
export const serveDocuments = (drawers: DocumentDrawers, readers: FileReaders): void => {
  if (!parentPort) throw new Error('Documents are served by a worker thread');
  const port = parentPort;
  const running = new Map<number, AbortController>();
  const answer = (message: ThreadResponse) => port.postMessage(message);

  const resultOf = async (
    request: Exclude<ThreadRequest, { task: 'cancel' }>,
    signal: AbortSignal,
  ): Promise<ThreadResult> => {
    if (request.task === 'read') {
      const read = readers[request.kind] as (of: unknown) => Promise<ThreadResult>;
      return read(request.of);
    }
    // a copy: the chunks of pdfkit may share one buffer
    const onChunk = (chunk: Uint8Array) => answer({ id: request.id, chunk: Uint8Array.from(chunk) });
    await renderDocument(request.job, drawers, onChunk, signal);
    return null;
  };

  const perform = async (request: Exclude<ThreadRequest, { task: 'cancel' }>): Promise<void> => {
    const { id } = request;
    const controller = new AbortController();
    running.set(id, controller);
    try {
      answer({ id, done: true, result: await resultOf(request, controller.signal) });
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      answer({ id, failed: { message, code } });
    } finally {
      running.delete(id);
    }
  };

  port.on('message', (request: ThreadRequest) => {
    if (request.task === 'cancel') running.get(request.id)?.abort();
    else void perform(request);
  });
};
