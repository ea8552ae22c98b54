import { aCatalogueOrder } from '../../../testing/builders/catalogue-orders';
import { anExhibition, exhibitionDates } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStaffCaller, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aPersonalPass } from '../../../testing/builders/passes';
import { anOfferedService } from '../../../testing/builders/service-offers';
import { storeTemplate } from '../../../testing/catalogue-template';
import { testNow } from '../../../testing/clock';
import { componentsOf, readCalendar } from '../../../testing/read-calendar';
import { TestApp, type TestCaller } from '../../../testing/test-app';

interface Deadline {
  id: string;
  area: string;
  at: string;
  state: string;
  is_passed: boolean;
  detail: { code: string; count: number };
  services: object[] | null;
  progress: { total: number; accepted: number; waiting: number; rejected: number } | null;
}

let portal: TestApp;
let editor: TestCaller;
/** Begins on 25.05.2026, in 45 days, with passes of every kind and a begun catalogue order. */
let exhibitor: Exhibitor;
/** Begins in 64 days; no passes can be created and no services ordered. */
let closed: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  const offered = async (changes: Parameters<typeof anExhibition>[1]) => {
    const { id: exhibition_id } = await anExhibition(portal, changes);
    await storeTemplate(portal, { exhibitionId: exhibition_id });
    return anExhibitor(portal, { exhibition_id, quota_certificate: 10, quota_installation: 10 });
  };
  exhibitor = await offered({ title_rus: 'ТехноФорум', title_eng: 'TechnoForum' });
  await portal.database.read
    .updateTable('participations')
    .set({ extended_dates: JSON.stringify({ visa_simple_deadline: '2026-05-07' }) })
    .where('id', '=', exhibitor.id)
    .execute();
  closed = await offered({
    ...exhibitionDates(portal, 64),
    ...{ create_personal_pass_disabled: true, create_install_pass_disabled: true, create_car_pass_disabled: true },
    is_show_order_additional_services: false,
  });
  for (const status of ['accepted', 'consideration', 'rejected'] as const)
    await aPersonalPass(portal, exhibitor, { status });
  await aPersonalPass(portal, exhibitor, { type: 'installation', status: 'accepted' });
  await anOfferedService(portal, exhibitor.exhibitionId, { order_until: '2026-05-10' });
  await aCatalogueOrder(portal, exhibitor);
  editor = await exhibitor.as('edit');
});
afterAll(() => portal.stop());

const list = async (of: Exhibitor) =>
  (await (await of.as('edit')).get<{ data: Deadline[] }>(`${of.path}/deadlines`)).body.data;
const find = async (kind: string, of = exhibitor) => (await list(of)).find((item) => item.id === kind);

describe('GET participants/{id}/deadlines', () => {
  it('returns the deadlines of all areas in one order [SHELL-240]', async () => {
    const items = await list(exhibitor);
    const moments = items.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort());
    // the organiser sets any number of dates for single services (SVC-175)
    const others = items.filter(({ services }) => services === null);
    expect(items.length).toBeGreaterThan(others.length);
    expect(others.map(({ id, area, at }) => [id, area, at])).toEqual([
      ['visa-difficult', 'passes', '2026-04-22T20:59:59.000Z'],
      ['catalogue-order', 'catalogue', '2026-04-30T20:59:59.000Z'],
      // announced for 05.05., extended for this exhibitor
      ['visa-simple', 'passes', '2026-05-07T20:59:59.000Z'],
      ['participant-print', 'passes', '2026-05-14T21:00:00.000Z'],
      ['installation-print', 'passes', '2026-05-16T21:00:00.000Z'],
      ['participant-passes', 'passes', '2026-05-18T20:59:59.000Z'],
      ['installation-passes', 'passes', '2026-05-19T20:59:59.000Z'],
      ['services', 'services', '2026-05-19T20:59:59.000Z'],
      ['car-passes', 'passes', '2026-05-28T20:59:59.000Z'],
    ]);
    expect(items.every(({ is_passed }) => !is_passed)).toBe(true);
  });

  it('returns for each deadline what is left to do, from the passes and the order themselves [SHELL-242]', async () => {
    const passes = await find('participant-passes');
    const counted = await editor.get<{ meta: { quota: { count: number; total: number } } }>(
      `${exhibitor.path}/personal-passes?type=certificate`,
    );
    const { count, total } = counted.body.meta.quota;
    const { accepted = 0, waiting = 0, rejected = 0 } = passes?.progress ?? {};
    expect([accepted + waiting + rejected, passes?.progress?.total]).toEqual([count, total]);
    expect(passes).toMatchObject({ state: 'need', detail: { code: 'fix', count: rejected } });
    expect(await find('catalogue-order')).toMatchObject({ state: 'need' });
    await portal.database.read
      .updateTable('catalog_orders')
      .set({ status: 'sent' })
      .where('participation_id', '=', exhibitor.id)
      .execute();
    expect(await find('catalogue-order')).toMatchObject({ state: 'done', detail: { code: 'sent' } });
  });

  it('follows a deadline that the organiser moves [ACC-162]', async () => {
    const organizer = await aStaffCaller(portal);
    const move = async (catalog_order_deadline: string) =>
      expect(
        (await organizer.patch(`/organizer/exhibitions/${exhibitor.exhibitionId}`, { catalog_order_deadline })).status,
      ).toBe(200);
    expect((await find('catalogue-order'))?.at).toBe('2026-04-30T20:59:59.000Z');
    await move('2026-05-02');
    expect((await find('catalogue-order'))?.at).toBe('2026-05-02T20:59:59.000Z');
    await move('2026-04-30');
  });

  it('keeps passed deadlines with their result [SHELL-241] [SHELL-242]', async () => {
    const exhibition = await anExhibition(portal, exhibitionDates(portal, -1));
    const items = await list(await anExhibitor(portal, { exhibition_id: exhibition.id, quota_certificate: 10 }));
    const visa = items.find(({ id }) => id === 'visa-difficult');
    expect(visa).toMatchObject({ is_passed: true, state: 'closed' });
    expect(items.filter(({ state }) => state === 'need').every(({ id }) => /print-end|car-passes/.test(id))).toBe(true);
  });

  it('compares with the server clock in the time zone of the exhibition [SHELL-226] [SHELL-240]', async () => {
    portal.clock.set('2026-04-22T20:59:59.999Z');
    expect(await find('visa-difficult')).toMatchObject({ state: 'need', is_passed: false });
    portal.clock.set('2026-04-22T21:00:00.000Z');
    expect(await find('visa-difficult')).toMatchObject({ is_passed: true });
    portal.clock.set(testNow);
  });

  it('returns no deadlines of areas that the organiser has switched off [SHELL-240]', async () => {
    expect((await list(closed)).map(({ id }) => id).filter((id) => !id.includes('print'))).toEqual(['catalogue-order']);
  });

  it('returns no deadline of a catalogue that is not offered, unless there is an order [SHELL-240, CAT-014]', async () => {
    const { read } = portal.database;
    expect(await find('catalogue-order', closed)).toBeDefined();
    await read.deleteFrom('catalog_templates').execute();
    expect([await find('catalogue-order', closed), await find('catalogue-order')]).toEqual([
      undefined,
      expect.objectContaining({ state: 'done' }),
    ]);
  });

  it.each(['deadlines', 'deadlines.ics'])(
    'answers 404 to non-members and is open to readers: %s [SHELL-130] [SHELL-240]',
    async (name) => {
      const path = `${exhibitor.path}/${name}`;
      const nonMember = await aStranger(portal);
      const reader = await exhibitor.as('read');
      expect((await nonMember.get(path)).status).toBe(404);
      expect((await portal.visitor.get(path)).status).toBe(401);
      expect((await reader.get(path)).status).toBe(200);
    },
  );
});

describe('the calendar file', () => {
  const file = async (language: string) => {
    const answer = await editor.get(`${exhibitor.path}/deadlines.ics`, { headers: { 'accept-language': language } });
    return { headers: answer.headers, calendar: readCalendar(answer.raw) };
  };

  it('is a download in the language of the request, with the time zone of the exhibition and two alarms [SHELL-246]', async () => {
    const { headers, calendar } = await file('en');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="deadlines-${exhibitor.id}.ics"`);
    expect(calendar.lines).toMatchObject({ VERSION: '2.0', 'X-WR-CALNAME': 'Fairfront deadlines' });
    const [zone] = componentsOf(calendar, 'VTIMEZONE');
    expect(zone?.lines['TZID']).toBe('Europe/Moscow');
    const event = componentsOf(calendar, 'VEVENT').find(({ lines }) => lines['UID']?.includes('visa-difficult'));
    expect(event?.lines).toEqual({
      UID: `deadline-${exhibitor.id}-visa-difficult@portal.example`,
      DTSTAMP: '20260410T090000Z',
      'DTSTART;TZID=Europe/Moscow': '20260422T235959',
      SUMMARY: 'Visas, general procedure: last day (TechnoForum)',
      DESCRIPTION: `https://portal.example/participant/${exhibitor.id}/deadlines`,
      URL: `https://portal.example/participant/${exhibitor.id}/deadlines`,
      TRANSP: 'TRANSPARENT',
    });
    // ten in the morning of the seventh and of the last day before
    expect(componentsOf(event ?? calendar, 'VALARM').map(({ lines }) => [lines['ACTION'], lines['TRIGGER']])).toEqual([
      ['DISPLAY', '-P7DT13H59M59S'],
      ['DISPLAY', '-P1DT13H59M59S'],
    ]);
    const russian = componentsOf((await file('ru')).calendar, 'VEVENT').map(({ lines }) => lines['SUMMARY']);
    expect(russian).toContain('Визы, общий порядок: последний день (ТехноФорум)');
  });

  it('contains open deadlines and openings, not those that are done [SHELL-246] [SHELL-247]', async () => {
    const expected = (await list(exhibitor))
      .filter(({ id, state }) => state === 'need' || id.endsWith('-print'))
      .map(({ id }) => `deadline-${exhibitor.id}-${id}@portal.example`);
    const uids = componentsOf((await file('ru')).calendar, 'VEVENT').map(({ lines }) => lines['UID']);
    expect(uids).toEqual(expected);
  });
});
