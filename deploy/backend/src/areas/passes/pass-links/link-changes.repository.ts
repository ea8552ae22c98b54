import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Stores when the page of a link was opened. */
export const markOpened = async (trx: Transaction<Tables>, linkId: number, at: Date): Promise<void> => {
  await trx.updateTable('pass_links').set({ opened_at: at }).where('id', '=', linkId).execute();
};

/** Stores the pass that was created through a link. */
export const markFilled = async (
  trx: Transaction<Tables>,
  linkId: number,
  { passId, at }: { passId: number; at: Date },
): Promise<void> => {
  await trx.updateTable('pass_links').set({ filled_at: at, pass_id: passId }).where('id', '=', linkId).execute();
};

/** Stores when the e-mails of links were queued. */
export const markMailed = async (trx: Transaction<Tables>, linkIds: readonly number[], at: Date): Promise<void> => {
  await trx
    .updateTable('pass_links')
    .set({ mailed_at: at })
    .where('id', 'in', [...linkIds])
    .execute();
};

/** Records who has withdrawn a link. */
export const markRevoked = async (
  trx: Transaction<Tables>,
  linkId: number,
  { userId, at }: { userId: number; at: Date },
): Promise<void> => {
  await trx.updateTable('pass_links').set({ revoked_at: at, revoked_by: userId }).where('id', '=', linkId).execute();
};

/** Resets a link with another end: it is neither opened nor withdrawn. */
export const renewLink = async (trx: Transaction<Tables>, linkId: number, end: Date): Promise<void> => {
  await trx
    .updateTable('pass_links')
    .set({ expires_at: end, wanted_until: end, revoked_at: null, revoked_by: null, opened_at: null })
    .where('id', '=', linkId)
    .execute();
};

/** Invalidates all addresses of a link. */
export const deleteTokens = async (trx: Transaction<Tables>, linkId: number): Promise<void> => {
  await trx.deleteFrom('pass_link_tokens').where('link_id', '=', linkId).execute();
};

/** Participations with links that are neither filled in nor withdrawn, in the order of their ids. */
export const listParticipationsWithLinks = async (
  trx: Transaction<Tables>,
  of: { exhibitionId: number } | { participationId: number },
): Promise<number[]> => {
  const rows = await trx
    .selectFrom('pass_links as l')
    .innerJoin('participations as p', 'p.id', 'l.participation_id')
    .select('p.id')
    .distinct()
    .where('l.filled_at', 'is', null)
    .where('l.revoked_at', 'is', null)
    .where((on) =>
      'exhibitionId' in of ? on('p.exhibition_id', '=', of.exhibitionId) : on('p.id', '=', of.participationId),
    )
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Sets the end of these links of a participation: the requested end, or an earlier deadline. */
export const limitLinkEnds = async (
  trx: Transaction<Tables>,
  participationId: number,
  deadline: Date,
): Promise<void> => {
  await trx
    .updateTable('pass_links')
    .set({ expires_at: sql`least(wanted_until, ${deadline}::timestamptz)` })
    .where('filled_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('participation_id', '=', participationId)
    .execute();
};
