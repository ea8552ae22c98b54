import type { Fields } from '@fairfront/shared-kit/domain/validation';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { listRows, type NumberedTable } from '../database/rows';
import type { Tables } from '../database/tables';
import { callerOf } from '../http/authentication';
import { withIdempotency } from '../http/idempotency';
import type { Services } from '../services';
import type { SetUpKind } from './set-up-kind';
import { changeEntry, createEntry, removeEntry, setUpEntry, type SetUpEntry } from './set-up.service';

/**
 * The handlers of an entity of the set-up: its list with archived ones, creation, change and removal. A repeated creation
 * gets the first response.
 * @param order of the list
 */
export const entryHandlers = <Name extends NumberedTable, Named extends Fields>(
  services: Services,
  kind: SetUpKind<Name, Named>,
  order: readonly (keyof Tables[Name] & string)[],
) => {
  const entryOf = (row: Selectable<Tables[Name]>): SetUpEntry<Named> => setUpEntry(kind, row);
  return {
    list: async () => ({ data: (await listRows(services.database.read, kind.table, order)).map(entryOf) }),
    /** Those of another row. */
    listOf: async (column: keyof Tables[Name] & string, id: number) => ({
      data: (await listRows(services.database.read, kind.table, order, { column, id })).map(entryOf),
    }),
    create: (
      request: FastifyRequest,
      reply: { code: (status: 201) => unknown },
    ): Promise<{ data: SetUpEntry<Named> }> => {
      reply.code(201);
      return withIdempotency(services, request, async (trx) => ({
        data: await createEntry(trx, services, kind, { userId: callerOf(request).id, given: request.body as object }),
      }));
    },
    change: (request: FastifyRequest, id: number): Promise<{ data: SetUpEntry<Named> }> =>
      services.database.transaction(async (trx) => ({
        data: await changeEntry(trx, services, kind, {
          userId: callerOf(request).id,
          id,
          given: request.body as object,
        }),
      })),
    remove: (request: FastifyRequest, id: number): Promise<{ data: { id: number; is_archived: boolean } }> =>
      services.database.transaction(async (trx) => ({
        data: await removeEntry(trx, services, kind, { userId: callerOf(request).id, id }),
      })),
  };
};
