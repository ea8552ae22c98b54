import { sortKey } from '@fairfront/shared-kit/domain/common';
import type { Insertable, Transaction } from 'kysely';
import { inChunks } from '../../../platform/database/chunks';
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
export const createPersonalPasses = async (
  trx: Transaction<Tables>,
  passes: readonly NewPersonalPass[],
): Promise<void> => {
  await inChunks(passes, (part) =>
    trx
      .insertInto('personal_passes')
      .values(part.map((pass) => ({ ...pass, ...living, lastname_sort: sortKey(pass.lastname) })))
      .execute(),
  );
};

/** The same for vehicles. */
export const createCarPasses = async (trx: Transaction<Tables>, passes: readonly NewCarPass[]): Promise<void> => {
  await inChunks(passes, (part) =>
    trx
      .insertInto('car_passes')
      .values(part.map(({ cargos, ...pass }) => ({ ...pass, ...living, cargos: JSON.stringify(cargos) })))
      .execute(),
  );
};

/** Adds kinds of vehicles. */
export const createCarTypes = async (
  trx: Transaction<Tables>,
  types: readonly Insertable<Tables['car_types']>[],
): Promise<void> => {
  await inChunks(types, (part) => trx.insertInto('car_types').values(part).execute());
};
