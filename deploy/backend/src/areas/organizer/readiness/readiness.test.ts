import type { Readiness, ReadinessReminder } from '@fairfront/shared-kit/domain/organizer/api';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { aCompany, aParticipation, aSubExhibitor } from '../../../testing/builders/participations';
import { aPersonalPass } from '../../../testing/builders/passes';
import { aMember, aUser, asStaff } from '../../../testing/builders/users';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let staff: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  staff = await asStaff(portal);
});
afterAll(() => portal.stop());

interface Answer {
  data: Readiness[];
  meta: { total: number; counts: Record<string, number> };
}
const read = async (exhibition: number, query: Record<string, string> = {}) =>
  (await staff.get<Answer>(`/organizer/exhibitions/${exhibition}/readiness`, { query })).body;
const idsOf = (rows: readonly Readiness[]) => rows.map(({ participation_id: id }) => id);
const remind = async (exhibition: number, ids: readonly number[], caller = staff) =>
  (
    await caller.post<{ data: ReadinessReminder[] }>(`/organizer/exhibitions/${exhibition}/readiness-reminders`, {
      items: ids.map((participation_id) => ({ participation_id })),
    })
  ).body.data.map(({ result }) => result);
const newEmails = async () => {
  const before = portal.emails.length;
  await portal.services.outbox.drain();
  return portal.emails.slice(before);
};
/** An exhibition whose deadline for passes was yesterday. */
const lateExhibition = () =>
  anExhibition(portal, {
    personal_pass_ended_at: new Date(portal.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10),
    is_show_order_additional_services: false,
  });
const withPlaces = { quota_certificate: 2, quota_installation: 0, quota_car: 0 };

it('the readiness list names what is open and late in each participation, filtered and sorted [ORG-420]', async () => {
  const { id: exhibition_id } = await lateExhibition();
  const late = await aParticipation(portal, { exhibition_id, ...withPlaces });
  const early = await aParticipation(portal, { exhibition_id, ...withPlaces });
  await aPersonalPass(portal, early);
  await aParticipation(portal);
  const { data, meta } = await read(exhibition_id);
  expect(idsOf(data)).toEqual([late.id, early.id]);
  expect(meta.counts).toEqual({ all: 2, open: 2, late: 1, ready: 0 });
  const [first] = data;
  expect(first?.open.map(({ area, is_late }) => [area, is_late])).toEqual([
    ['participants', true],
    ['company', false],
  ]);
  expect(first?.open[0]?.due).toMatch(/T20:59:59/);
  expect(first).toMatchObject({ recipients: 0, reminded_at: null, is_reminded_today: false, steps: { done: 0 } });
  expect(idsOf((await read(exhibition_id, { part: 'late', area: 'participants' })).data)).toEqual([late.id]);
  expect(idsOf((await read(exhibition_id, { part: 'late', area: 'company' })).data)).toEqual([]);
  expect(
    idsOf((await read(exhibition_id, { sort: 'company', direction: 'descending', per_page: '1' })).data),
  ).toHaveLength(1);
  const all = await staff.get<{ data: number[] }>(`/organizer/exhibitions/${exhibition_id}/readiness/ids?part=late`);
  expect(all.body.data).toEqual([late.id]);
});

it('the readiness list takes the same number of statements for any number of participations [ORG-420]', async () => {
  const { id: exhibition_id } = await lateExhibition();
  const count = async () => {
    const spy = jest.spyOn(portal.database.read.getExecutor(), 'executeQuery');
    await read(exhibition_id);
    const { length } = spy.mock.calls;
    spy.mockRestore();
    return length;
  };
  await aMember(portal, await aParticipation(portal, { exhibition_id }), 'supervisor');
  const ofOne = await count();
  for (let made = 0; made < 5; made += 1)
    await aMember(portal, await aParticipation(portal, { exhibition_id }), 'supervisor');
  expect(await count()).toBe(ofOne);
});

it('a readiness reminder goes once a day to the members of a company who may write, each in their language [ORG-420]', async () => {
  const { id: exhibition_id } = await lateExhibition();
  const company = await aCompany(portal, { name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' });
  const participation = await aParticipation(portal, { exhibition_id, company_id: company.id, ...withPlaces });
  const [russian, english] = [
    await aMember(portal, participation, 'supervisor', { locale: 'ru' }),
    await aMember(portal, participation, 'edit', { locale: 'en' }),
  ];
  await aMember(portal, participation, 'read');
  await aMember(portal, participation, 'edit', { password_hash: null });
  expect((await read(exhibition_id)).data[0]).toMatchObject({ recipients: 2 });

  expect(await remind(exhibition_id, [participation.id])).toEqual(['sent']);
  const emails = await newEmails();
  const textTo = (email: string) => emails.find(({ to }) => to === email);
  expect(emails).toHaveLength(2);
  expect(textTo(russian.email)?.text).toMatch(/ООО «Резец»[^]*– Пропуска участников: срок истёк/);
  expect(textTo(english.email)?.subject).toMatch(/^What is still open for “Exhibition/);
  expect(textTo(english.email)?.text).toContain('– Participant passes: was due on');
  expect(textTo(english.email)?.text).toContain(`/participant/${participation.id}`);

  // a repeat, a second participation of the company: nothing is sent again
  const second = await aParticipation(portal, { exhibition_id, company_id: company.id, ...withPlaces });
  expect(await remind(exhibition_id, [participation.id, second.id])).toEqual(['sent_today', 'sent_today']);
  expect(await newEmails()).toEqual([]);
  expect((await read(exhibition_id)).data[0]).toMatchObject({ is_reminded_today: true });
  const { action, details } = await portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('participation_id', '=', participation.id)
    .executeTakeFirstOrThrow();
  expect([action, details]).toEqual(['readiness.reminded', { open: ['participants', 'company'] }]);

  portal.clock.advance(86_400_000);
  expect((await read(exhibition_id)).data[0]).toMatchObject({ is_reminded_today: false });
  expect(await remind(exhibition_id, [participation.id])).toEqual(['sent']);
  expect(await newEmails()).toHaveLength(2);
});

it('one call that reminds two participations of a company sends one e-mail [ORG-420]', async () => {
  const { id: exhibition_id } = await lateExhibition();
  const company = await aCompany(portal);
  const both = [1, 2].map(() => aParticipation(portal, { exhibition_id, company_id: company.id, ...withPlaces }));
  const rows = await Promise.all(both);
  for (const row of rows) await aMember(portal, row, 'supervisor');
  const results = await remind(
    exhibition_id,
    rows.map(({ id }) => id),
  );
  expect(results.sort()).toEqual(['sent', 'sent_today']);
  expect(await newEmails()).toHaveLength(1);
});

it('a readiness reminder says why a participation is skipped, and goes to the collective organiser of one without people [ORG-420]', async () => {
  const { id: exhibition_id } = await lateExhibition();
  const alone = await aParticipation(portal, { exhibition_id });
  const parent = await aParticipation(portal, { exhibition_id, type: 'collective' });
  const organiser = await aMember(portal, parent, 'supervisor');
  const sub = await aSubExhibitor(portal, parent);
  const elsewhere = await aParticipation(portal);
  expect(await remind(exhibition_id, [alone.id, sub.id, elsewhere.id])).toEqual(['nobody', 'sent', 'unknown']);
  expect((await newEmails()).map(({ to }) => to)).toEqual([organiser.email]);
});

it('the readiness file has a line for each open area, and neutralises formulas [ORG-420] [ORG-262]', async () => {
  const { id: exhibition_id } = await lateExhibition();
  const company = await aCompany(portal, { name_rus: '=2+2', name_eng: '=2+2' });
  await aParticipation(portal, { exhibition_id, company_id: company.id, ...withPlaces });
  const { status, raw } = await staff.get(`/organizer/exhibitions/${exhibition_id}/readiness/export`, {
    query: { format: 'csv' },
    headers: { 'accept-language': 'en' },
  });
  expect(status).toBe(200);
  const lines = raw.toString('utf8').trim().split('\r\n');
  expect(lines[0]).toContain('Participation,Company,Type,Stands');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("'=2+2");
});

it('readiness reminders are refused to staff of another exhibition and to staff who may only read [ORG-420] [ORG-022]', async () => {
  const { id: exhibition_id } = await lateExhibition();
  const other = await anExhibition(portal);
  const participation = await aParticipation(portal, { exhibition_id });
  const path = `/organizer/exhibitions/${exhibition_id}/readiness-reminders`;
  const items = { items: [{ participation_id: participation.id }] };
  const { caller: ofOther } = await hireStaff(portal, 'other@fairfront.example', [
    { role: 'event-manager', exhibition_id: other.id },
  ]);
  expect((await ofOther.post(path, items)).status).toBe(404);
  const { caller: reader } = await hireStaff(portal, 'bureau@fairfront.example', [
    { role: 'pass-bureau', exhibition_id },
  ]);
  expect((await reader.get(`/organizer/exhibitions/${exhibition_id}/readiness`)).status).toBe(200);
  expect((await reader.post(path, items)).status).toBe(403);
  expect((await (await portal.as((await aUser(portal)).email)).post(path, items)).status).toBe(403);
});
