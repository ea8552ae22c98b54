import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Participation } from './participations';
import { nextNumber, type TestPortal } from './test-portal';

type Contract = Selectable<Tables['contracts']>;

/** A payer or contractor of contracts. */
export const aContractParty = (
  { database }: TestPortal,
  changes: Partial<Insertable<Tables['contract_parties']>> = {},
): Promise<Selectable<Tables['contract_parties']>> => {
  const number = nextNumber();
  return database.read
    .insertInto('contract_parties')
    .values({ name_rus: `ООО «Сторона ${number}»`, name_eng: `Party ${number} LLC`, ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The rental contract of a participation, with one party on both sides unless they are given. */
export const aContract = async (
  portal: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
  changes: Partial<Insertable<Tables['contracts']>> = {},
): Promise<Contract> => {
  const party = changes.counterparty_id ?? (await aContractParty(portal)).id;
  return portal.database.read
    .insertInto('contracts')
    .values({
      ...{ participation_id, number: `${nextNumber()}/26`, signed_at: '2026-02-01', is_rent: true },
      ...{ counterparty_id: party, executor_id: party },
      ...changes,
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
