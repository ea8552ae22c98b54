import { DeadlineReminders } from '../../backend/src/areas/participations/deadlines/deadline-reminders';
import { TestApp } from '@fairfront/backend/testing/test-app';
import { settleReminders } from './demo-reminders';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

it('the backend starts the demo data with the notifications it describes, and sends reminders on the days after', async () => {
  const { database, clock, services } = portal;
  const reminders = async () => {
    const rows = await database.read.selectFrom('notifications').select('id').where('type', '=', 'deadline').execute();
    return rows.length;
  };
  const job = new DeadlineReminders(services, {
    error: (facts) => {
      throw new Error(JSON.stringify(facts));
    },
  });

  // seeded by night: the reminders of that day are settled too, though none is due before nine
  clock.set('2026-04-15T22:30:00.000Z');
  const described = await reminders();
  await database.transaction((trx) => settleReminders(trx, clock.now()));
  clock.set('2026-04-16T09:00:00.000Z');
  await job.remind();
  expect(await reminders()).toBe(described);

  clock.set('2026-04-23T09:00:00.000Z');
  await job.remind();
  expect(await reminders()).toBeGreaterThan(described);
});
