import {
  placeIssue,
  quotaNames,
  quotasBelowIssued,
  type QuotaName,
} from '@fairfront/shared-kit/domain/participations/participation-rules';
import {
  participationSettingFields,
  type participationFields,
} from '@fairfront/shared-kit/domain/participations/set-up-fields';
import { mayTouch, type StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { StoredValues } from '@fairfront/shared-kit/domain/validation';
import type { Kysely, Transaction } from 'kysely';
import { listMemberIds } from '../../../identity/memberships/members.repository';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { invalidTexts, notFound, refused } from '../../../platform/http/http-error';
import { changedNames, changesIn, checkChange } from '../../../platform/http/values';
import { publishAccessChanged } from '../../../platform/outbox/access-changed';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import type { Text } from '../../../platform/texts/area-texts';
import { serverText } from '../../../platform/texts/server-texts';
import { userResponse } from '../access/participation-parts.response';
import { findParentId } from '../participations/collective-stand.repository';
import { markDeleted, markRestored, readDeletion } from '../participations/deletion.repository';
import { createParticipations } from '../set-up/create.service';
import type { Author, NewStand } from '../set-up/new-rows';
import { refuseTakenExternal } from '../set-up/records.service';
import {
  findOpenExhibition,
  findParentFacts,
  isCompanyOpen,
  listAllParticipations,
  listSubNames,
  readIssued,
  readParts,
  storeParticipationSettings,
  type ListedParticipation,
} from './participations.repository';
import { setStands } from './stands.service';

/** A participation in the list of the organiser. */
export const organizerParticipationResponse = ({ currencies, deleted_at, ...row }: ListedParticipation) => ({
  ...row,
  currencies: currencies.map(({ code }) => code),
  deleted_at: deleted_at?.toISOString() ?? null,
});

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** One participation as lists show it. @throws HttpError 404 */
export const readParticipation = async (db: Kysely<Tables>, id: number) => {
  const { rows } = await listAllParticipations(db, { within: 'all', id }, { page: 1, perPage: 1 });
  const [row] = rows;
  if (!row) throw notFound();
  return organizerParticipationResponse(row);
};

/**
 * A participation with its stands, and with its people for readers who may read people in its exhibition.
 * @param people where the reader may read people
 * @throws HttpError 404
 */
export const readWholeParticipation = async (db: Kysely<Tables>, id: number, people: StaffExhibitions) => {
  const row = await readParticipation(db, id);
  const { stands, users } = await readParts(db, id);
  const seesPeople = mayTouch(people, [row.exhibition_id], 'read');
  return { ...row, stands, users: seesPeople ? users.map(userResponse) : null };
};

/**
 * Locks a participation and the collective organiser whose places its quota takes: no pass of either is counted against a
 * number that is being changed.
 */
const lockWithParent = async (trx: Transaction<Tables>, id: number): Promise<void> => {
  const parentId = await findParentId(trx, id);
  const ids = [id, parentId ?? id].sort((a, b) => a - b);
  for (const one of new Set(ids)) await lockParticipation(trx, one);
};

/**
 * Creates a participation with its stands.
 * @returns its id
 * @throws HttpError 422 for an unknown or archived exhibition or company, a wrong parent, a number that is taken
 */
export const createParticipation = async (
  trx: Transaction<Tables>,
  services: Needs,
  { currencies, ...values }: StoredValues<typeof participationFields>,
  stands: readonly Omit<NewStand, 'participation_id' | 'id'>[],
  author: Author,
): Promise<number> => {
  const exhibition = await findOpenExhibition(trx, values.exhibition_id);
  if (!exhibition) throw invalidTexts({ exhibition_id: serverText('setUp.exhibitionUnknown') });
  if (!(await isCompanyOpen(trx, values.company_id))) {
    throw invalidTexts({ company_id: serverText('setUp.companyUnknown') });
  }
  const { parent_id: parentId } = values;
  if (parentId !== null) await lockParticipation(trx, parentId);
  const issue = placeIssue(values, parentId === null ? null : await findParentFacts(trx, parentId));
  if (issue) throw invalidTexts({ parent_id: serverText(`setUp.${issue}`) });
  await refuseTakenExternal(trx, 'participations', {
    externalId: values.external_id,
    exhibitionId: values.exhibition_id,
  });
  const codes = currencies.length > 0 ? currencies : exhibition.currencies;
  const [id = 0] = await createParticipations(trx, [{ ...values, currencies: codes }], author);
  if (stands.length > 0) await setStands(trx, { id, exhibition_id: values.exhibition_id }, stands, author);
  if (parentId !== null) await publishParticipationChanged(trx, services, [parentId]);
  return id;
};

/** How many names of issued passes a refusal gives; the rest is counted. */
const namesShown = 10;

/** Settings of a participation that are about to change. */
interface SettingsChange {
  id: number;
  wanted: Readonly<Partial<Record<QuotaName, number | null>>>;
  changed: readonly string[];
}

/** Texts for quotas that changes would leave below what is issued, by participation and quota. */
export const textsBelowIssued = async (
  trx: Transaction<Tables>,
  changes: readonly SettingsChange[],
  {
    now,
    text = 'setUp.quotaBelowIssued',
  }: { now: number; text?: 'setUp.quotaBelowIssued' | 'imports.quotaBelowIssued' },
): Promise<Map<number, Record<string, Text>>> => {
  const quotas = changes.flatMap(({ id, wanted, changed }) => {
    const lowered = quotaNames.filter((name) => changed.includes(name) && (wanted[name] ?? null) !== null);
    return lowered.length === 0
      ? []
      : [{ id, wanted: Object.fromEntries(lowered.map((name) => [name, wanted[name]])) }];
  });
  const issued = await readIssued(
    trx,
    quotas.map(({ id }) => id),
    now,
  );
  const texts = new Map<number, Record<string, Text>>();
  for (const { id, wanted } of quotas) {
    const places = issued.get(id);
    if (!places) continue;
    const low = quotasBelowIssued(wanted, places).map((name) => {
      const { names, others } = places[name];
      const rest = names.length + others - Math.min(names.length, namesShown);
      const shown = names.slice(0, namesShown).join(', ');
      return [name, serverText(text, { issued: names.length + others, names: shown, rest })] as const;
    });
    if (low.length > 0) texts.set(id, Object.fromEntries(low));
  }
  return texts;
};

/**
 * Changes the settings of a participation.
 * @param isForced quotas may lie below what is issued
 * @throws HttpError 404, 422 with the texts of the changed fields, 422 `quota_below_issued` with the names of what is issued
 */
export const changeParticipation = async (
  trx: Transaction<Tables>,
  services: Needs,
  {
    id,
    body,
    userId,
    locale,
    isForced,
  }: { id: number; body: object; userId: number; locale: Locale; isForced: boolean },
) => {
  await lockWithParent(trx, id);
  const former = await readParticipation(trx, id);
  const wanted = checkChange(participationSettingFields, body, locale, former);
  const names = Object.keys(participationSettingFields) as (keyof typeof participationSettingFields)[];
  const changed = changedNames(names, former, wanted);
  if (changed.length === 0) return former;
  const at = services.clock.now();
  const low = isForced
    ? undefined
    : (await textsBelowIssued(trx, [{ id, wanted, changed }], { now: at.getTime() })).get(id);
  if (low) throw invalidTexts(low, 'quota_below_issued');
  const { exhibition_id: exhibitionId } = former;
  await refuseTakenExternal(trx, 'participations', { id, externalId: wanted.external_id, exhibitionId });
  await storeParticipationSettings(trx, id, wanted);
  await writeAudit(trx, {
    userId,
    participationId: id,
    action: 'participation.changed',
    details: changesIn(changed, former, wanted),
    at,
  });
  await publishParticipationChanged(trx, services, [id]);
  return readParticipation(trx, id);
};

/** Everybody with access learns that it has changed for him. */
const publishToMembers = async (trx: Transaction<Tables>, services: Needs, id: number): Promise<void> => {
  const userIds = await listMemberIds(trx, id);
  for (const userId of userIds) await publishAccessChanged(trx, services, userId);
};

/**
 * Archives a participation: it is no longer accessible, its passes are withdrawn and its pass links end; orders are
 * kept.
 * @throws HttpError 404, 422 `has_sub_exhibitors`
 */
export const archiveParticipation = async (
  trx: Transaction<Tables>,
  services: Needs,
  { id, userId }: { id: number; userId: number },
) => {
  await lockWithParent(trx, id);
  const former = await readParticipation(trx, id);
  if (former.deleted_at !== null) return former;
  const subs = await listSubNames(trx, id);
  if (subs.length > 0) {
    throw refused('has_sub_exhibitors', serverText('setUp.hasSubExhibitors', { names: subs.join(', ') }));
  }
  const at = services.clock.now();
  await markDeleted(trx, [id], { userId, at });
  const subject = `participation ${id}`;
  await writeAudit(trx, { userId, participationId: id, action: 'participation.archived', subject, at });
  await publishToMembers(trx, services, id);
  await publishParticipationChanged(trx, services, [id, ...(former.parent_id === null ? [] : [former.parent_id])]);
  return readParticipation(trx, id);
};

/**
 * Brings an archived participation back with its passes.
 * @throws HttpError 404 for one that is not archived
 */
export const restoreParticipation = async (
  trx: Transaction<Tables>,
  services: Needs,
  { id, userId }: { id: number; userId: number },
): Promise<void> => {
  await lockParticipation(trx, id);
  await readParticipation(trx, id);
  const { deleted_at: deletedAt } = await readDeletion(trx, id);
  if (deletedAt === null) throw notFound();
  await markRestored(trx, id, deletedAt);
  const at = services.clock.now();
  const subject = `participation ${id}`;
  await writeAudit(trx, { userId, participationId: id, action: 'participation.restored', subject, at });
  await publishToMembers(trx, services, id);
  await publishParticipationChanged(trx, services, [id]);
};
