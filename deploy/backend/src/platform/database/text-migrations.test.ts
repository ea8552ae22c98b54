import { sql } from 'kysely';
import { TestApp } from '../../testing/test-app';
import { composedTexts } from './migrations/0090-composed-texts';
import { oneMailbox } from './migrations/0091-one-mailbox';
import { platesAndPhones } from './migrations/0092-plates-and-phones';
import type { Tables } from './tables';
import type { Insertable } from 'kysely';

/** What was stored before texts, e-mails, plates and phones had one form. */
let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

const decomposed = 'Андрей'.normalize('NFD');
const db = () => portal.database.read;

it('composes texts and lists of all tables [SHELL-610]', async () => {
  const { id } = await db().selectFrom('personal_passes').select('id').limit(1).executeTakeFirstOrThrow();
  await db().updateTable('personal_passes').set({ name: decomposed }).where('id', '=', id).execute();
  const car = await db().selectFrom('car_passes').select('id').limit(1).executeTakeFirstOrThrow();
  const cargos = JSON.stringify([{ title: decomposed, quantity: 1 }]);
  await db().updateTable('car_passes').set({ cargos }).where('id', '=', car.id).execute();
  await composedTexts.up(db());
  const pass = await db().selectFrom('personal_passes').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  const stored = await db()
    .selectFrom('car_passes')
    .select('cargos')
    .where('id', '=', car.id)
    .executeTakeFirstOrThrow();
  expect([pass.name, stored.cargos]).toEqual(['Андрей', [{ title: 'Андрей', quantity: 1 }]]);
});

describe('e-mails', () => {
  const add = async (email: string, password_hash: string | null = null): Promise<number> => {
    const user = { email, password_hash, name: '', lastname: '', locale: 'ru', access: 'participant' } as const;
    const { id } = await db()
      .insertInto('users')
      .values(user as Insertable<Tables['users']>)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const invite = (user_id: number, participation_id: number) =>
    sql`insert into invitations (participation_id, user_id, role, created_at, expires_at)
      values (${participation_id}, ${user_id}, 'read', now(), now())`.execute(db());
  const emailOf = async (id: number) =>
    (await db().selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email;
  const invitedTo = async (id: number) =>
    (
      await db().selectFrom('invitations').select('participation_id').where('user_id', '=', id).orderBy('id').execute()
    ).map((row) => row.participation_id);

  it('take one form, and accounts that were only invited are joined [SHELL-611]', async () => {
    const [used, invited] = [await add('rep@münchen.example', 'hash'), await add('rep@xn--mnchen-3ya.example')];
    await invite(used, 101);
    await invite(invited, 101);
    await invite(invited, 102);
    const [first, second] = [await add('rep4\u200b@firm.example'), await add('rep4@firm.example')];
    await invite(first, 101);
    const [one, other] = [await add('boss\u200b@firm.example', 'hash'), await add('boss@firm.example', 'hash')];
    await oneMailbox.up(db());
    expect([await emailOf(used), await emailOf(invited)]).toEqual(['rep@xn--mnchen-3ya.example', undefined]);
    expect(await invitedTo(used)).toEqual([101, 102]);
    expect([await emailOf(first), await emailOf(second)]).toEqual([undefined, 'rep4@firm.example']);
    expect(await invitedTo(second)).toEqual([101]);
    // nothing says whose mailbox it is: both stay as they are
    expect([await emailOf(one), await emailOf(other)]).toEqual(['boss\u200b@firm.example', 'boss@firm.example']);
  });
});

it('plates and phones take the form of new ones [PASS-362, SHELL-613]', async () => {
  const { id } = await db().selectFrom('car_passes').select('id').limit(1).executeTakeFirstOrThrow();
  const set = { car_number: 'АІ 1234 ВС', trailer_number: 'AB‑1234', phone: '+00491711234567' };
  await db().updateTable('car_passes').set(set).where('id', '=', id).execute();
  const user = await db().selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  await db().updateTable('users').set({ phone: '00491711234567' }).where('id', '=', user.id).execute();
  await platesAndPhones.up(db());
  const car = await db()
    .selectFrom('car_passes')
    .select(['car_number', 'trailer_number', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { phone } = await db().selectFrom('users').select('phone').where('id', '=', user.id).executeTakeFirstOrThrow();
  expect([car, phone]).toEqual([
    { car_number: 'АI 1234 ВС', trailer_number: 'AB-1234', phone: '+491711234567' },
    '491711234567',
  ]);
});
