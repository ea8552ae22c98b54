import type { Kysely, Transaction } from 'kysely';
import { newToken } from '../../../identity/sessions/tokens';
import type { Session } from '../../../platform/http/session';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { forbidden, notFound } from '../../../platform/http/http-error';
import { readAccess, requireParticipation } from '../../participations';
import { publishAccessChanged } from '../../../platform/outbox/access-changed';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText } from '../../../platform/texts/area-texts';
import { createEmbedSession, endEmbedTokens, endOwnEmbedTokens, type TokenIssuer } from './embed-tokens.repository';

/** The lifetime of an embed token. */
const embedTokenLifetimeMs = 3_600_000;

/** The caller, and the user of the token. */
export interface EmbedTokenRequest {
  caller: Session['user'];
  issuedBy: TokenIssuer;
  participationId: number;
  /** Null for the caller. */
  userId: number | null;
}

/**
 * The user of the token: the caller, who needs write access, or a user of the participation whom the organiser names.
 * @throws HttpError 404 for non-members, 403 without write access or for another user, 422 if the organiser
 *   names a user outside the participation
 */
const bearerOf = async (trx: Transaction<Tables>, request: EmbedTokenRequest): Promise<number> => {
  const { caller, participationId, userId } = request;
  if (caller.access !== 'manager') {
    await requireParticipation(trx, caller.id, participationId, 'write');
    if (userId !== null && userId !== caller.id) {
      throw forbidden('embed_other_user', areaText('catalog', 'errors.embed_other_user'));
    }
    return caller.id;
  }
  const participation = await readAccess(trx, participationId);
  if (!participation) throw notFound();
  if (userId === null) throw areaFieldErrors('catalog', { user_id: { code: 'embed_user_required', params: {} } });
  const members = [...participation.users, ...(participation.parent?.users ?? [])];
  if (!members.some(({ id }) => id === userId)) {
    throw areaFieldErrors('catalog', { user_id: { code: 'embed_user_unknown', params: {} } });
  }
  return userId;
};

/**
 * The token of a call. With an idempotency key it is derived from the key, so that a repeat gets the same token although
 * only its hash is stored.
 */
export const embedTokenFor = (
  { signer }: Services,
  { caller, participationId, userId }: EmbedTokenRequest,
  key: string | null,
): string => (key === null ? newToken() : signer.sign('embed-token', caller.id, participationId, userId ?? '', key));

/** Stores a token with its requester. @returns when it ends */
export const issueEmbedToken = async (
  trx: Transaction<Tables>,
  { clock }: Services,
  request: EmbedTokenRequest,
  token: string,
): Promise<{ expires_at: string }> => {
  const { caller, issuedBy, participationId } = request;
  const userId = await bearerOf(trx, request);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + embedTokenLifetimeMs);
  const sessionId = await createEmbedSession(trx, { token, userId, participationId, issuedBy }, { now, expiresAt });
  await writeAudit(trx, {
    userId: caller.id,
    participationId,
    action: 'embed-token.issued',
    subject: `session ${sessionId}`,
    details: { user_id: userId },
    at: now,
  });
  return { expires_at: expiresAt.toISOString() };
};

/**
 * Whose tokens of a participation the caller may see and end: all for the organiser (null), otherwise the caller's.
 * @throws HttpError 404 for non-members, 403 without write access
 */
export const embedTokensSeenBy = async (
  db: Kysely<Tables>,
  caller: Session['user'],
  participationId: number,
): Promise<number | null> => {
  if (caller.access === 'manager') {
    if (!(await readAccess(db, participationId))) throw notFound();
    return null;
  }
  await requireParticipation(db, caller.id, participationId, 'write');
  return caller.id;
};

/** The tokens to end, and the users of the ended ones, one per token. */
interface Revocation {
  caller: Session['user'];
  /** Null for all that the caller may end. */
  id: number | null;
  participationId?: number;
  ended: readonly number[];
}

/** Closes the live channels of ended tokens and writes the audit row. @throws HttpError 404 if the token was not among them */
const recordRevocation = async (
  trx: Transaction<Tables>,
  services: Services,
  { caller, id, participationId, ended }: Revocation,
): Promise<void> => {
  if (ended.length === 0) {
    if (id !== null) throw notFound();
    return;
  }
  for (const user of new Set(ended)) await publishAccessChanged(trx, services, user);
  const all = participationId === undefined ? `user ${caller.id}` : `participation ${participationId}`;
  await writeAudit(trx, {
    userId: caller.id,
    participationId,
    action: 'embed-token.revoked',
    subject: id === null ? all : `session ${id}`,
    details: { tokens: ended.length },
    at: services.clock.now(),
  });
};

/**
 * Ends one token, or all that the caller may end: the API refuses them and their live channels close.
 * @throws HttpError 404 for non-members and for a token that the caller may not end
 */
export const revokeEmbedTokens = async (
  trx: Transaction<Tables>,
  services: Services,
  { caller, participationId, id }: { caller: Session['user']; participationId: number; id: number | null },
): Promise<void> => {
  const userId = await embedTokensSeenBy(trx, caller, participationId);
  const ended = await endEmbedTokens(trx, { participationId, userId, id });
  await recordRevocation(trx, services, { caller, id, participationId, ended });
};

/**
 * Ends one or all tokens of the caller or that the caller requested, regardless of the caller's role there: revoking one's
 * own tokens needs no further right.
 * @throws HttpError 404 for tokens of others
 */
export const revokeOwnEmbedTokens = async (
  trx: Transaction<Tables>,
  services: Services,
  { caller, id }: { caller: Session['user']; id: number | null },
): Promise<void> => {
  const ended = await endOwnEmbedTokens(trx, caller.id, id);
  await recordRevocation(trx, services, { caller, id, ended });
};
