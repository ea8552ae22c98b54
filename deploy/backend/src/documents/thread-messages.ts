import type { PackageFile, PackageSheet } from './package-file';
import type { DocumentJob } from './sheets';

/** Work for the thread; the answers carry the same number. */
export type ThreadRequest =
  | { id: number; task: 'render'; job: DocumentJob }
  | { id: number; task: 'read-package'; file: PackageFile }
  | { id: number; task: 'cancel' };

export type ThreadAnswer =
  | { id: number; chunk: Uint8Array }
  | { id: number; done: true; sheet?: PackageSheet }
  | { id: number; failed: { message: string; code?: string } };
