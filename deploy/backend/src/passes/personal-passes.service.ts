import {
  kindOfType,
  passRights,
  personalPassRules,
  readPersonalPass,
  type PersonalPassInput,
  type PersonalPassType,
} from '@fairfront/mf-passes/model';
import type { Locale } from '@fairfront/shared-kit/model';
import { checkValues } from '@fairfront/shared-kit/model/validation';
import type { Transaction } from 'kysely';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import type { Services } from '../services';
import { requireAllowed, requireNoIssues } from './pass-refusals';
import type { PassCaller } from './pass-removal.service';
import { readPassQuota } from './pass-facts';
import { lockPassCall } from './pass-situation';
import { subjectOf } from './pass-store';
import {
  findPersonalPass,
  insertPersonalPasses,
  personalPassAnswer,
  personalPasses,
} from './personal-passes.repository';

type Needs = Pick<Services, 'clock'>;

/**
 * Creates one pass: rights, flag, deadline and quota, then all fields, under the lock of the participation (PASS-240 to
 * PASS-246).
 */
export const createPersonalPass = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { userId, participationId }: PassCaller,
  type: PersonalPassType,
  input: PersonalPassInput,
  locale: Locale,
) => {
  const call = await lockPassCall(trx, clock, userId, participationId);
  const kind = kindOfType(type);
  const quota = await readPassQuota(trx, participationId, kind, call.now);
  requireAllowed(passRights(kind, call, quota).create);

  const fields = readPersonalPass(type, input);
  const countries =
    fields.country_id === null
      ? []
      : await trx.selectFrom('countries').selectAll().where('id', '=', fields.country_id).execute();
  const rules = personalPassRules(type, { event: call.participation, now: call.now, countries });
  requireNoIssues(checkValues(fields, rules), locale);

  const at = new Date(call.now);
  const [passId] = await insertPersonalPasses(trx, { participationId, type, userId, at }, [fields]);
  if (passId === undefined) throw new Error('The new pass has no number');
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'personal-pass.created',
    subject: subjectOf(personalPasses, passId),
    details: { type },
    at,
  });
  const row = await findPersonalPass(trx, participationId, passId);
  if (!row) throw new Error('The new pass cannot be read');
  return personalPassAnswer(row);
};
