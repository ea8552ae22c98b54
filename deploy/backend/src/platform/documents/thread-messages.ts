import type { CellMark, PackageFile, PackageOverview, PackageSheet } from './package-file';
import type { FileSheet, SheetsRefusal } from './read-sheets';
import type { DocumentJob } from './sheets';

/** Work for the thread; responses have the same number. */
export type ThreadRequest =
  | { id: number; task: 'render'; job: DocumentJob }
  | { id: number; task: 'read-package'; file: PackageFile }
  | { id: number; task: 'package-overview'; file: PackageFile }
  | { id: number; task: 'mark-package'; file: PackageFile; marks: CellMark[] }
  | { id: number; task: 'read-sheets'; bytes: Uint8Array }
  | { id: number; task: 'cancel' };

/** The result of a finished job, besides the chunks before it. */
export interface ThreadResult {
  sheet?: PackageSheet;
  overview?: PackageOverview;
  sheets?: FileSheet[] | SheetsRefusal;
  file?: Uint8Array;
}

export type ThreadResponse =
  | { id: number; chunk: Uint8Array }
  | ({ id: number; done: true } & ThreadResult)
  | { id: number; failed: { message: string; code?: string } };
