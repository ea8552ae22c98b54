import { parentPort } from 'node:worker_threads';
import { markPackage } from './mark-package';
import { overviewOf, readPackage } from './read-package';
import { readSheets } from './read-sheets';
import { renderDocument } from './render-document';
import type { ThreadResponse, ThreadRequest } from './thread-messages';

/** Draws and reads files in a separate thread, so that they never block the event loop of the API. */
if (!parentPort) throw new Error('documents.worker runs in a worker thread');
const port = parentPort;
const running = new Map<number, AbortController>();

const answer = (message: ThreadResponse) => port.postMessage(message);

const perform = async (request: Exclude<ThreadRequest, { task: 'cancel' }>): Promise<void> => {
  const { id } = request;
  const controller = new AbortController();
  running.set(id, controller);
  try {
    if (request.task === 'render') {
      // a copy: the chunks of pdfkit may share one buffer
      await renderDocument(request.job, (chunk) => answer({ id, chunk: Uint8Array.from(chunk) }), controller.signal);
      answer({ id, done: true });
    } else if (request.task === 'mark-package') {
      answer({ id, done: true, file: await markPackage(request.file, request.marks) });
    } else if (request.task === 'package-overview') {
      answer({ id, done: true, overview: await overviewOf(request.file) });
    } else if (request.task === 'read-sheets') {
      answer({ id, done: true, sheets: await readSheets(request.bytes) });
    } else {
      answer({ id, done: true, sheet: await readPackage(request.file) });
    }
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
