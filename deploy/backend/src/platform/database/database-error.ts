/** The database cannot be reached, ended the connection or did not answer in time; what was sent may or may not be stored. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error && cause.message ? cause.message : 'The database cannot be reached', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** SQLSTATE: five characters, a class of two first (PostgreSQL manual, appendix A). */
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);

/**
 * SQLSTATE of a server that serves nobody right now: no connection (08), shut down or starting (57P0x), too many
 * connections (53300), out of memory (53200), idle sessions ended (25P03, 25P04).
 */
const connectionStates = /^(08(?!P01)...|57P0.|53300|53200|25P03|25P04)$/;

/** SQLSTATE of a statement that took longer than it may: cancelled (57014) or waiting for a lock (55P03). */
const slowStates = new Set(['57014', '55P03']);

/** Whether the connection must not be used again after this error. */
export const endsConnection = (error: unknown): boolean => {
  const code = codeOf(error);
  // the driver's own errors about the wire carry no SQLSTATE; a TypeError is about a value of ours
  return isSqlState(code) ? connectionStates.test(code) : !(error instanceof TypeError || error instanceof RangeError);
};

/** An error of the driver as the application sees it: `DatabaseUnavailable`, or the error of the statement as it is. */
export const databaseErrorOf = (error: unknown): unknown =>
  error instanceof DatabaseUnavailable || !(endsConnection(error) || slowStates.has(codeOf(error)))
    ? error
    : new DatabaseUnavailable(error);

/** SQLSTATE disk_full, and what the file system says of a full disk or an exhausted quota. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether nothing more can be stored, in the database or as a file. */
export const isStorageFull = (error: unknown): boolean => fullCodes.has(codeOf(error));
