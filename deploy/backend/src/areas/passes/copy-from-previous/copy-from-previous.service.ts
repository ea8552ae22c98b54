import {
  freePlaces,
  passRights,
  personKey,
  readCarPass,
  readPersonalPass,
  readPlate,
  copyPreviousCar,
  copyPreviousPerson,
  type CarPassFields,
  type ValidCarPass,
  type PassKind,
  type PersonalPassFields,
  type PreviousPassCopy,
  type PreviousPassNote,
} from '@fairfront/shared-kit/domain/passes';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock';
import {
  companyOfParticipation,
  readCountries,
  readPassQuota,
  requireParticipation,
  standIdsOf,
} from '../../participations';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { insertCarPass, listAllCarPasses, listCarTypes, type CarPassRow } from '../passes/car-passes.repository';
import { carPasses } from '../passes/car-pass-store';
import { passError, requireAllowed } from '../passes/pass-refusals';
import { announcePasses, type PassWriter } from '../passes/pass-events';
import type { PassCaller } from '../passes/pass-removal.service';
import { lockPassContext, readPassContext, type PassContext } from '../passes/pass-context';
import { subjectOf } from '../passes/pass-store';
import {
  insertPersonalPasses,
  listAllPersonalPasses,
  type PersonalPassRow,
} from '../passes/personal-passes.repository';
import { personalPasses } from '../passes/personal-pass-store';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import { issueText } from '../../../platform/texts/issue-text';
import { listSources } from './pass-sources.repository';

/** @throws HttpError 404 unless it is an earlier exhibition of the same company that the user may see */
const requireSource = async (db: Kysely<Tables>, call: PassContext, sourceId: number): Promise<void> => {
  await requireParticipation(db, call.userId, sourceId);
  const sources = await listSources(db, call);
  if (!sources.some(({ id }) => id === sourceId)) throw notFound();
};

/** A pass of an earlier exhibition, and the pass that its copy would be. */
type Candidate =
  | ({ kind: 'person'; row: PersonalPassRow } & PreviousPassCopy<PersonalPassFields>)
  | ({ kind: 'car'; row: CarPassRow } & PreviousPassCopy<CarPassFields, ValidCarPass>);

/** The latest pass per key: a person or vehicle with several passes is offered once. */
const latest = <Row extends { id: number }>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

const checkPeople = async (
  db: Kysely<Tables>,
  call: PassContext,
  sourceId: number,
  kind: 'participant' | 'installation',
  locale: Locale,
): Promise<Candidate[]> => {
  const { id } = call.participation;
  const types = kind === 'installation' ? (['installation'] as const) : (['certificate', 'visa'] as const);
  const present = new Set((await listAllPersonalPasses(db, id, types)).map(personKey));
  const rows = latest(await listAllPersonalPasses(db, sourceId, types), personKey);
  const countries = await readCountries(db);
  const company = await companyOfParticipation(db, id);
  const context = { event: call.participation, now: call.now, countries, present, company, locale };
  return rows.map((row) => ({
    kind: 'person',
    row,
    ...copyPreviousPerson(row.type, readPersonalPass(row.type, row), context),
  }));
};

const checkCars = async (
  db: Kysely<Tables>,
  call: PassContext,
  source: PassContext,
  standId?: number,
): Promise<Candidate[]> => {
  const { id } = call.participation;
  const present = new Set((await listAllCarPasses(db, id)).map(({ car_number }) => readPlate(car_number)));
  const rows = latest(await listAllCarPasses(db, source.participation.id), ({ car_number }) => readPlate(car_number));
  const carTypes = await listCarTypes(db);
  const standIds = await standIdsOf(db, id);
  const context = {
    event: call.participation,
    now: call.now,
    carTypeIds: carTypes.map((type) => type.id),
    standIds,
    from: source.participation,
    present,
    standId: standId ?? standIds[0] ?? null,
  };
  return rows.map((row) => ({ kind: 'car', row, ...copyPreviousCar(readCarPass(row), context) }));
};

const check = async (
  db: Kysely<Tables>,
  clock: Clock,
  call: PassContext,
  sourceId: number,
  kind: PassKind,
  locale: Locale,
  standId?: number,
): Promise<Candidate[]> => {
  await requireSource(db, call, sourceId);
  const source = await readPassContext(db, clock, call.userId, sourceId);
  return kind === 'car' ? checkCars(db, call, source, standId) : checkPeople(db, call, sourceId, kind, locale);
};

const noteText = (note: PreviousPassNote, locale: Locale): string => {
  const t = translatorOf('passes', locale);
  switch (note.about) {
    case 'issue':
      return issueText(note.issue, locale);
    case 'company':
      return t('copyFromPrevious.otherCompany', { name: note.name });
    case 'dates':
      return t('copyFromPrevious.newDates', { dates: note.days.map((day) => formatDate(day, locale)).join(' – ') });
  }
};

const answerOf = (candidate: Candidate, locale: Locale) => {
  const { row, state, note } = candidate;
  const person = [row.lastname, row.name, row.middlename].filter(Boolean).join(' ');
  return {
    id: row.id,
    title: candidate.kind === 'car' ? candidate.row.car_number : person,
    detail: candidate.kind === 'car' ? person : candidate.row.company_name,
    type: candidate.kind === 'car' ? null : candidate.row.type,
    was: row.status,
    state,
    note: note && noteText(note, locale),
  };
};

/** The passes of an earlier exhibition that can be copied, checked row by row. */
export const listPrevious = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, participationId }: PassCaller,
  sourceId: number,
  kind: PassKind,
  locale: Locale,
) => {
  const db = database.read;
  const call = await readPassContext(db, clock, userId, participationId);
  const candidates = await check(db, clock, call, sourceId, kind, locale);
  return {
    rows: candidates.map((candidate) => answerOf(candidate, locale)),
    quota: await readPassQuota(db, participationId, kind, call.now),
  };
};

/** What is copied, and the stand of copied vehicles; by default the first one. */
interface PreviousPassChoice {
  sourceId: number;
  kind: PassKind;
  ids: readonly number[];
  standId: number | undefined;
}

/**
 * Creates passes from the chosen rows, all or none, under the lock of the participation.
 * @throws HttpError 404 for a pass that is not one of the source, 422 `not_takeable` for one that can no longer be copied
 */
export const copyFromPrevious = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  writer: PassWriter,
  { sourceId, kind, ids, standId }: PreviousPassChoice,
  locale: Locale,
) => {
  const { clock } = services;
  const { userId, participationId } = writer;
  const call = await lockPassContext(trx, clock, userId, participationId);
  const quota = await readPassQuota(trx, participationId, kind, call.now);
  requireAllowed(passRights(kind, call, quota).create);
  const candidates = new Map(
    (await check(trx, clock, call, sourceId, kind, locale, standId)).map((one) => [one.row.id, one]),
  );
  const chosen = [...new Set(ids)].map((id) => {
    const candidate = candidates.get(id);
    if (!candidate) throw notFound();
    if (candidate.state !== 'ready') throw passError('not_takeable');
    return candidate;
  });
  if (chosen.length > freePlaces(kind, quota)) throw passError('quota_reached');

  const at = new Date(call.now);
  for (const candidate of chosen) {
    const details = { from: sourceId, pass: candidate.row.id };
    const audit = { userId, participationId, details, at };
    if (candidate.kind === 'car') {
      const id = await insertCarPass(trx, { participationId, userId, at }, candidate.fields);
      await writeAudit(trx, { ...audit, action: 'car-pass.taken-over', subject: subjectOf(carPasses, id) });
    } else {
      const type = candidate.row.type;
      const [id] = await insertPersonalPasses(trx, { participationId, type, userId, at }, [candidate.fields]);
      if (id === undefined) throw new Error('The new pass has no number');
      await writeAudit(trx, { ...audit, action: 'personal-pass.taken-over', subject: subjectOf(personalPasses, id) });
    }
  }
  await announcePasses(trx, services, writer, kind === 'car' ? carPasses : personalPasses, at);
  return { created: chosen.length };
};
