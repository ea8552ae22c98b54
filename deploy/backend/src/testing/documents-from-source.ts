import { join } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { Documents } from '../platform/documents/documents';

/** The real thread of the documents, started from its sources instead of the bundle. */
export const documentThread = (resourceLimits?: ResourceLimits): Worker =>
  new Worker(join(__dirname, 'source-thread.cjs'), {
    workerData: { entry: join(__dirname, '../entry/documents.worker.ts') },
    resourceLimits,
  });

export const documentsFromSource = (limits?: ConstructorParameters<typeof Documents>[1]): Documents =>
  new Documents(documentThread, limits);
