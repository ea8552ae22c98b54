import { passesCommand } from './passes.command';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { aParticipation, type Participation } from '../../testing/builders/participations';
import { aCarPass, aPersonalPass } from '../../testing/builders/passes';
import type { TestApp } from '../../testing/test-app';
import { startEmptyOrganizer } from './testing';

/** The organiser's command line over a real port. */
let portal: TestApp;
let api: OrganizerApi;
let participation: Participation;
let pass: number;

beforeAll(async () => {
  ({ portal, api } = await startEmptyOrganizer());
  participation = await aParticipation(portal);
  pass = (await aPersonalPass(portal, participation, { lastname: 'Krause', name: 'Jan' })).id;
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
  it('accepts, rejects with a reason and puts back [PASS-249]', async () => {
    expect(await run(`reject ${pass} --comment`, 'Нет документа')).toBe(`Pass ${pass}: rejected`);
    expect(await stored('personal_passes', pass)).toMatchObject({ status: 'rejected', comment: 'Нет документа' });
    expect(await run(`accept ${pass}`)).toBe(`Pass ${pass}: accepted`);
    expect(await stored('personal_passes', pass)).toMatchObject({ status: 'accepted', comment: null });
    expect(await run(`reconsider ${pass}`)).toBe(`Pass ${pass}: consideration`);
    const car = await aCarPass(portal, participation);
    expect(await run(`reject ${car.id} --car --comment`, 'Номер не читается')).toBe(`Pass ${car.id}: rejected`);
    expect(await stored('car_passes', car.id)).toMatchObject({ status: 'rejected', comment: 'Номер не читается' });
  });

  it('brings a deleted pass back [PASS-276]', async () => {
    const deleted_at = portal.clock.now();
    await portal.database.read.updateTable('personal_passes').set({ deleted_at }).where('id', '=', pass).execute();
    expect(await run(`restore ${pass}`)).toBe(`Pass ${pass} is back`);
    expect(await stored('personal_passes', pass)).toMatchObject({ deleted_at: null });
  });

  it('lists what waits for a decision [PASS-285]', async () => {
    const { id } = participation;
    const list = await run(`list --participant ${id}`);
    expect(list).toContain(`certificate  consideration  participation ${id}`);
    expect(list).toContain('Krause Jan');
    expect(await run(`list --participant ${id} --car`)).toBe('No passes');
  });

  it('prints the usage for anything else', async () => {
    for (const line of ['', 'accept', 'accept x', 'accept 17 18', 'reject 17 --comment', 'shred 17', 'list all']) {
      await expect(run(line)).rejects.toBeInstanceOf(WrongUsage);
    }
  });
});
