const unreadableCodes = ['blank_invalid', 'upload_failed', 'file_too_complex'] as const;
export type UnreadableCode = (typeof unreadableCodes)[number];

/** Whether an error code from a thread is that of an unreadable file. */
export const isUnreadableCode = (code: string | undefined): code is UnreadableCode =>
  unreadableCodes.some((one) => one === code);

/**
 * Why a file cannot be read: `blank_invalid` for its content, `upload_failed` for its size or state, `file_too_complex`
 * for the cost of reading it.
 */
export class UnreadableFile extends Error {
  constructor(readonly code: UnreadableCode) {
    super(code);
    this.name = 'UnreadableFile';
  }
}
