import type {
  contractFields,
  contractPartyFields,
  documentFields,
} from '@fairfront/shared-kit/domain/account/contract-fields';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { createRows } from '../../../platform/set-up/create-rows';
import type { NewRow } from '../../../platform/set-up/set-up-kind';
import { contractDocuments, contractParties, contracts } from './contract.kind';

/** Creates payers and contractors. @returns their ids @throws HttpError 422 */
export const createContractParties = (
  trx: Transaction<Tables>,
  rows: readonly NewRow<typeof contractPartyFields>[],
): Promise<number[]> => createRows(trx, contractParties, rows);

/** Creates contracts; their participations and parties exist. @returns their ids @throws HttpError 422 */
export const createContracts = (
  trx: Transaction<Tables>,
  rows: readonly NewRow<typeof contractFields>[],
): Promise<number[]> => createRows(trx, contracts, rows);

/** Creates documents of contracts without notifying anybody. @returns their ids @throws HttpError 422 */
export const createContractDocuments = (
  trx: Transaction<Tables>,
  rows: readonly NewRow<typeof documentFields>[],
): Promise<number[]> => createRows(trx, contractDocuments, rows);
