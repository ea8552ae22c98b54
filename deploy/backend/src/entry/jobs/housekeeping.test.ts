import { createSession } from '../../identity/sessions/sessions.repository';
import { FolderStore } from '../../platform/files/folder-store';
import { aParticipation } from '../../testing/builders/participations';
import { aUser } from '../../testing/builders/users';
import { TestClock } from '../../testing/clock';
import { migratedDatabase, type TestDatabase } from '../../testing/test-database';
import { Housekeeping } from './housekeeping';

let db: TestDatabase;
beforeAll(async () => {
  db = await migratedDatabase();
});
afterAll(() => db.close());

it('housekeeping removes expired rows and nothing else [SHELL-048, SHELL-229, SHELL-262]', async () => {
  const clock = new TestClock();
  const { read } = db.database;
  const user = await aUser({ database: db.database, clock });
  const fill = async () => {
    const now = clock.now();
    const stamp = String(now.getTime());
    await createSession(read, user.id, now);
    await read.insertInto('attempts').values({ kind: 'x', subject: stamp, happened_at: now }).execute();
    await read
      .insertInto('password_resets')
      .values({ token_hash: stamp, user_id: user.id, created_at: now, expires_at: now, used_at: null })
      .execute();
    await read
      .insertInto('idempotency_keys')
      .values({ caller: 'x', key: stamp, request_hash: 'x', answer: '{}', created_at: now })
      .execute();
    await read
      .insertInto('realtime_log')
      .values({ channel: 'private-users.1', seq: now.getTime(), event: 'x', data: '{}', created_at: now })
      .execute();
  };
  const counts = async () => {
    const result: Record<string, number> = {};
    for (const table of ['sessions', 'attempts', 'password_resets', 'idempotency_keys', 'realtime_log'] as const) {
      result[table] = (await read.selectFrom(table).selectAll().execute()).length;
    }
    return result;
  };
  await fill();
  clock.advance(2 * 86_400_000);
  await fill();
  const housekeeping = new Housekeeping(
    { database: db.database, clock, files: new FolderStore('no-such-folder') },
    { error: () => {} },
  );
  await housekeeping.tidy();
  expect(await counts()).toEqual({
    sessions: 2,
    attempts: 1,
    password_resets: 1,
    idempotency_keys: 1,
    realtime_log: 1,
  });
  clock.advance(29 * 86_400_000);
  await housekeeping.tidy();
  expect(await counts()).toEqual({
    sessions: 1,
    attempts: 0,
    password_resets: 0,
    idempotency_keys: 0,
    realtime_log: 0,
  });
});

it('housekeeping deletes people removed from a team 30 days ago, to the millisecond [ACC-233]', async () => {
  const clock = new TestClock();
  const { read } = db.database;
  const portal = { database: db.database, clock };
  const participation = await aParticipation(portal);
  const [first, second] = [await aUser(portal), await aUser(portal)];
  const facts = { role: 'read', was_primary: false, was_chosen: false, worked_elsewhere: false } as const;
  await read
    .insertInto('removed_members')
    .values(
      [first, second].map((user, later) => ({
        ...facts,
        participation_id: participation.id,
        user_id: user.id,
        last_seen_at: null,
        removed_by: null,
        removed_at: new Date(clock.now().getTime() + later),
      })),
    )
    .execute();
  clock.advance(30 * 86_400_000);
  await new Housekeeping(
    { database: db.database, clock, files: new FolderStore('no-such-folder') },
    { error: () => {} },
  ).tidy();
  expect(await read.selectFrom('removed_members').select('user_id').execute()).toEqual([{ user_id: second.id }]);
});
