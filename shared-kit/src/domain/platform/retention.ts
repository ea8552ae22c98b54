const dayMs = 86_400_000;

/** How long the server keeps what expires by itself, in ms. */
export const keptFor = {
  /** A session, since its last use. */
  session: 30 * dayMs,
  /** An attempt to sign in, since it was made. */
  attempt: dayMs,
  /** The answer to a call that may be repeated, since the call. */
  repeat: dayMs,
  /** An entry of the audit, since what it records: five years, longer than papers of a fair are asked for. */
  audit: 5 * 365 * dayMs,
} as const;
