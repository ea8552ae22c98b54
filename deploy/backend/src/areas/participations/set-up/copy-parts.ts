import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { createManagers, createPavilions } from './create.service';
import { managerKind, pavilionKind, type ManagerRow, type PavilionRow } from './record-kinds';
import { listAllRecords } from './records.repository';

/** The source and the target of a copy. */
interface Copy {
  from: number;
  to: number;
}

/**
 * Copies the pavilions and halls of an exhibition, except shared ones, which the copy has anyway, and archived ones
 * with their halls.
 * @returns how many
 */
export const copyPavilions = async (trx: Transaction<Tables>, { from, to }: Copy): Promise<number> => {
  const rows = await listAllRecords<PavilionRow>(trx, 'pavilions', from);
  const shared = new Set(rows.flatMap(({ id, exhibition_id: of }) => (of === null ? [id] : [])));
  const own = rows
    .filter(({ exhibition_id: of }) => of !== null)
    .map((row) => ({ id: row.id, values: { ...pavilionKind.valuesOf(row), external_id: null, exhibition_id: to } }));
  const pavilions = own.filter(({ values }) => values.parent_id === null || shared.has(values.parent_id));
  const ids = await createPavilions(
    trx,
    pavilions.map(({ values }) => values),
  );
  const copies = new Map(pavilions.map(({ id }, index) => [id, ids[index]]));
  const halls = own.flatMap(({ values }) => {
    const parentId = copies.get(values.parent_id ?? 0);
    return parentId === undefined ? [] : [{ ...values, parent_id: parentId }];
  });
  return ids.length + (await createPavilions(trx, halls)).length;
};

/** Copies the managers of an exhibition that are not archived. @returns how many */
export const copyManagers = async (trx: Transaction<Tables>, { from, to }: Copy): Promise<number> => {
  const rows = await listAllRecords<ManagerRow>(trx, 'exhibition_managers', from);
  const copies = rows.map((row) => ({ ...managerKind.valuesOf(row), external_id: null, exhibition_id: to }));
  return (await createManagers(trx, copies)).length;
};
