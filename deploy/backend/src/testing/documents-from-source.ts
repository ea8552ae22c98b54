import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentLimits } from '../documents/document-thread';
import { Documents } from '../documents/documents';

/** The real thread of the documents, started from its sources instead of the bundle. */
export const documentThread = (): Worker =>
  new Worker(join(__dirname, 'source-thread.cjs'), {
    workerData: { entry: join(__dirname, '../documents/documents.worker.ts') },
  });

export const documentsFromSource = (limits?: DocumentLimits): Documents => new Documents(documentThread, limits);
