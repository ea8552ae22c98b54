import { Migrator, sql, type Kysely } from 'kysely';
import { emptyDatabase, type TestDatabase } from '../../testing/test-database';
import { migrate, schemaDifference } from './migrate';
import { first } from './migrations/0100-first';
import type { Tables } from './tables';

/** The migrations of the earlier revision, before they were merged into `0100-first`. */
const former =
  `0001-platform 0002-passes 0003-additional-services 0004-realtime-sequence 0005-cart 0006-deadlines 0007-pass-links
  0008-company-logos 0009-idempotency-hashes 0010-contracts 0011-support-questions 0012-participant-codes 0013-sub-exhibitors
  0014-document-files 0020-waiting-invitations 0021-realtime-grants 0022-sign-in-codes 0040-orders 0041-service-catalogue
  0043-organiser-orders 0044-catalogue-orders 0045-embed-tokens 0046-sent-rubrics 0047-invitation-senders 0048-pavilion-names
  0049-pass-link-ends 0050-notification-reasons 0060-publications 0061-library 0070-extensions 0071-announcements
  0072-own-sessions 0073-second-factor 0075-team-access 0079-notification-settings 0080-notification-letters 0081-sub-letters
  0082-first-sign-in 0085-deletion-requests 0086-passkeys 0087-factor-demand 0090-composed-texts 0091-one-mailbox
  0092-plates-and-phones 0097-embed-token-issuers 0098-embed-token-sites`.split(/\s+/);

let opened: TestDatabase;
let db: Kysely<Tables>;
beforeEach(async () => {
  opened = await emptyDatabase();
  db = opened.database.read;
});
afterEach(() => opened.close());

const namesOf = async () => (await list()).map(({ name }) => name);
const list = async () =>
  (
    await sql<{ name: string; timestamp: string }>`select name, timestamp from kysely_migration order by name`.execute(
      db,
    )
  ).rows;

/** The database as the earlier revision left it, with a user row, after its first `count` migrations. */
const makeFormer = async (count = former.length) => {
  await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ '0100-first': first }) },
  }).migrateToLatest();
  await sql`insert into settings (key, value) values ('kept', 'yes')`.execute(db);
  await sql`delete from kysely_migration`.execute(db);
  for (const [index, name] of former.slice(0, count).entries()) {
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, ${new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()})`.execute(db);
  }
};

it('a new database gets its tables, and the next start changes nothing', async () => {
  await migrate(db);
  const all = await list();
  await migrate(db);
  expect(await list()).toEqual(all);
  expect(all[0]?.name).toBe('0100-first');
  // migrations run in the order of their names
  expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).sort());
});

it('a database of the earlier revision is migrated further', async () => {
  await makeFormer();
  await migrate(db);
  const [replaced, ...later] = await list();
  expect(replaced).toEqual({ name: '0100-first', timestamp: '2026-01-01T00:45:00.000Z' });
  expect((await sql`select value from settings where key = 'kept'`.execute(db)).rows).toEqual([{ value: 'yes' }]);
  await migrate(db);
  expect(await list()).toEqual([replaced, ...later]);
});

it('several processes can start on a database of the earlier revision', async () => {
  await makeFormer();
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  const names = await namesOf();
  expect(names[0]).toBe('0100-first');
  expect(new Set(names).size).toBe(names.length);
});

it('a database of a still earlier revision is refused and left unchanged', async () => {
  await makeFormer(40);
  await expect(migrate(db)).rejects.toThrow('at migration 0086-passkeys');
  expect(await namesOf()).toEqual(former.slice(0, 40));
});

it('a revision starts on a database that a later one has migrated, and leaves it as it is', async () => {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9000-later', '2027-01-01T00:00:00.000Z')`.execute(
    db,
  );
  const names = await namesOf();
  expect(await migrate(db)).toEqual([]);
  expect(await namesOf()).toEqual(names);
  expect(await schemaDifference(db)).toEqual({ missing: [], later: ['9000-later'] });
});

it('a database with a migration that no revision knows is refused', async () => {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('0105-foreign', '2027-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await expect(migrate(db)).rejects.toThrow('0105-foreign');
});
