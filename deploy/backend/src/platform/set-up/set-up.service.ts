import { givenValues, type Fields, type StoredValues } from '@fairfront/shared-kit/domain/validation';
import type { Selectable, Transaction, Updateable } from 'kysely';
import { writeAudit } from '../database/audit';
import { deleteRow, isReferredTo, lockRow, updateRow, type NumberedTable } from '../database/rows';
import type { Tables } from '../database/tables';
import { notFound } from '../http/http-error';
import { publishParticipationChanged } from '../outbox/participation-changed';
import type { Services } from '../services';
import type { AuditAction } from '../texts/record-names';
import { checkWanted, createRows } from './create-rows';
import type { SetUpKind } from './set-up-kind';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** An entity as the organiser reads it. */
export type SetUpEntry<Named extends Fields> = { id: number; is_archived: boolean } & StoredValues<Named>;

/** The columns of every set-up table. */
interface SetUpRow {
  id: number;
  archived_at: Date | null;
}

/** A stored row as the organiser reads it. */
export const setUpEntry = <Name extends NumberedTable, Named extends Fields>(
  kind: SetUpKind<Name, Named>,
  row: Selectable<Tables[Name]>,
): SetUpEntry<Named> => {
  const { id, archived_at } = row as unknown as SetUpRow;
  return { id, is_archived: archived_at !== null, ...kind.toValues(row) };
};

const archivedAt = (isArchived: boolean, at: Date) => ({ archived_at: isArchived ? at : null }) as unknown;

/** The differences, for the audit row. */
const differenceOf = (former: object, wanted: object): Record<string, { from: unknown; to: unknown }> => {
  const before = former as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(wanted)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
      .map(([name, value]) => [name, { from: before[name], to: value }]),
  );
};

const lockOrRefuse = async <Name extends NumberedTable, Named extends Fields>(
  trx: Transaction<Tables>,
  kind: SetUpKind<Name, Named>,
  id: number,
) => {
  const row = await lockRow(trx, kind.table, id);
  if (!row) throw notFound();
  return setUpEntry(kind, row);
};

const end = async <Name extends NumberedTable, Named extends Fields>(
  trx: Transaction<Tables>,
  services: Needs,
  kind: SetUpKind<Name, Named>,
  change: { userId: number; action: AuditAction; id: number; values: StoredValues<Named>; details?: object },
): Promise<void> => {
  const { userId, action, id, values, details = {} } = change;
  const at = services.clock.now();
  await writeAudit(trx, { userId, action, subject: `${kind.subject} ${id}`, details: { ...details }, at });
  await publishParticipationChanged(trx, services, await kind.shownTo(trx, values, at));
};

/** Creates one entity. @throws HttpError 422 by field */
export const createEntry = async <Name extends NumberedTable, Named extends Fields>(
  trx: Transaction<Tables>,
  services: Needs,
  kind: SetUpKind<Name, Named>,
  { userId, given }: { userId: number; given: object },
): Promise<SetUpEntry<Named>> => {
  const [id = 0] = await createRows(trx, kind, [given as Partial<StoredValues<Named>>], () => '');
  const entry = await lockOrRefuse(trx, kind, id);
  await end(trx, services, kind, { userId, action: 'set-up.created', id, values: entry });
  return entry;
};

/**
 * Changes one entity; fields that are not given stay as they are. `is_archived` archives it or offers it again.
 * @throws HttpError 404, 422 by field
 */
export const changeEntry = async <Name extends NumberedTable, Named extends Fields>(
  trx: Transaction<Tables>,
  services: Needs,
  kind: SetUpKind<Name, Named>,
  { userId, id, given }: { userId: number; id: number; given: object & { is_archived?: boolean } },
): Promise<SetUpEntry<Named>> => {
  const former = await lockOrRefuse(trx, kind, id);
  const values = givenValues(kind.fields, given, former) as unknown as StoredValues<Named>;
  await checkWanted(trx, kind, [{ id, values, former }], () => '');
  const isArchived = given.is_archived ?? former.is_archived;
  // the database has its own order of keys and no empty texts: both sides are read alike
  const before = { ...givenValues(kind.fields, {}, former), is_archived: former.is_archived };
  const details = differenceOf(before, { ...values, is_archived: isArchived });
  if (Object.keys(details).length === 0) return former;
  const at = services.clock.now();
  await updateRow(trx, kind.table, id, {
    ...(kind.toRow(values) as Updateable<Tables[Name]>),
    ...(isArchived !== former.is_archived && (archivedAt(isArchived, at) as Updateable<Tables[Name]>)),
  });
  await end(trx, services, kind, { userId, action: 'set-up.changed', id, values, details });
  return lockOrRefuse(trx, kind, id);
};

/**
 * Deletes one entity; one that is in use is archived instead.
 * @returns whether it was archived
 * @throws HttpError 404
 */
export const removeEntry = async <Name extends NumberedTable, Named extends Fields>(
  trx: Transaction<Tables>,
  services: Needs,
  kind: SetUpKind<Name, Named>,
  { userId, id }: { userId: number; id: number },
): Promise<{ id: number; is_archived: boolean }> => {
  const former = await lockOrRefuse(trx, kind, id);
  const isUsed = (await isReferredTo(trx, id, kind.usedBy)) || ((await kind.isUsed?.(trx, id)) ?? false);
  if (isUsed) {
    await updateRow(trx, kind.table, id, archivedAt(true, services.clock.now()) as Updateable<Tables[Name]>);
  } else {
    await deleteRow(trx, kind.table, id);
  }
  const action = isUsed ? 'set-up.archived' : 'set-up.removed';
  await end(trx, services, kind, { userId, action, id, values: former });
  return { id, is_archived: isUsed };
};
