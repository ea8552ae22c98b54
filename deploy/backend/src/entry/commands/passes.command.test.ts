import { passesCommand } from './passes.command';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import type { TestApp } from '../../testing/test-app';
import { startOrganizer } from './testing';

/** The passes command over a real port. */
let portal: TestApp;
let api: OrganizerApi;

beforeAll(async () => {
  ({ portal, api } = await startOrganizer());
});
afterAll(() => portal.stop());

const run = (line: string, ...more: string[]) => passesCommand.run(api, [...line.split(' '), ...more]);
const stored = (table: 'personal_passes' | 'car_passes', id: number) =>
  portal.database.read
    .selectFrom(table)
    .select(['status', 'comment', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('npm run organizer -- passes', () => {
  it('accepts a pass, rejects it with a reason and resets it [PASS-249]', async () => {
    expect(await run('reject 17 --comment', 'Нет документа')).toBe('Pass 17: rejected');
    expect(await stored('personal_passes', 17)).toMatchObject({ status: 'rejected', comment: 'Нет документа' });
    expect(await run('accept 17')).toBe('Pass 17: accepted');
    expect(await stored('personal_passes', 17)).toMatchObject({ status: 'accepted', comment: null });
    expect(await run('reconsider 17')).toBe('Pass 17: consideration');
    expect(await run('reject 1 --car --comment', 'Номер не читается')).toBe('Pass 1: rejected');
    expect(await stored('car_passes', 1)).toMatchObject({ status: 'rejected', comment: 'Номер не читается' });
  });

  it('restores a deleted pass [PASS-276]', async () => {
    const deleted_at = portal.clock.now();
    await portal.database.read.updateTable('personal_passes').set({ deleted_at }).where('id', '=', 17).execute();
    expect(await run('restore 17')).toBe('Pass 17 is back');
    expect(await stored('personal_passes', 17)).toMatchObject({ deleted_at: null });
  });

  it('lists passes that wait for a decision [PASS-285]', async () => {
    const list = await run('list --participant 130');
    expect(list).toContain('certificate  consideration  participation 130');
    expect(list).toContain('Krause Jan');
    expect(await run('list --participant 130 --car')).toBe('No passes');
  });

  it('prints its usage for anything else', async () => {
    for (const line of ['', 'accept', 'accept x', 'accept 17 18', 'reject 17 --comment', 'shred 17', 'list all']) {
      await expect(run(line)).rejects.toBeInstanceOf(WrongUsage);
    }
  });
});
