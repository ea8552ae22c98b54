import { aParticipation } from '../../testing/builders/participations';
import { asMember } from '../../testing/builders/users';
import type { TestApp } from '../../testing/test-app';
import { Schedule } from '../../platform/jobs/schedule';
import { never } from '../../platform/outbox/outbox-lane';
import { jobsCommand } from './jobs.command';
import { ApiRefusal, type OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { startEmptyOrganizer } from './testing';

/** The jobs command over a real port. */
let portal: TestApp;
let api: OrganizerApi;

beforeAll(async () => {
  ({ portal, api } = await startEmptyOrganizer());
});
afterAll(() => portal.stop());

const run = (line: string) => jobsCommand.run(api, line.split(' '));

it('the jobs command lists failed work of all kinds, runs it again and drops it [SHELL-317]', async () => {
  expect(await run('list')).toBe('No job has failed');
  const at = portal.clock.now();
  const dead = {
    payload: '{"names":[]}',
    created_at: at,
    attempts: 7,
    last_error: 'disk full',
    next_attempt_at: never,
  };
  const rows = await portal.database.read
    .insertInto('outbox')
    .values([
      { ...dead, kind: 'file-removal' },
      { ...dead, kind: 'event' },
      { ...dead, kind: 'file-removal', last_error: null, attempts: 0 },
    ])
    .returning('id')
    .execute();
  const [removal, event, waiting] = rows.map(({ id }) => id);
  const list = (await run('list')).split('\n');
  expect(list).toHaveLength(2);
  expect(list[0]).toMatch(new RegExp(`^${removal}  .*  file-removal  tried 7 times, dead: disk full$`));

  expect(await run(`rerun ${removal}`)).toBe('1 job due again');
  await portal.services.outbox.drain();
  expect((await run('list')).split('\n')).toHaveLength(1);
  // it has not failed
  await expect(run(`drop ${waiting}`)).rejects.toBeInstanceOf(ApiRefusal);
  expect(await run('drop dead')).toBe('1 job dropped');
  await expect(run(`rerun ${event}`)).rejects.toBeInstanceOf(ApiRefusal);
  const audit = await portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('action', 'like', 'jobs.%')
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { action: 'jobs.rerun', details: { ids: [removal] } },
    { action: 'jobs.dropped', details: { ids: [event] } },
  ]);
});

it('the jobs command lists schedules with their last and next turn [SHELL-317]', async () => {
  expect(await run('schedules')).toBe('No schedule has begun yet');
  const { database, clock } = portal;
  const options = { name: 'cleaning', everyMs: 60_000, database, clock, failed: () => {} };
  await new Schedule(options, async () => {}).turn();
  expect(await run('schedules')).toMatch(/^cleaning {2}[\d-]+ [\d:]+ done, next [\d-]+ [\d:]+$/);
  clock.advance(60_000);
  await new Schedule(options, () => Promise.reject(new Error('no space'))).turn();
  expect(await run('schedules')).toMatch(/ failed: no space, next /);
});

it('the jobs command is for staff only, and prints its usage for anything else [SHELL-317]', async () => {
  const exhibitor = await asMember(portal, await aParticipation(portal), 'supervisor');
  expect((await exhibitor.get('/organizer/jobs')).status).toBe(403);
  expect((await exhibitor.get('/organizer/schedules')).status).toBe(403);
  expect((await exhibitor.post('/organizer/jobs/dead/rerun')).status).toBe(403);
  expect((await exhibitor.post('/organizer/jobs/dead/drop')).status).toBe(403);
  for (const line of ['', 'list all', 'rerun', 'rerun all', 'drop 0', 'drop 1 2', 'send 1']) {
    await expect(run(line)).rejects.toBeInstanceOf(WrongUsage);
  }
});
