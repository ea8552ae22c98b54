import { aMember, asStaff } from '../../../testing/builders/users';
import { aCompany, aParticipation } from '../../../testing/builders/participations';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { aPersonalPass } from '../../../testing/builders/passes';
import { hireStaff } from '../../../testing/staff';
import { countsOf, importFile, rowsIn, smallFair, workbookOf } from '../../../testing/fair-files';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** People from a file, and what their passes and rights say. */
let portal: TestApp;
let staff: TestCaller;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  staff = await asStaff(portal);
});
afterEach(() => portal.stop());

const member = (participation: string, email: string, more: object = {}) => ({
  ...{ exhibition: 'E-27', participation, email, role: 'supervisor', locale: 'ru', ...more },
});
const team = [
  member('A-1', 'Anna@Vtulka.example'),
  member('A-1', 'li@press.example', { role: 'read', locale: 'en' }),
  member('A-3', 'li@press.example', { role: 'admin', locale: 'en' }),
];
const membersOf = (email: string) =>
  portal.database.read
    .selectFrom('participation_users as pu')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .select(['p.external_id', 'pu.role'])
    .where('u.email', '=', email)
    .execute();

it('an import queues one invitation e-mail per person, in their language [ORG-208]', async () => {
  const { body } = await importFile(staff, await workbookOf({ ...smallFair, users: team }));
  expect([body.data.errors, countsOf(body.data).users]).toEqual([[], [3, 0, 0, 0]]);
  expect([portal.emails, await rowsIn(portal, 'invitations')]).toEqual([[], [3]]);
  await portal.services.outbox.drain();
  expect(portal.emails.map(({ to }) => to).sort()).toEqual(['anna@vtulka.example', 'li@press.example']);
  const subjectTo = (email: string) => portal.emails.find(({ to }) => to === email)?.subject ?? '';
  expect([/[а-я]/i.test(subjectTo('anna@vtulka.example')), /[а-я]/i.test(subjectTo('li@press.example'))]).toEqual([
    true,
    false,
  ]);
  const again = await importFile(staff, await workbookOf({ users: team }));
  await portal.services.outbox.drain();
  expect([countsOf(again.body.data).users, portal.emails.length]).toEqual([[0, 0, 3, 0], 2]);
});

it('an import gives people with an account access at once and sends them nothing [ORG-208]', async () => {
  await importFile(staff, await workbookOf(smallFair));
  const { id } = await portal.database.read
    .selectFrom('participations')
    .select('id')
    .where('external_id', '=', 'A-1')
    .executeTakeFirstOrThrow();
  const { email } = await aMember(portal, { id }, 'installer');
  const { body } = await importFile(staff, await workbookOf({ users: [member('A-3', email)] }));
  await portal.services.outbox.drain();
  expect([body.data.errors, portal.emails, await rowsIn(portal, 'invitations')]).toEqual([[], [], [0]]);
  expect(await membersOf(email)).toContainEqual({ external_id: 'A-3', role: 'supervisor' });
});

it('an import refuses unknown roles, invalid addresses and unknown participations [ORG-208]', async () => {
  const elsewhere = await aParticipation(portal, {
    exhibition_id: (await anExhibition(portal)).id,
    company_id: (await aCompany(portal)).id,
  });
  const { email } = await aMember(portal, elsewhere, 'admin');
  const users = [
    member('A-1', email),
    member('A-1', 'no address'),
    member('A-7', 'a@b.example'),
    member('A-1', 'x@y.example', { role: 'king' }),
  ];
  const { body } = await importFile(staff, await workbookOf({ ...smallFair, users }), { dryRun: true });
  expect(body.data.errors.map(({ row, column, value }) => [row, column, value])).toEqual([
    [2, 'email', email],
    [3, 'email', 'no address'],
    [4, 'participation', 'A-7'],
    [5, 'role', 'king'],
  ]);
});

it('an import changes roles, but never removes the last supervisor of a participation [ORG-208]', async () => {
  await importFile(staff, await workbookOf(smallFair));
  const { id } = await portal.database.read
    .selectFrom('participations')
    .select('id')
    .where('external_id', '=', 'A-1')
    .executeTakeFirstOrThrow();
  const first = await aMember(portal, { id }, 'supervisor');
  const second = await aMember(portal, { id }, 'read');
  const lowered = member('A-1', first.email, { role: 'edit' });
  const refused = await importFile(staff, await workbookOf({ users: [lowered] }));
  expect(refused.body.data.errors).toMatchObject([{ row: 2, column: 'role', value: 'edit' }]);
  const stored = await importFile(staff, await workbookOf({ users: [lowered, member('A-1', second.email)] }));
  expect([stored.body.data.errors, countsOf(stored.body.data).users]).toEqual([[], [0, 2, 0, 0]]);
  expect(await membersOf(first.email)).toEqual([{ external_id: 'A-1', role: 'edit' }]);
});

it('an import refuses a quota below the issued passes and names them [ORG-207]', async () => {
  await importFile(staff, await workbookOf(smallFair));
  const participation = await portal.database.read
    .selectFrom('participations')
    .selectAll()
    .where('external_id', '=', 'A-1')
    .executeTakeFirstOrThrow();
  await aPersonalPass(portal, participation, { lastname: 'Лебедева', name: 'Мария' });
  await aPersonalPass(portal, participation, { lastname: 'Котов', name: 'Пётр' });
  const lower = { exhibition: 'E-27', external_id: 'A-1', quota_certificate: 1 };
  const { body } = await importFile(staff, await workbookOf({ participations: [lower] }));
  expect(body.data.errors).toMatchObject([{ row: 2, column: 'quota_certificate', value: '1' }]);
  expect(body.data.errors[0]?.message).toBe('Уже выдано: 2 (Лебедева Мария, Котов Пётр; ещё 0)');
});

it('staff can import only sheets that they may write in all exhibitions [ORG-205]', async () => {
  const [{ id: exhibitionId }] = [await anExhibition(portal)];
  const { caller: manager } = await hireStaff(portal, 'm@fairfront.example', [
    { role: 'event-manager', exhibition_id: exhibitionId },
  ]);
  const { caller: editor } = await hireStaff(portal, 'e@fairfront.example', [
    { role: 'catalogue-editor', exhibition_id: null },
  ]);
  const file = await workbookOf(smallFair);
  const statuses = [await importFile(manager, file), await importFile(editor, file, { dryRun: true })];
  expect(statuses.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'scope_in_all_required'],
    [403, 'scope_missing'],
  ]);
});
