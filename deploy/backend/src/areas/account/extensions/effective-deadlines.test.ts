import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadlineOf, visaDeadline } from '@fairfront/shared-kit/domain/passes';
import type { ExtensionKind } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { openXlsx, saveXlsx } from 'hucre/xlsx';
import { dueReminders } from '../../participations/deadlines/due-reminders';
import { templateName } from '../../passes/package-files/package-template';
import { multipart } from '../../../testing/multipart';
import { componentsOf, readCalendar } from '../../../testing/read-calendar';
import type { TestCaller } from '../../../testing/test-app';
import { extensionFields, ExtensionPortal } from './testing';

/** An extended deadline counts wherever the deadline is checked or shown, in the same second (ACC-213). */
let world: ExtensionPortal;
beforeAll(async () => {
  world = await ExtensionPortal.start();
  await world.portal.database.read
    .updateTable('participations')
    .set({ quota_installation: 100, quota_certificate: 100 })
    .where('id', '=', 101)
    .execute();
});
afterAll(() => world.portal.stop());
beforeEach(() => world.reset());

type PassEvent = Parameters<typeof visaDeadline>[0];
interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}

const at = async (instant: string): Promise<TestCaller> => {
  world.portal.clock.set(instant);
  return world.portal.as('supervisor@severmech.example');
};
const grant = async (kind: ExtensionKind, until: string, id = 101) => {
  const { body } = await world.ask({ ...extensionFields, kind, until }, { id });
  const answer = await world.grant(body.data.id, until);
  expect([body.code, answer.body.code, answer.status]).toEqual([undefined, undefined, 200]);
};

/** The error code that refuses a new item; `open` if only empty fields are refused. */
const openIf = (code: string | undefined): string => (code === 'fields_invalid' ? 'open' : (code ?? 'open'));
const add = (type: string) => async (caller: TestCaller) =>
  openIf((await caller.post<Refusal>('/participants/101/personal-passes', { type })).body.code);
const addCar = async (caller: TestCaller) =>
  openIf((await caller.post<Refusal>('/participants/101/car-passes', {})).body.code);
const visaOf = (country: string) => async (caller: TestCaller) => {
  const { id } = await world.portal.database.read
    .selectFrom('countries')
    .select('id')
    .where('name_eng', '=', country)
    .executeTakeFirstOrThrow();
  const { body } = await caller.post<Refusal>('/participants/101/personal-passes', { type: 'visa', country_id: id });
  return 'country_id' in (body.errors ?? {}) ? 'deadline_reached' : 'open';
};
const order = async (caller: TestCaller) => {
  const { body } = await caller.get<{ data: { catalog_order_id: number } }>('/participants/101');
  const answer = await caller.post<Refusal>(
    `/participants/101/catalog-orders/${body.data.catalog_order_id}/submit`,
    {},
  );
  return answer.body.code === 'deadline_reached' ? 'deadline_reached' : 'open';
};

const second = (instant: string, count: number) => new Date(Date.parse(instant) + count * 1000).toISOString();
const dayMs = 86_400_000;

const shown = async (kind: string, caller: TestCaller) => {
  const { body } = await caller.get<{ data: { id: string; at: string; extended_from: string | null }[] }>(
    '/participants/101/deadlines',
  );
  return body.data.find(({ id }) => id === kind);
};

describe.each<
  [ExtensionKind, string, string, (caller: TestCaller) => Promise<string>, (event: PassEvent) => number | null]
>([
  [
    'participant-passes',
    '2026-05-18T20:59:59.000Z',
    '2026-05-20',
    add('certificate'),
    (event) => deadlineOf('participant', event),
  ],
  [
    'installation-passes',
    '2026-05-19T20:59:59.000Z',
    '2026-05-22',
    add('installation'),
    (event) => deadlineOf('installation', event),
  ],
  [
    'visa-simple',
    '2026-05-05T20:59:59.000Z',
    '2026-05-07',
    visaOf('China'),
    (event) => visaDeadline(event, { is_simple_visa: true }),
  ],
])('%s', (kind, announced, until, gate, screen) => {
  it('passes are accepted until the announced second, and with an extension until the granted one, shown and checked alike [ACC-213]', async () => {
    for (const isGranted of [false, true]) {
      if (isGranted) await grant(kind, until);
      const end = isGranted ? `${until}T20:59:59.000Z` : announced;
      for (const seconds of [-1, 0, 1]) {
        const caller = await at(second(end, seconds));
        expect([kind, isGranted, seconds, await gate(caller)]).toEqual([
          ...[kind, isGranted, seconds],
          seconds > 0 ? 'deadline_reached' : 'open',
        ]);
      }
      const caller = await at('2026-04-10T09:00:00.000Z');
      const { body } = await caller.get<{ data: PassEvent }>('/participants/101');
      expect(new Date(screen(body.data) ?? 0).toISOString()).toBe(end);
      expect(await shown(kind, caller)).toMatchObject({ at: end, extended_from: isGranted ? announced : null });
    }
  });
});

it('car passes follow their own extended deadline, even beyond the exhibition [ACC-213, PASS-037]', async () => {
  await world.portal.database.read.deleteFrom('extension_requests').where('kind', '=', 'car-passes').execute();
  const announced = '2026-05-28T20:59:59.000Z';
  expect(await addCar(await at(second(announced, 1)))).toBe('deadline_reached');
  await world.reset();
  await grant('car-passes', '2026-05-29');
  expect(await addCar(await at(second(announced, 1)))).toBe('open');
  expect(await addCar(await at('2026-05-29T20:59:59.000Z'))).toBe('open');
  expect(await addCar(await at('2026-05-29T21:00:00.000Z'))).toBe('deadline_reached');
});

it('a catalogue order can be sent until the end of the granted day, as every response about it says [ACC-213, CAT-204]', async () => {
  const end = Date.parse('2026-04-30T20:59:59.000Z');
  const isOpenAt = async (moment: number) => order(await at(new Date(moment).toISOString()));
  expect(await isOpenAt(end + dayMs + 1000)).toBe('deadline_reached');
  await world.reset();
  await grant('catalogue-order', '2026-05-04');
  const caller = await at('2026-05-03T09:00:00.000Z');
  const endOf = async (who: TestCaller, id: number) => {
    const { catalog_template_id } = (await who.get<{ data: { catalog_template_id: number } }>(`/participants/${id}`))
      .body.data;
    const { body } = await who.get<{ data: { catalog_order_ended_at: string } }>(
      `/participants/${id}/catalog-templates/${catalog_template_id}`,
    );
    return body.data.catalog_order_ended_at;
  };
  expect(await endOf(caller, 101)).toBe('2026-05-04');
  expect(await shown('catalogue-order', caller)).toMatchObject({ at: '2026-05-04T20:59:59.000Z' });
  const granted = Date.parse('2026-05-04T20:59:59.000Z');
  expect(await isOpenAt(granted + dayMs + 1000)).toBe('deadline_reached');
  expect(await isOpenAt(granted + dayMs)).toBe('open');
  // the cached template keeps the dates of other participations
  const other = await world.portal.as('supervisor@volga-tools.example');
  expect(await endOf(other, 130)).toBe('2026-04-30');
});

it('an extension of the catalogue cannot be requested beyond the start of printing [ACC-210, CAT-204]', async () => {
  const { read } = world.portal.database;
  const print = (at: string | null) =>
    read
      .updateTable('catalog_templates')
      .set({ data: JSON.stringify({ ...data, catalog_print_started_at: at }) })
      .where('exhibition_id', '=', 1)
      .execute();
  const { data } = await read
    .selectFrom('catalog_templates')
    .select('data')
    .where('exhibition_id', '=', 1)
    .executeTakeFirstOrThrow();
  await print('2026-05-03');
  const ask = async (until: string) => (await world.ask({ ...extensionFields, kind: 'catalogue-order', until })).status;
  expect([await ask('2026-05-03'), await ask('2026-05-02')]).toEqual([422, 201]);
  await print(null);
});

it('home, reminders and calendars show the granted day; other companies see the announced one [ACC-213]', async () => {
  await grant('participant-passes', '2026-05-20');
  const caller = await at('2026-04-10T09:00:00.000Z');
  const dateOf = async (who: TestCaller, id: number) => {
    const { body } = await who.get<{ data: { id: number; exhibition: { personal_pass_ended_at: string } }[] }>(
      '/participants',
    );
    return body.data.find((item) => item.id === id)?.exhibition.personal_pass_ended_at;
  };
  const other = await world.portal.as('supervisor@volga-tools.example');
  expect([await dateOf(caller, 101), await dateOf(other, 130)]).toEqual(['2026-05-20', '2026-05-18']);
  const calendar = readCalendar((await caller.get('/participants/101/deadlines.ics')).raw);
  const event = componentsOf(calendar, 'VEVENT').find(({ lines }) => lines['UID']?.includes('participant-passes'));
  expect(event?.lines['DTSTART;TZID=Europe/Moscow']).toBe('20260520T235959');
  // the morning of the last day before the granted one
  const [due] = await dueReminders(world.portal.database.read, [101], Date.parse('2026-05-19T07:00:00.000Z'));
  const reminder = due?.reminders.find(({ item }) => item.kind === 'participant-passes');
  expect(reminder?.users.map(({ step }) => step)).toContain(1);
});

it('a granted extension also moves the expiry of pass links, but of no other participation [ACC-213, PASS-291]', async () => {
  const send = async (who: TestCaller, id: number) =>
    (
      await who.post<{ data: { id: number; expires_at: string }[] }>(`/participants/${id}/pass-links`, {
        delivery: 'copy',
      })
    ).body.data[0];
  const own = await send(world.editor, 101);
  expect(own?.expires_at).toBe('2026-05-18T20:59:59.000Z');
  await grant('participant-passes', '2026-05-20');
  const after = await send(world.editor, 101);
  expect(after?.expires_at).toBe('2026-05-20T20:59:59.000Z');
});

/** A package file of one person. */
const filledPackage = async () => {
  const folder = join(__dirname, '../../../../../../mf-passes/src/package-templates');
  const book = await openXlsx(readFileSync(join(folder, templateName('certificate', 'ru'))));
  const [sheet] = book.sheets;
  if (!sheet) throw new Error('A template has a sheet');
  sheet.rows[1] = ['ООО «Северная механика»', 'Долгов', 'Остап', null];
  return new Uint8Array(await saveXlsx(book));
};

it('packages and people from an earlier exhibition can be imported after the announced day [ACC-213]', async () => {
  const announced = '2026-05-18T20:59:59.000Z';
  const copyFromPrevious = async () => {
    const caller = await at(second(announced, 1));
    const answer = await caller.post<Refusal>('/participants/101/pass-take-over', {
      source_id: 104,
      kind: 'participant',
      ids: [1],
    });
    return answer.body.code;
  };
  const importFile = async () => {
    const caller = await at(second(announced, 1));
    const file = new File([await filledPackage()], 'people.xlsx');
    const { body, headers } = await multipart({ type: 'certificate', file });
    return (await caller.post<Refusal>('/participants/101/personal-passes/import', body, { headers: headers ?? {} }))
      .body.code;
  };
  expect([await copyFromPrevious(), await importFile()]).toEqual(['deadline_reached', 'deadline_reached']);
  await world.reset();
  await grant('participant-passes', '2026-05-20');
  for (const code of [await copyFromPrevious(), await importFile()]) expect(code).not.toBe('deadline_reached');
});
