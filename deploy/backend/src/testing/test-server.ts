import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The PostgreSQL server that tests may use; each run makes databases of its own there and drops them. */
export const testServerUrl = (): string | null => process.env.TEST_DATABASE_URL || null;

/** The address of another database of the same server. */
export const siblingUrl = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.toString();
};

const onServer = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A name that no other database has; those of one run begin with the name of its template. */
export const newDatabaseName = (): string =>
  `${process.env.FAIRFRONT_TEST_TEMPLATE ?? `fairfront_test_${process.pid}`}_${randomBytes(4).toString('hex')}`;

/** The template without the demo data, in addition to the template of the run. */
export const migratedTemplate = (template: string): string => `${template}_migrated`;

/**
 * Makes a database, empty or as a copy; the character type is the one that the product requires. Its commits do not wait for the
 * disk: nobody needs the rows of a test after the server has lost its power.
 */
export const createDatabase = (url: string, name: string, template = 'template0'): Promise<void> =>
  onServer(
    url,
    template === 'template0'
      ? `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`
      : `create database ${name} template ${template}`,
    `alter database ${name} set synchronous_commit = off`,
  );

/** Drops the template of a run and everything that was made of it. */
export const dropDatabases = async (url: string, template: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
};

export const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, `drop database if exists ${name} with (force)`);
