import { aParticipation, type Participation } from '../../testing/builders/participations';
import { asMember, aUser } from '../../testing/builders/users';
import { demoPassword } from '../../testing/second-factor';
import { TestApp, type TestCaller } from '../../testing/test-app';

interface Answer {
  data?: { email: string };
  code?: string;
  errors?: Record<string, string[]>;
}

let portal: TestApp;
let supervisor: TestCaller;
let participation: Participation;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal);
  supervisor = await asMember(portal, participation, 'supervisor');
});
afterAll(() => portal.stop());

const invite = async (email: string) => {
  const { status, body } = await supervisor.post<Answer>(`/participants/${participation.id}/users`, {
    email,
    role: 'read',
  });
  return [status, body.data?.email ?? body.errors?.email?.[0]];
};

it.each([
  ['rep2@münchen.example', 'rep2@xn--mnchen-3ya.example', 'rep2@xn--mnchen-3ya.example'],
  ['rep4\u200b@firm.example', 'rep4@firm.example', 'rep4@firm.example'],
  ['Rep5@ｆｉｒｍ.example', 'rep5@FIRM.example', 'rep5@firm.example'],
])('one mailbox is one account: %s [SHELL-611]', async (first, second, stored) => {
  expect(await invite(first)).toEqual([201, stored]);
  expect(await invite(second)).toEqual([422, expect.stringMatching(/приглашени/i)]);
});

it.each(['rep10@-firm.example', 'rep10@firm_.example', `${'a'.repeat(65)}@firm.example`])(
  'no mail can be sent to %s [SHELL-611]',
  async (email) => {
    expect(await invite(email)).toEqual([422, 'Введите электронную почту в виде name@example.com']);
  },
);

it('a user can sign in with any spelling of the address [SHELL-611]', async () => {
  await aUser(portal, { email: 'editor@severmech.example' });
  const { email, password } = { email: 'editor\u200b@SEVERMECH.example', password: demoPassword };
  const { status } = await portal.visitor.post<Answer>('/auth/login', { email, password });
  expect(status).toBe(200);
});
