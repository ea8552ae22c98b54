import fc from 'fast-check';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import type { TestApp, TestCaller } from '../../../testing/test-app';
import { versionsToDrop, type VersionFacts } from './thin-versions';

const start = Date.parse('2026-04-10T09:00:00.000Z');
const version = (number: number, minutes: number, facts: Partial<VersionFacts> = {}): VersionFacts => ({
  version: number,
  step_key: 'alphabet',
  status: 'draft',
  saved_by: 7,
  by_staff: false,
  saved_at: new Date(start + minutes * 60_000),
  ...facts,
});
/** Versions at these minutes, with other facts of the one at `place`. */
const at = (minutes: readonly number[], place = -1, facts: Partial<VersionFacts> = {}) =>
  minutes.map((minute, index) => version(index + 1, minute, index === place ? facts : {}));

describe('versionsToDrop', () => {
  it.each([
    ['no version', at([]), []],
    ['the first and the last one', at([0, 1]), []],
    ['autosaves between them', at([0, 1, 2, 3]), [2, 3]],
    ['one every ten minutes', at([0, 4, 8, 12, 16, 20, 24]), [2, 4, 6]],
    ['those ten minutes apart', at([0, 10, 20]), []],
    ['both ends of a pause', at([0, 1, 31, 32, 33]), [4]],
    ['those around a save of a colleague', at([0, 1, 2, 3, 4, 5], 3, { saved_by: 8 }), [2]],
    ['the last one before another step', at([0, 1, 2, 3], 3, { step_key: 'rubrics' }), [2]],
    ['what was sent, and the last one before', at([0, 1, 2, 3, 4], 2, { status: 'sent' }), []],
    ['what the staff has returned', at([0, 1, 2, 3, 4], 2, { by_staff: true }), []],
  ])('keeps %s [CAT-305]', (_what, versions, expected) => {
    expect(versionsToDrop(versions)).toEqual(expected);
  });

  it('drops nothing from what it has left [CAT-305]', () => {
    const steps = fc.constantFrom('alphabet' as const, 'rubrics' as const);
    const saves = fc.array(
      fc.record({ pause: fc.integer({ min: 0, max: 40 }), step_key: steps, saved_by: fc.constantFrom(7, 8) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(saves, (given) => {
        let minutes = 0;
        const versions = given.map(({ pause, ...facts }, index) => version(index + 1, (minutes += pause), facts));
        const dropped = new Set(versionsToDrop(versions));
        const left = versions.filter((one) => !dropped.has(one.version));
        expect(versionsToDrop(left)).toEqual([]);
      }),
      { seed: 305 },
    );
  });
});

describe('a save', () => {
  let orders: CataloguePortal;
  let portal: TestApp;
  let editor: TestCaller;
  beforeAll(async () => {
    orders = await CataloguePortal.start();
    portal = orders.portal;
  });
  afterAll(() => portal.stop());

  const goTo = async (minutes: number) => {
    portal.clock.set(new Date(start + minutes * 60_000).toISOString());
    await orders.goTo(portal.clock.now().toISOString());
    editor = orders.editor;
  };
  const save = (id: number, changes: object) => orders.update(id, changes);
  const history = async (id: number) =>
    (await editor.get<{ data: { version: number; from_version: number }[] }>(`${orders.path}/${id}/history`)).body.data;
  const kept = async (id: number) =>
    (
      await portal.database.read
        .selectFrom('catalog_order_versions')
        .select('version')
        .where('order_id', '=', id)
        .orderBy('version')
        .execute()
    ).map((row) => row.version);

  it('thinning the versions of the previous day keeps the history unchanged, and merges still work [CAT-305, CAT-299, CAT-294]', async () => {
    await goTo(0);
    const { id } = await orders.begin();
    for (let minute = 1; minute <= 5; minute += 1) {
      await goTo(minute);
      await save(id, { type: `АО ${minute}` });
    }
    await goTo(24 * 60);
    await save(id, { type: 'ПАО' });
    expect(await kept(id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const before = await history(id);
    expect(before.map((session) => [session.from_version, session.version])).toEqual([
      [7, 7],
      [1, 6],
    ]);

    await goTo(24 * 60 + 6);
    expect((await save(id, { version: 7, fax: '+78310000009' })).body.data.version).toBe(8);
    expect(await kept(id)).toEqual([1, 6, 7, 8]);
    const after = await history(id);
    expect(after[1]).toEqual(before[1]);
    const merged = await save(id, { version: 7, email: 'sales@severmech.example' });
    expect(merged.body.data).toMatchObject({ fax: '+78310000009', email: 'sales@severmech.example' });
    expect(await save(id, { version: 3, type: 'НАО' })).toMatchObject({ status: 409 });
  });
});
