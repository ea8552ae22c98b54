import type { StaffGrant } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { anExhibition } from '../../testing/builders/exhibitions';
import { aUser } from '../../testing/builders/users';
import { hireStaff } from '../../testing/staff';
import { TestApp, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let owner: TestCaller;
let ownerId: number;
let person: { email: string; name: string; lastname: string; roles: StaffGrant[] };
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  ({ id: ownerId } = await aUser(portal, { email: 'owner@fair.example', access: 'manager' }));
  owner = await portal.as('owner@fair.example');
  const { id: exhibition_id } = await anExhibition(portal);
  person = {
    ...{ email: 'Pass@Fair.example', name: 'Пётр', lastname: 'Пропусков' },
    roles: [{ role: 'pass-bureau', exhibition_id }],
  };
});
afterEach(() => portal.stop());

interface Member {
  id: number;
  email: string;
  status: string;
  roles: StaffGrant[];
}
interface Answer {
  data: Member;
  code?: string;
  errors?: Record<string, string[]>;
}

it('a person invited by mail sets a password and works with their role [ORG-025]', async () => {
  const { status, body } = await owner.post<Answer>('/organizer/staff', person);
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ email: 'pass@fair.example', status: 'invited', roles: person.roles }),
  ]);
  await portal.services.outbox.drain();
  const email = portal.emails.at(-1);
  expect(email?.to).toBe('pass@fair.example');
  const token = /recovery\/reset\/(\S+)/.exec(email?.text ?? '')?.[1];
  const password = 'a-long-and-new-Password-7';
  const reset = { token, password, password_confirmation: password };
  expect((await portal.visitor.post('/auth/update-password', reset)).status).toBe(200);
  const signedIn = await portal.visitor.post<{ data: { token: string } }>('/auth/login', {
    email: 'pass@fair.example',
    password,
  });
  const caller = portal.with(signedIn.body.data.token);
  expect((await caller.get('/organizer/passes')).status).toBe(200);
  expect((await caller.get('/organizer/staff')).status).toBe(403);
  expect((await caller.get('/organizer/me')).body).toEqual({ data: { user_id: body.data.id, roles: person.roles } });
  const list = await owner.get<{ data: Member[] }>('/organizer/staff');
  expect(list.body.data.map(({ email: one, status: state }) => [one, state])).toEqual([
    ['owner@fair.example', 'active'],
    ['pass@fair.example', 'active'],
  ]);
  expect((await owner.post<Answer>(`/organizer/staff/${body.data.id}/invitations`)).body.code).toBe('staff_active');
});

it('an invitation is sent again while it is open [ORG-025]', async () => {
  const { body } = await owner.post<Answer>('/organizer/staff', person);
  expect((await owner.post(`/organizer/staff/${body.data.id}/invitations`)).status).toBe(200);
  await portal.services.outbox.drain();
  expect(portal.emails.filter(({ to }) => to === 'pass@fair.example')).toHaveLength(2);
  const exhibitor = await aUser(portal);
  expect((await owner.post(`/organizer/staff/${exhibitor.id}/invitations`)).status).toBe(404);
});

it.each<[string, object, string, string]>([
  ['an e-mail in use', { email: 'Reader@exhibitor.example' }, 'email', 'email_taken'],
  ['a word as e-mail', { email: 'reader' }, 'email', 'validation_error'],
  ['no role', { roles: [] }, 'roles', 'validation_error'],
  ['an owner of one exhibition', { roles: [{ role: 'owner', exhibition_id: 1 }] }, 'roles', 'owner_of_one'],
  ['an unknown exhibition', { roles: [{ role: 'support', exhibition_id: 999_999 }] }, 'roles', 'exhibition_unknown'],
])('an invitation of staff with %s is refused [ORG-024]', async (_, change, field, code) => {
  await aUser(portal, { email: 'reader@exhibitor.example' });
  const { status, body } = await owner.post<Answer>('/organizer/staff', { ...person, ...change });
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, [field]]);
});

it('the last owner is neither deactivated nor given another role [ORG-026]', async () => {
  const roles = [{ role: 'support', exhibition_id: null }];
  const attempts = () => [
    owner.put<Answer>(`/organizer/staff/${ownerId}/roles`, { roles }),
    owner.put<Answer>(`/organizer/staff/${ownerId}/status`, { is_active: false }),
  ];
  for (const answer of await Promise.all(attempts()))
    expect([answer.status, answer.body.code]).toEqual([422, 'last_owner']);
  // an invitation that nobody has accepted is no owner
  const invited = { ...person, roles: [{ role: 'owner', exhibition_id: null }] };
  await owner.post('/organizer/staff', invited);
  expect((await owner.put<Answer>(`/organizer/staff/${ownerId}/roles`, { roles })).body.code).toBe('last_owner');
  const { caller: second } = await hireStaff(portal, 'second@fair.example', [{ role: 'owner', exhibition_id: null }]);
  expect((await second.put<Answer>(`/organizer/staff/${ownerId}/roles`, { roles })).body.data.roles).toEqual(roles);
  expect((await owner.get('/organizer/staff')).status).toBe(403);
});

it('two owners who remove each other at once leave one [ORG-026]', async () => {
  const { id, caller: second } = await hireStaff(portal, 'second@fair.example', [
    { role: 'owner', exhibition_id: null },
  ]);
  const roles = [{ role: 'support', exhibition_id: null }];
  await Promise.all([
    owner.put(`/organizer/staff/${id}/roles`, { roles }),
    second.put(`/organizer/staff/${ownerId}/roles`, { roles }),
  ]);
  const left = await portal.database.read
    .selectFrom('staff_roles')
    .select('user_id')
    .where('role', '=', 'owner')
    .execute();
  expect(left).toHaveLength(1);
});

it('a deactivated member of staff loses the session at once and cannot sign in until they are activated [ORG-027]', async () => {
  const { body } = await portal.visitor.post<{ data: { token: string } }>('/auth/login', {
    email: 'owner@fair.example',
    password: 'Fairfront-demo-1',
  });
  const session = portal.with(body.data.token);
  const { caller: second } = await hireStaff(portal, 'second@fair.example', [{ role: 'owner', exhibition_id: null }]);
  const status = (is_active: boolean) => second.put<Answer>(`/organizer/staff/${ownerId}/status`, { is_active });
  expect((await status(false)).body.data.status).toBe('deactivated');
  expect((await session.get('/organizer/passes')).status).toBe(401);
  const signIn = () =>
    portal.visitor.post<Answer>('/auth/login', { email: 'owner@fair.example', password: 'Fairfront-demo-1' });
  expect((await signIn()).body.code).toBe('wrong_credentials');
  await status(true);
  expect((await session.get('/organizer/passes')).status).toBe(401);
  expect((await signIn()).status).toBe(200);
});

it('staff without the second factor that is demanded get nothing but their profile [ORG-029]', async () => {
  expect((await owner.put<Answer>('/organizer/staff-second-factor', { is_required: true })).body.code).toBe(
    'own_factor_missing',
  );
  const { caller: other } = await hireStaff(portal, 'other@fair.example', [{ role: 'support', exhibition_id: null }]);
  await portal.database.read
    .updateTable('users')
    .set({ second_factor_at: portal.clock.now() })
    .where('id', '=', ownerId)
    .execute();
  expect((await owner.put('/organizer/staff-second-factor', { is_required: true })).status).toBe(200);
  expect((await owner.get('/organizer/passes')).status).toBe(200);
  const { status, body } = await other.get<Answer>('/organizer/passes');
  expect([status, body.code]).toEqual([403, 'staff_factor_required']);
  expect((await other.get('/auth/second-factor')).status).toBe(200);
  await owner.put('/organizer/staff-second-factor', { is_required: false });
  expect((await other.get('/organizer/passes')).status).toBe(200);
});
