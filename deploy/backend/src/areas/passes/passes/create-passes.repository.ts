import { sortKey } from '@fairfront/shared-kit/domain/common';
import type { Insertable, Transaction } from 'kysely';
import { insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';

/** Columns of a pass that exists; one that was withdrawn is not made. */
type Removal = 'deleted_at' | 'deleted_by';
const living = { deleted_at: null, deleted_by: null };

type NewPersonalPass = Omit<Insertable<Tables['personal_passes']>, Removal | 'lastname_sort'>;
type NewCarPass = Omit<Insertable<Tables['car_passes']>, Removal | 'cargos'> & {
  cargos: readonly { title: string; quantity: number }[];
};

/**
 * Stores passes of people in the state, with the code and at the time that they have, many with one statement: a pass that is
 * requested today is issued by the services of passes.
 */
export const createPersonalPasses = (trx: Transaction<Tables>, passes: readonly NewPersonalPass[]): Promise<void> =>
  insertRows(
    trx,
    'personal_passes',
    passes.map((pass) => ({ ...pass, ...living, lastname_sort: sortKey(pass.lastname) })),
  );

/** The same for vehicles. */
export const createCarPasses = (trx: Transaction<Tables>, passes: readonly NewCarPass[]): Promise<void> =>
  insertRows(
    trx,
    'car_passes',
    passes.map(({ cargos, ...pass }) => ({ ...pass, ...living, cargos: JSON.stringify(cargos) })),
  );

/** Adds kinds of vehicles. */
export const createCarTypes = (
  trx: Transaction<Tables>,
  types: readonly Insertable<Tables['car_types']>[],
): Promise<void> => insertRows(trx, 'car_types', types);
