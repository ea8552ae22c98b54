import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Participation } from './participations';
import { nextNumber, type TestPortal } from './test-portal';

type Contract = Selectable<Tables['contracts']>;

/** The rental contract of a participation. */
export const aContract = async (
  { database }: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
): Promise<Contract> => {
  const number = nextNumber();
  const { id } = await database.read
    .insertInto('contract_parties')
    .values({ name_rus: `ООО «Сторона ${number}»`, name_eng: `Party ${number} LLC` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return database.read
    .insertInto('contracts')
    .values({
      ...{ participation_id, number: `${number}/26`, signed_at: '2026-02-01', is_rent: true },
      ...{ counterparty_id: id, executor_id: id },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A document of a contract without lines and without its file. */
export const aDocument = (
  { database }: TestPortal,
  { id: contract_id }: Pick<Contract, 'id'>,
  changes: Partial<Insertable<Tables['contract_documents']>> = {},
): Promise<Selectable<Tables['contract_documents']>> =>
  database.read
    .insertInto('contract_documents')
    .values({
      ...{ contract_id, type: 'invoice', number: `${nextNumber()}/26`, document_date: '2026-03-01' },
      ...{ amount: 1_200, currency: 'RUR', contents: '[]' },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
