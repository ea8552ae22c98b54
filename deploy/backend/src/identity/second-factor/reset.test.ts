import { aUser } from '../../testing/builders/users';
import { logIn, signedIn, turnOnByApp } from '../../testing/second-factor';
import { TestApp } from '../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

it('resetting by staff turns the second factor off and ends the sessions, for exhibitors only [SHELL-452]', async () => {
  const { email } = await aUser(portal);
  const organizer = await aUser(portal, { access: 'manager' });
  const caller = await signedIn(portal, email);
  await turnOnByApp(portal, caller);
  const staff = await portal.as(organizer.email);
  const reset = (of: string) => staff.post('/organizer/second-factor-resets', { email: of });
  expect((await reset('nobody@exhibitor.example')).status).toBe(404);
  expect((await reset(organizer.email)).status).toBe(404);
  expect((await reset(email.toUpperCase())).status).toBe(200);
  expect((await caller.get('/auth/user')).status).toBe(401);
  const again = await logIn(portal, email);
  expect(again.body.data.token).toBeDefined();
  expect((await reset(email)).status).toBe(200);
  expect((await portal.with(again.body.data.token ?? '').get('/auth/user')).status).toBe(200);
  const { action } = await portal.database.read
    .selectFrom('audit_log')
    .select('action')
    .where('action', '=', 'second-factor.reset')
    .executeTakeFirstOrThrow();
  expect(action).toBe('second-factor.reset');
});
