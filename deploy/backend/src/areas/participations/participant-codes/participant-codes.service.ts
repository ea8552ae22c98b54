import type { ParticipantCodeError } from '@fairfront/shared-kit/domain/account';
import { hasRole, type Role } from '@fairfront/shared-kit/domain/participations';
import { type Locale, normalEmail } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { newToken } from '../../../identity/sessions/tokens';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { readDeadlines } from '../deadlines/deadlines.service';
import { HttpError, invalidFields, notFound, refused } from '../../../platform/http/http-error';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import { storeFirstPrimary } from '../team/members.repository';
import { addMember } from '../../../identity/memberships/members.repository';
import { belongsElsewhere } from '../team/team.service';
import { codeOf, hashOfCode } from './participant-code';
import { serverText } from '../../../platform/texts/server-texts';
import { areaText } from '../../../platform/texts/area-texts';
import {
  findPlaceOfCode,
  findTypeOf,
  insertCode,
  lockCode,
  lockUnusedCode,
  markCodeRevoked,
  markCodeUsed,
  readRedeemer,
} from './participant-codes.repository';

/**
 * Issues a code and sends it, if it has an e-mail.
 * @returns the id of its row, from which the code is derived when it is shown
 * @throws HttpError 404, 422 `role_not_allowed`
 */
export const issueCode = async (
  trx: Transaction<Tables>,
  { signer, clock, outbox }: Pick<Services, 'signer' | 'clock' | 'outbox'>,
  {
    participationId,
    role,
    email,
    actorId,
    locale,
  }: { participationId: number; role: Role; email: string | null; actorId: number; locale: Locale },
): Promise<number> => {
  const type = await findTypeOf(trx, participationId);
  if (type === null) throw notFound();
  if (!hasRole(role, type)) throw refused('role_not_allowed', serverText('team.roleOfOtherType'));
  const now = clock.now();
  const nonce = newToken();
  const id = await insertCode(trx, {
    participation_id: participationId,
    role,
    email: email && normalEmail(email),
    nonce,
    code_hash: hashOfCode(codeOf(signer, nonce)),
    created_at: now,
    used_at: null,
    used_by: null,
  });
  if (email) await outbox.add(trx, 'participant-code-mail', { codeId: id, locale });
  await writeAudit(trx, {
    userId: actorId,
    participationId,
    action: 'participant-code.issued',
    subject: `participant-code ${id}`,
    details: { role },
    at: now,
  });
  return id;
};

/**
 * Revokes a code that nobody has used, so that nobody joins with it; a repeat changes nothing.
 * @throws HttpError 404, 422 `code_used`
 */
export const revokeCode = async (
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  { participationId, codeId, actorId }: { participationId: number; codeId: number; actorId: number },
): Promise<void> => {
  const code = await lockCode(trx, { participationId, codeId });
  if (!code) throw notFound();
  if (code.used_at !== null) throw refused('code_used', serverText('team.codeUsed'));
  if (code.revoked_at !== null) return;
  const at = clock.now();
  await markCodeRevoked(trx, codeId, at);
  const subject = `participant-code ${codeId}`;
  await writeAudit(trx, { userId: actorId, participationId, action: 'participant-code.revoked', subject, at });
};

/** Refuses a code, with a text for the field and an error code for the screen. */
const refuseCode = (code: ParticipantCodeError, locale: Locale): HttpError => {
  const text = areaText('account', `errors.${code}`);
  return invalidFields({ code: [text[locale]] }, code, text);
};

/** Whether the code itself was wrong, not its target: only this counts as a guess. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof HttpError && error.options.code === 'invite_not_found';

/** Turns an error of a step into the refusal of that step; nothing is stored. */
const orRefuse = async <Result>(step: Promise<Result>, code: ParticipantCodeError, locale: Locale): Promise<Result> => {
  try {
    return await step;
  } catch {
    throw refuseCode(code, locale);
  }
};

export interface Redemption {
  code: string;
  userId: number;
  locale: Locale;
}

/**
 * Makes the user a member of the participation of a code, all or nothing.
 * @returns the id of the participation
 * @throws HttpError 422 with the reason why the code is refused, or `already_member`
 */
export const redeemCode = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { code, userId, locale }: Redemption,
): Promise<number> => {
  const refuse = (reason: ParticipantCodeError) => refuseCode(reason, locale);
  const found = await lockUnusedCode(trx, hashOfCode(code));
  if (!found) throw refuse('invite_not_found');
  const user = await readRedeemer(trx, userId);
  if (found.email !== null && found.email !== user.email) throw refuse('invite_other_user');
  const participation =
    found.participation_id === null ? undefined : await findPlaceOfCode(trx, found.participation_id);
  if (!participation) throw refuse('participant_not_found');
  const { id: participationId, company_id: companyId, type } = participation;
  if (companyId === null) throw refuse('company_not_found');
  if (type === 'sub' && participation.collective_application === null) throw refuse('collective_application_not_found');
  const { role } = found;
  const anyCompany = role === 'installer';
  if (await belongsElsewhere(trx, { userId, companyId, anyCompany })) throw refuse('other_company');

  const now = services.clock.now();
  const isLinked = await orRefuse(
    addMember(trx, { participationId, userId, role }),
    'participation_create_error',
    locale,
  );
  if (!isLinked)
    throw invalidFields(
      { code: [serverText('team.alreadyMember')[locale]] },
      'already_member',
      serverText('team.alreadyMember'),
    );
  // the calendar is not stored, it is computed from the participation: this checks that it can be computed
  await orRefuse(readDeadlines(trx, participationId, now.getTime()), 'calendar_create_error', locale);
  await markCodeUsed(trx, found.id, { userId, at: now });
  if (user.primary_participation_id === null) await storeFirstPrimary(trx, { participationId, userId });
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'participant-code.used',
    subject: `participant-code ${found.id}`,
    details: { role },
    at: now,
  });
  await publishParticipationChanged(trx, services, [participationId]);
  return participationId;
};
