import {
  isSamePerson,
  kindOfType,
  passRights,
  personalPassReissue,
  personalPassRules,
  readPersonalPass,
  typesListedAs,
  type PersonalPassFields,
  type PersonalPassInput,
  type PersonalPassType,
} from '@fairfront/shared-kit/domain/passes';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { issuesOf } from '@fairfront/shared-kit/domain/validation';
import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import type { Services } from '../../../platform/services';
import { invalidFields, notFound } from '../../../platform/http/http-error';
import { channelName } from '../../../platform/realtime/channels';
import { issueText } from '../../../platform/texts/issue-text';
import { announcePasses, type PassWriter } from './pass-events';
import { requireAllowed, requireNoIssues } from './pass-refusals';
import type { PassCaller } from './pass-removal.service';
import { readPassQuota } from '../../participations';
import { readReplaced } from './pass-history.repository';
import { lockPassContext, type PassContext } from './pass-context';
import { subjectOf } from './pass-store';
import { markDeleted } from './pass-store.repository';
import {
  insertPersonalPasses,
  listPeople,
  listPersonalPassesById,
  readNamedCountry,
  type PersonalPassRow,
} from './personal-passes.repository';
import { findPersonalPass, personalPasses } from './personal-pass-store';
import { personalPassResponse } from './personal-pass.response';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/**
 * The fields of a new pass, checked by the rules of the form.
 * @throws HttpError 422 with all invalid fields
 */
const readFields = async (
  trx: Transaction<Tables>,
  call: PassContext,
  type: PersonalPassType,
  input: PersonalPassInput,
  locale: Locale,
): Promise<PersonalPassFields> => {
  const fields = readPersonalPass(type, input);
  const countries = await readNamedCountry(trx, fields.country_id);
  const rules = personalPassRules(type, { event: call.participation, now: call.now, countries });
  requireNoIssues(issuesOf(rules, fields), locale);
  return fields;
};

/** Stores a pass, and how it was created in the audit. */
const storePass = async (
  trx: Transaction<Tables>,
  { userId, participationId }: PassCaller,
  { type, fields, at, action, details }: NewPass,
) => {
  const [passId] = await insertPersonalPasses(trx, { participationId, type, userId, at }, [fields]);
  if (passId === undefined) throw new Error('The new pass has no number');
  const subject = subjectOf(personalPasses, passId);
  await writeAudit(trx, { userId, participationId, action, subject, details, at });
  const row = await findPersonalPass(trx, participationId, passId);
  if (!row) throw new Error('The new pass cannot be read');
  return row;
};

interface NewPass {
  type: PersonalPassType;
  fields: PersonalPassFields;
  at: Date;
  action: 'personal-pass.created' | 'personal-pass.reissued';
  details: Record<string, unknown>;
}

/**
 * Creates one pass: rights, flag, deadline and quota, then all fields, under the lock of the participation.
 */
export const createPersonalPass = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: PassWriter,
  type: PersonalPassType,
  input: PersonalPassInput,
  locale: Locale,
) => {
  const call = await lockPassContext(trx, services.clock, caller.userId, caller.participationId);
  const kind = kindOfType(type);
  const quota = await readPassQuota(trx, caller.participationId, kind, call.now);
  requireAllowed(passRights(kind, call, quota).create);
  const fields = await readFields(trx, call, type, input, locale);
  const at = new Date(call.now);
  const row = await storePass(trx, caller, { type, fields, at, action: 'personal-pass.created', details: { type } });
  await announcePasses(trx, services, caller, personalPasses, at);
  return personalPassResponse(row);
};

/**
 * Replaces a rejected pass by a corrected one under one lock, so that nobody else can take its place in the quota; if
 * the new pass is refused, the old one is unchanged.
 */
export const reissuePersonalPass = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Needs,
  caller: PassCaller,
  { passId, type, input }: { passId: number; type: PersonalPassType; input: PersonalPassInput },
  locale: Locale,
) => {
  const { userId, participationId } = caller;
  const call = await lockPassContext(trx, clock, userId, participationId);
  const old = await findPersonalPass(trx, participationId, passId);
  if (!old) throw notFound();
  requireAllowed(personalPassReissue(old, call));
  requireAllowed(personalPasses.removal(old, call));
  // a pass of another quota does not free a place for this one
  if (kindOfType(type) !== kindOfType(old.type)) throw invalidFields({ type: [issueText({ rule: 'option' }, locale)] });
  const fields = await readFields(trx, call, type, input, locale);

  const at = new Date(call.now);
  const replaced = await readReplaced(trx, personalPasses, participationId, passId);
  await markDeleted(trx, personalPasses, [passId], userId, at);
  const row = await storePass(trx, caller, {
    type,
    fields,
    at,
    action: 'personal-pass.reissued',
    details: { type, replaced: [...replaced, passId] },
  });
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'personal-pass.deleted',
    subject: subjectOf(personalPasses, passId),
    details: { reissued_as: row.id },
    at,
  });
  await outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'personal-pass.reissued',
    data: { id: row.id, replaced: passId, type, updated_at: at.toISOString() },
  });
  return personalPassResponse(row);
};

/** Maximum number of passes of one person in the hint. */
const samePersonLimit = 5;

/**
 * Passes of a list that seem to belong to this person, newest first, by the same rule as in the import. Names with
 * lookalike letters are equal, so the rule compares them, not the database.
 */
export const listSamePerson = async (
  db: Kysely<Tables>,
  participationId: number,
  type: PersonalPassType,
  person: Pick<PersonalPassFields, 'lastname' | 'name' | 'middlename' | 'birthday'>,
): Promise<PersonalPassRow[]> => {
  const types = typesListedAs(kindOfType(type) === 'participant' ? 'certificate' : type);
  const people = await listPeople(db, participationId, types);
  const ids = people.filter((other) => isSamePerson(person, other)).map(({ id }) => id);
  return ids.length === 0 ? [] : listPersonalPassesById(db, ids.slice(-samePersonLimit));
};
