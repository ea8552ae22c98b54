import { restoreUserMs } from './team-access';
import { invitationLifetimeMs } from './team';

const dayMs = 86_400_000;

/**
 * Retention of expiring personal data in ms, used by the clean-up of the server and shown in the profile.
 */
export const retention = {
  /** Since the last use. */
  session: 30 * dayMs,
  /** Since the removal. */
  removed: restoreUserMs,
  /** Since the e-mail. */
  invitation: invitationLifetimeMs,
  /** Since the attempt. */
  attempt: dayMs,
  /** Since the request. */
  repeat: dayMs,
} as const;

/** A kind of data that expires. */
export type RetainedData = keyof typeof retention;

/** The retention in whole days, in display order. */
export const retentionDays: readonly { kind: RetainedData; days: number }[] = (
  Object.keys(retention) as RetainedData[]
).map((kind) => ({ kind, days: retention[kind] / dayMs }));
