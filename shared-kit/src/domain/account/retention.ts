import { restoreUserMs } from './team-access';
import { invitationLifetimeMs } from './team';

const dayMs = 86_400_000;

/** How long what is kept that is about a person and ends by itself, in ms: the cleaning of the server and the profile read it (SHELL-482). */
export const retention = {
  /** After the last use. */
  session: 30 * dayMs,
  /** After the removal. */
  removed: restoreUserMs,
  /** After the email. */
  invitation: invitationLifetimeMs,
  /** After the try. */
  attempt: dayMs,
  /** After the request. */
  repeat: dayMs,
} as const;

/** A kind of data that ends by itself. */
export type RetainedData = keyof typeof retention;

/** The same in whole days, in the order in which they are read. */
export const retentionDays: readonly { kind: RetainedData; days: number }[] = (
  Object.keys(retention) as RetainedData[]
).map((kind) => ({ kind, days: retention[kind] / dayMs }));
