import { anExhibition } from '../../../testing/builders/exhibitions';
import { aParticipation } from '../../../testing/builders/participations';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { asStaff, aUser } from '../../../testing/builders/users';
import { TestApp } from '../../../testing/test-app';
import { PassRetention } from './pass-retention';

let portal: TestApp;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
});
afterEach(() => portal.stop());

const tables = ['personal_passes', 'car_passes', 'pass_links', 'notifications'] as const;

/** A participation with a pass of each kind, a link and a notification that names a person. */
const aParticipationWithPasses = async (exhibition_id: number) => {
  const participation = await aParticipation(portal, { exhibition_id });
  const pass = await aPersonalPass(portal, participation);
  await aCarPass(portal, participation);
  const { read } = portal.database;
  const at = portal.clock.now();
  await read
    .insertInto('pass_links')
    .values({
      ...{ participation_id: participation.id, email: 'ivanov@firm.example', name: 'Иванов', company_name: 'Фирма' },
      ...{ asks_visa: false, locale: 'ru', expires_at: at, wanted_until: at, created_at: at, created_by: null },
      ...{ mailed_at: null, opened_at: null, filled_at: at, pass_id: pass.id, revoked_at: null, revoked_by: null },
    })
    .execute();
  await read
    .insertInto('notifications')
    .values({
      ...{
        user_id: (await aUser(portal)).id,
        type: 'personal-pass',
        kind: 'pass-filled',
        read_at: null,
        participation_id: participation.id,
      },
      ...{ message_rus: 'Пропуск Иванова отклонён', message_eng: 'The pass of Ivanov was rejected', created_at: at },
      ...{ subject: JSON.stringify({ kind: 'personal-pass', id: pass.id }) },
    })
    .execute();
  return participation;
};

const counts = async (): Promise<number[]> => {
  const rows = await Promise.all(tables.map((table) => portal.database.read.selectFrom(table).select('id').execute()));
  return rows.map(({ length }) => length);
};
const audits = () =>
  portal.database.read
    .selectFrom('audit_log')
    .select(['subject', 'details', 'user_id'])
    .where('action', '=', 'pass-data.removed')
    .orderBy('id')
    .execute();

/** The processes of a cluster, at once. */
const removeDue = () =>
  Promise.all([1, 2].map(() => new PassRetention(portal.services, { error: () => undefined }).removeDue()));

it('pass data is removed when the time that its exhibition sets has passed, once and with an audit [PASS-400]', async () => {
  const staff = await asStaff(portal);
  // dismantling ends in 50 days
  const [short, standard] = [await anExhibition(portal), await anExhibition(portal)];
  const set = (days: unknown) => staff.patch(`/organizer/exhibitions/${short.id}`, { pass_data_days: days });
  expect(await set(0)).toMatchObject({ status: 422, body: { errors: { pass_data_days: [expect.any(String)] } } });
  expect(await set(30)).toMatchObject({ status: 200, body: { data: { pass_data_days: 30 } } });
  const participation = await aParticipationWithPasses(short.id);
  await aParticipationWithPasses(standard.id);

  portal.clock.advance((50 + 30) * 86_400_000);
  await removeDue();
  expect([await counts(), await audits()]).toEqual([[2, 2, 2, 2], []]);

  portal.clock.advance(86_400_000);
  await removeDue();
  expect(await counts()).toEqual([1, 1, 1, 1]);
  const details = { personal: 1, cars: 1, links: 1, notifications: 1 };
  expect(await audits()).toEqual([{ subject: `exhibition ${short.id}`, details, user_id: null }]);
  const kept = await portal.database.read
    .selectFrom('participations')
    .select('id')
    .where('id', '=', participation.id)
    .execute();
  expect(kept).toHaveLength(1);

  portal.clock.advance((365 - 31) * 86_400_000);
  await removeDue();
  expect(await counts()).toEqual([1, 1, 1, 1]);
  portal.clock.advance(86_400_000);
  await removeDue();
  await removeDue();
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect(await audits()).toHaveLength(2);
});
