/**
 * The database is unreachable, closed the connection or did not respond in time; the sent statement may or may not have
 * been executed.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error && cause.message ? cause.message : 'The database cannot be reached', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** SQLSTATE: five characters, starting with a two-character class (PostgreSQL manual, appendix A). */
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);

/**
 * SQLSTATEs of an unavailable server: no connection (08), shutting down or starting (57P0x), too many connections
 * (53300), out of memory (53200), idle sessions ended (25P03, 25P04).
 */
const connectionStates = /^(08(?!P01)...|57P0.|53300|53200|25P03|25P04)$/;

/** PgBouncer reports everything with this SQLSTATE of protocol errors: its own, after which it closes, are fatal. */
const isOfPooler = (error: unknown): boolean =>
  codeOf(error) === '08P01' && (error as { severity?: unknown }).severity === 'FATAL';

/** SQLSTATEs of a statement timeout: cancelled (57014) or waiting for a lock (55P03). */
const slowStates = new Set(['57014', '55P03']);

/** Whether the connection must not be used after this error. */
export const endsConnection = (error: unknown): boolean => {
  const code = codeOf(error);
  if (isOfPooler(error)) return true;
  // the driver's own connection errors have no SQLSTATE; a TypeError is about one of our values
  return isSqlState(code) ? connectionStates.test(code) : !(error instanceof TypeError || error instanceof RangeError);
};

/** Converts a driver error: `DatabaseUnavailable`, or the original error of the statement. */
export const databaseErrorOf = (error: unknown): unknown =>
  error instanceof DatabaseUnavailable || !(endsConnection(error) || slowStates.has(codeOf(error)))
    ? error
    : new DatabaseUnavailable(error);

/** SQLSTATE disk_full, and the errors of a file system with a full disk or an exhausted quota. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether the storage of the database or the file system is full. */
export const isStorageFull = (error: unknown): boolean => fullCodes.has(codeOf(error));

/**
 * Whether another row has this external id: unique_violation of a constraint that names the column. The check before a write
 * does not see a row that a simultaneous transaction has not committed.
 */
export const isExternalIdTaken = (error: unknown): boolean =>
  codeOf(error) === '23505' &&
  (error as { constraint?: unknown }).constraint?.toString().includes('external_id') === true;
