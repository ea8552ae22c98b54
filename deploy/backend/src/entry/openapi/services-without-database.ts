import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { systemClock } from '../../platform/clock';
import { readConfig } from '../../platform/config';
import { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { createRuntime } from '../runtime';
import { Signer } from '../../platform/secrets/signer';
import type { Services } from '../../platform/services';

/** The services that describing the routes needs; their handlers are never called. */
export const servicesWithoutDatabase = async (): Promise<Services> => {
  const database = Database.over(
    new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
  );
  const signer = new Signer('describes only');
  const { services } = await createRuntime({
    config: readConfig({}),
    database,
    clock: systemClock,
    log: console,
    signer,
  });
  return services;
};
