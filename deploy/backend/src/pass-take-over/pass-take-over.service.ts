import {
  freePlaces,
  passRights,
  personKey,
  readCarPass,
  readPersonalPass,
  readPlate,
  takeOverCar,
  takeOverPerson,
  type CarPassFields,
  type PassKind,
  type PersonalPassFields,
  type TakeOver,
} from '@fairfront/mf-passes/model';
import type { Locale } from '@fairfront/shared-kit/model';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { notFound } from '../http/failure';
import { carPasses, insertCarPass, listAllCarPasses, type CarPassRow } from '../passes/car-passes.repository';
import { judgedCarPass } from '../passes/car-passes.service';
import { passFailure, requireAllowed } from '../passes/pass-refusals';
import type { PassCaller } from '../passes/pass-removal.service';
import { readPassQuota } from '../passes/pass-facts';
import { lockPassCall, readPassCall, type PassCall } from '../passes/pass-situation';
import { subjectOf } from '../passes/pass-store';
import {
  insertPersonalPasses,
  listAllPersonalPasses,
  personalPasses,
  type PersonalPassRow,
} from '../passes/personal-passes.repository';
import type { Services } from '../services';
import { readCompany, requireSource, standIdsOf } from './pass-sources.repository';

/** One pass of an earlier fair with what would become of it. */
type Candidate =
  | ({ kind: 'person'; row: PersonalPassRow } & TakeOver<PersonalPassFields>)
  | ({ kind: 'car'; row: CarPassRow } & TakeOver<CarPassFields>);

/** The last pass of each: whoever had several is offered once. */
const latest = <Row extends { id: number }>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

const judgePeople = async (
  db: Kysely<Tables>,
  call: PassCall,
  sourceId: number,
  kind: 'participant' | 'installation',
  locale: Locale,
): Promise<Candidate[]> => {
  const { id } = call.participation;
  const types = kind === 'installation' ? (['installation'] as const) : (['certificate', 'visa'] as const);
  const present = new Set((await listAllPersonalPasses(db, id, types)).map(personKey));
  const rows = latest(await listAllPersonalPasses(db, sourceId, types), personKey);
  const countries = await db.selectFrom('countries').selectAll().execute();
  const company = await readCompany(db, id);
  const context = { event: call.participation, now: call.now, countries, present, company, locale };
  return rows.map((row) => ({
    kind: 'person',
    row,
    ...takeOverPerson(row.type, readPersonalPass(row.type, row), context),
  }));
};

const judgeCars = async (
  db: Kysely<Tables>,
  call: PassCall,
  source: PassCall,
  locale: Locale,
  standId?: number,
): Promise<Candidate[]> => {
  const { id } = call.participation;
  const present = new Set((await listAllCarPasses(db, id)).map(({ car_number }) => readPlate(car_number)));
  const rows = latest(await listAllCarPasses(db, source.participation.id), ({ car_number }) => readPlate(car_number));
  const types = await db.selectFrom('car_types').select('id').execute();
  const standIds = await standIdsOf(db, id);
  const context = {
    event: call.participation,
    now: call.now,
    carTypeIds: types.map((type) => type.id),
    standIds,
    from: source.participation,
    present,
    standId: standId ?? standIds[0] ?? null,
    locale,
  };
  return rows.map((row) => ({ kind: 'car', row, ...takeOverCar(readCarPass(row), context) }));
};

const judge = async (
  db: Kysely<Tables>,
  clock: Clock,
  call: PassCall,
  sourceId: number,
  kind: PassKind,
  locale: Locale,
  standId?: number,
): Promise<Candidate[]> => {
  await requireSource(db, call, sourceId);
  const source = await readPassCall(db, clock, call.userId, sourceId);
  return kind === 'car' ? judgeCars(db, call, source, locale, standId) : judgePeople(db, call, sourceId, kind, locale);
};

const answerOf = (candidate: Candidate) => {
  const { row, state, note } = candidate;
  const person = [row.lastname, row.name, row.middlename].filter(Boolean).join(' ');
  return {
    id: row.id,
    title: candidate.kind === 'car' ? candidate.row.car_number : person,
    detail: candidate.kind === 'car' ? person : candidate.row.company_name,
    type: candidate.kind === 'car' ? null : candidate.row.type,
    was: row.status,
    state,
    note,
  };
};

/** What can be taken over from one earlier fair, judged row by row (PASS-304, PASS-305). */
export const listTakeOver = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, participationId }: PassCaller,
  sourceId: number,
  kind: PassKind,
  locale: Locale,
) => {
  const db = database.read;
  const call = await readPassCall(db, clock, userId, participationId);
  const candidates = await judge(db, clock, call, sourceId, kind, locale);
  return { rows: candidates.map(answerOf), quota: await readPassQuota(db, participationId, kind, call.now) };
};

/** What is taken over, and to which stand vehicles come; without one to the first (PASS-305). */
interface TakeOverChoice {
  sourceId: number;
  kind: PassKind;
  ids: readonly number[];
  standId: number | undefined;
}

/**
 * Creates passes of the chosen rows, all or none, under the lock of the participation (PASS-306).
 * @throws Failure 404 for a pass that is none of the source, 422 `not_takeable` for one that cannot be taken any more
 */
export const takeOverPasses = async (
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  { userId, participationId }: PassCaller,
  { sourceId, kind, ids, standId }: TakeOverChoice,
  locale: Locale,
) => {
  const call = await lockPassCall(trx, clock, userId, participationId);
  const quota = await readPassQuota(trx, participationId, kind, call.now);
  requireAllowed(passRights(kind, call, quota).create);
  const candidates = new Map(
    (await judge(trx, clock, call, sourceId, kind, locale, standId)).map((one) => [one.row.id, one]),
  );
  const chosen = [...new Set(ids)].map((id) => {
    const candidate = candidates.get(id);
    if (!candidate) throw notFound();
    if (candidate.state !== 'ready') throw passFailure('not_takeable');
    return candidate;
  });
  if (chosen.length > freePlaces(kind, quota)) throw passFailure('quota_reached');

  const at = new Date(call.now);
  for (const candidate of chosen) {
    const details = { from: sourceId, pass: candidate.row.id };
    const audit = { userId, participationId, details, at };
    if (candidate.kind === 'car') {
      const id = await insertCarPass(trx, { participationId, userId, at }, judgedCarPass(candidate.fields));
      await writeAudit(trx, { ...audit, action: 'car-pass.taken-over', subject: subjectOf(carPasses, id) });
    } else {
      const type = candidate.row.type;
      const [id] = await insertPersonalPasses(trx, { participationId, type, userId, at }, [candidate.fields]);
      if (id === undefined) throw new Error('The new pass has no number');
      await writeAudit(trx, { ...audit, action: 'personal-pass.taken-over', subject: subjectOf(personalPasses, id) });
    }
  }
  return { created: chosen.length };
};
