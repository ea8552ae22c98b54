import type { Fields } from '@fairfront/shared-kit/domain/validation';
import type { FastifyRequest } from 'fastify';
import { listRows, type NumberedTable } from '../database/rows';
import type { Tables } from '../database/tables';
import { callerOf } from '../http/authentication';
import { withIdempotency } from '../http/idempotency';
import type { Services } from '../services';
import type { SetUpKind } from './set-up-kind';
import { changeEntry, createEntry, removeEntry, setUpEntry, type SetUpEntry } from './set-up.service';

/** All entities of a kind, archived ones included; `of` narrows them to those of another row. */
export const listedEntries = async <Name extends NumberedTable, Named extends Fields>(
  { database }: Pick<Services, 'database'>,
  kind: SetUpKind<Name, Named>,
  order: readonly (keyof Tables[Name] & string)[],
  of?: { column: keyof Tables[Name] & string; id: number },
): Promise<SetUpEntry<Named>[]> =>
  (await listRows(database.read, kind.table, order, of)).map((row) => setUpEntry(kind, row));

/** Answers the creation of an entity, once for a repeated call. */
export const createdEntry = <Name extends NumberedTable, Named extends Fields>(
  services: Services,
  request: FastifyRequest,
  kind: SetUpKind<Name, Named>,
): Promise<{ data: SetUpEntry<Named> }> =>
  withIdempotency(services, request, async (trx) => ({
    data: await createEntry(trx, services, kind, { userId: callerOf(request).id, given: request.body as object }),
  }));

/** Answers the change of an entity. */
export const changedEntry = <Name extends NumberedTable, Named extends Fields>(
  services: Services,
  request: FastifyRequest,
  kind: SetUpKind<Name, Named>,
  id: number,
): Promise<{ data: SetUpEntry<Named> }> =>
  services.database.transaction(async (trx) => ({
    data: await changeEntry(trx, services, kind, { userId: callerOf(request).id, id, given: request.body as object }),
  }));

/** Answers the removal of an entity. */
export const removedEntry = <Name extends NumberedTable, Named extends Fields>(
  services: Services,
  request: FastifyRequest,
  kind: SetUpKind<Name, Named>,
  id: number,
): Promise<{ data: { id: number; is_archived: boolean } }> =>
  services.database.transaction(async (trx) => ({
    data: await removeEntry(trx, services, kind, { userId: callerOf(request).id, id }),
  }));
