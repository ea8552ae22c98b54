import { packageByteLimit, packageRowLimit, type SheetRow } from '@fairfront/mf-passes/model';

/** A package file as it was sent. */
export interface PackageFile {
  bytes: Uint8Array;
}

/** What a package file holds: the heading row and the filled rows below it. */
export interface PackageSheet {
  headings: string[];
  rows: SheetRow[];
}

/** Limits of a package file (PASS-186); columns and characters are what an honest one stays far below. */
export const packageLimits = {
  bytes: packageByteLimit,
  rows: packageRowLimit,
  columns: 50,
  cellCharacters: 2000,
  /** A file that takes longer to read is none of ours. */
  milliseconds: 10_000,
} as const;

/** Why a file cannot be read: `blank_invalid` for its content, `upload_failed` for its size or state (PASS-254, PASS-255). */
export class UnreadablePackage extends Error {
  constructor(readonly code: 'blank_invalid' | 'upload_failed') {
    super(code);
    this.name = 'UnreadablePackage';
  }
}
