import type { ParticipantCodeError } from '@fairfront/mf-account/model';
import { hasRole, type Locale, type Role } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import { newToken } from '../auth/sessions.repository';
import { normalEmail } from '../auth/users.repository';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { readDeadlines } from '../deadlines/deadlines.service';
import { HttpError, invalidFields, notFound, refused } from '../http/http-error';
import { tellParticipationChanged } from '../participations/participation-changed';
import type { Services } from '../services';
import { belongsElsewhere } from '../team/team.service';
import { codeOf, hashOfCode } from './participant-code';
import { serverText } from '../texts/server-texts';
import { areaText } from '../texts/area-texts';

/**
 * Issues a code; one with an e-mail is sent there (ACC-191).
 * @returns the id of its row; the code itself is made of it when it is shown
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
  const participation = await trx
    .selectFrom('participations')
    .select('type')
    .where('id', '=', participationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!participation) throw notFound();
  if (!hasRole(role, participation.type)) throw refused('role_not_allowed', serverText('team.roleOfOtherType'));
  const now = clock.now();
  const nonce = newToken();
  const { id } = await trx
    .insertInto('participant_codes')
    .values({
      participation_id: participationId,
      role,
      email: email && normalEmail(email),
      nonce,
      code_hash: hashOfCode(codeOf(signer, nonce)),
      created_at: now,
      used_at: null,
      used_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
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

/** Refuses a code: the text stands at the field, the code tells the screen why. */
const refuseCode = (code: ParticipantCodeError, locale: Locale): HttpError => {
  const text = areaText('account', `errors.${code}`);
  return invalidFields({ code: [text[locale]] }, code, text);
};

/** Whether the code itself was wrong, and not what it leads to: only that counts as a guess (ACC-177, ACC-192). */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof HttpError && error.options.code === 'invite_not_found';

/** What a step throws becomes the refusal of that step; nothing of the whole is stored then. */
const orRefuse = async <Result>(step: Promise<Result>, code: ParticipantCodeError, locale: Locale): Promise<Result> => {
  try {
    return await step;
  } catch {
    throw refuseCode(code, locale);
  }
};

/** The unused code with its participation, its row locked: it is used once. */
const findCode = (trx: Transaction<Tables>, code: string) =>
  trx
    .selectFrom('participant_codes')
    .select(['id', 'participation_id', 'role', 'email'])
    .where('code_hash', '=', hashOfCode(code))
    .where('used_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const findParticipation = (trx: Transaction<Tables>, id: number) =>
  trx
    .selectFrom('participations as p')
    .leftJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('participations as parent', 'parent.id', 'p.parent_id')
    .select(['p.id', 'p.type', 'c.id as company_id', 'parent.application_number as collective_application'])
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();

export interface Redemption {
  code: string;
  userId: number;
  locale: Locale;
}

/**
 * Makes the user a member of the participation of a code, all or nothing (ACC-153).
 * @returns the id of the participation
 * @throws HttpError 422 by the codes of ACC-154 and ACC-155, `already_member` (ACC-192)
 */
export const redeemCode = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { code, userId, locale }: Redemption,
): Promise<number> => {
  const refuse = (reason: ParticipantCodeError) => refuseCode(reason, locale);
  const found = await findCode(trx, code);
  if (!found) throw refuse('invite_not_found');
  const user = await trx
    .selectFrom('users')
    .select(['email', 'primary_participation_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (found.email !== null && found.email !== user.email) throw refuse('invite_other_user');
  const participation =
    found.participation_id === null ? undefined : await findParticipation(trx, found.participation_id);
  if (!participation) throw refuse('participant_not_found');
  const { id: participationId, company_id: companyId, type } = participation;
  if (companyId === null) throw refuse('company_not_found');
  if (type === 'sub' && participation.collective_application === null) throw refuse('collective_application_not_found');
  const { role } = found;
  const anyCompany = role === 'installer';
  if (await belongsElsewhere(trx, { userId, companyId, anyCompany })) throw refuse('other_company');

  const now = services.clock.now();
  const { numInsertedOrUpdatedRows: linked } = await orRefuse(
    trx
      .insertInto('participation_users')
      .values({ participation_id: participationId, user_id: userId, role })
      .onConflict((conflict) => conflict.columns(['participation_id', 'user_id']).doNothing())
      .executeTakeFirstOrThrow(),
    'participation_create_error',
    locale,
  );
  if (linked === 0n)
    throw invalidFields(
      { code: [serverText('team.alreadyMember')[locale]] },
      'already_member',
      serverText('team.alreadyMember'),
    );
  // the calendar is not stored, it follows from the participation (ACC-162): what must hold is that it can be made
  await orRefuse(readDeadlines(trx, participationId, now.getTime()), 'calendar_create_error', locale);
  await trx
    .updateTable('participant_codes')
    .set({ used_at: now, used_by: userId })
    .where('id', '=', found.id)
    .execute();
  if (user.primary_participation_id === null) {
    await trx
      .updateTable('users')
      .set({ primary_participation_id: participationId })
      .where('id', '=', userId)
      .execute();
  }
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'participant-code.used',
    subject: `participant-code ${found.id}`,
    details: { role },
    at: now,
  });
  await tellParticipationChanged(trx, services, [participationId]);
  return participationId;
};
