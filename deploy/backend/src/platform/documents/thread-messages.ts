import type { FileSheet, SheetsRefusal } from './read-sheets';
import type { DocumentJob } from './sheets';

/**
 * Files that the threads read: what each kind of reading gets and returns. An area adds its own by `declare module`, and
 * `entry/documents.worker.ts` does it.
 */
export interface Readings {
  /** All sheets of a workbook, or all CSV files of an archive. */
  sheets: { of: Uint8Array; result: FileSheet[] | SheetsRefusal };
}
export type ReadingKind = keyof Readings;

/** Work for the thread; responses have the same number. */
export type ThreadRequest =
  | { id: number; task: 'render'; job: DocumentJob }
  | { id: number; task: 'read'; kind: ReadingKind; of: Readings[ReadingKind]['of'] }
  | { id: number; task: 'cancel' };

/** What a finished job returns besides the chunks before it: nothing for a drawing. */
export type ThreadResult = Readings[ReadingKind]['result'] | null;

export type ThreadResponse =
  | { id: number; chunk: Uint8Array }
  | { id: number; done: true; result: ThreadResult }
  | { id: number; failed: { message: string; code?: string } };
