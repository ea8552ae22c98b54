import { invitationLifetimeMs } from '../participations/team';
import { keptFor } from '../platform/retention';
import { restoreUserMs } from './team-access';

const dayMs = 86_400_000;

/** How long expiring personal data is kept, in ms: the server deletes it afterwards, and the profile tells the user. */
export const retention = {
  session: keptFor.session,
  /** Since the removal. */
  removed: restoreUserMs,
  /** Since the e-mail. */
  invitation: invitationLifetimeMs,
  attempt: keptFor.attempt,
  repeat: keptFor.repeat,
} as const;

/** A kind of data that expires. */
export type RetainedData = keyof typeof retention;

/** The retention in whole days, in display order. */
export const retentionDays: readonly { kind: RetainedData; days: number }[] = (
  Object.keys(retention) as RetainedData[]
).map((kind) => ({ kind, days: retention[kind] / dayMs }));
