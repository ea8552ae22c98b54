import { confirmationUrl } from '../../identity/auth/invitations.service';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../testing/builders/exhibitor';
import { nextCode, signedIn, ticketFor, turnOnByApp } from '../../testing/second-factor';
import { TestApp } from '../../testing/test-app';

/** Links with a 256-bit token, from an office in which somebody has tried wrong ones (SHELL-600). */
let portal: TestApp;
let exhibitor: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal, { quota_certificate: 10 });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('attempts').execute();
});

const address = '198.51.100.20';
const password = 'Long-enough-1';
const newcomer = { name: 'Ольга', lastname: 'Мельник', phone: '79161234567', can_send_notifications: false };
const post = (path: string, body: object) => portal.visitor.post<{ code?: string }>(path, body, { address });
const lastEmail = async (to: string): Promise<string> => {
  await portal.services.outbox.drain();
  return portal.emails.findLast((email) => email.to === to)?.text ?? '';
};
const wrongToken = (n: number) => String(n).padStart(43, 'x');

/** Creates an invitation of a new person and returns the parts of its link. */
const invitation = async (email: string) => {
  const supervisor = await exhibitor.as('supervisor');
  await supervisor.post(`${exhibitor.path}/users`, { email, role: 'edit' });
  const { pathname, searchParams } = new URL(/https:\S+welcome\S+/.exec(await lastEmail(email))?.[0] ?? '');
  const [signature, expires] = [searchParams.get('signature') ?? '', searchParams.get('expires') ?? ''];
  return { id: Number(pathname.split('/').pop()), signature, expires };
};
const accept = ({ id, signature, expires }: { id: number; signature: string; expires: string }) =>
  post(`/welcome/${id}?expires=${expires}&signature=${signature}`, {
    ...newcomer,
    ...{ password, password_confirmation: password },
  });
const signature = '0'.repeat(64);

/** For each kind: a wrong attempt, and how a right link is created and used. */
const links: [
  string,
  { wrong: (n: number) => Promise<{ status: number }>; right: () => Promise<() => Promise<{ status: number }>> },
][] = [
  [
    'a pass link',
    {
      wrong: (n) => post('/pass-links/open', { token: wrongToken(n) }),
      right: async () => {
        const sender = await exhibitor.as('edit');
        const path = `${exhibitor.path}/pass-links`;
        const { body } = await sender.post<{ data: { id: number }[] }>(path, {
          recipients: [{ email: 'm.lebedeva@exhibitor.example', name: 'Мария Лебедева' }],
        });
        const { body: made } = await sender.post<{ data: { url: string } }>(`${path}/${body.data[0]?.id}/address`);
        const token = made.data.url.split('/').pop();
        return () => post('/pass-links/open', { token });
      },
    },
  ],
  [
    'a sign-in link',
    {
      wrong: (n) => post('/auth/sign-in-code', { code: `code.${n}` }),
      right: async () => {
        const staff = await aStaffCaller(portal);
        const { body } = await staff.post<{ data: { url: string } }>('/organizer/sign-in-links', {
          email: (await exhibitor.member('edit')).email,
        });
        const code = new URL(body.data.url).searchParams.get('token');
        return () => post('/auth/sign-in-code', { code });
      },
    },
  ],
  [
    'a password reset',
    {
      wrong: (n) => post('/auth/update-password', { token: wrongToken(n), password, password_confirmation: password }),
      right: async () => {
        const { email } = await exhibitor.member('read');
        await post('/auth/forgot-password', { email });
        const token = /recovery\/reset\/([\w-]{43})/.exec(await lastEmail(email))?.[1];
        return () => post('/auth/update-password', { token, password, password_confirmation: password });
      },
    },
  ],
  [
    'a confirmation of an e-mail',
    {
      wrong: (n) => portal.visitor.get(`/auth/verify-email/1/wrong-${n}`, { address }),
      right: async () => {
        const user = await exhibitor.member('edit');
        const url = new URL(confirmationUrl('https://portal.example', portal.services.signer, user));
        const path = url.pathname.replace('confirm-registration', 'auth/verify-email');
        return () => portal.visitor.get(path, { address });
      },
    },
  ],
  [
    'the page of an invitation',
    {
      wrong: (n) => post('/invitation-links/open', { id: n + 1, signature, expires: '4000000000' }),
      right: async () => {
        const link = await invitation('page@exhibitor.example');
        return () => post('/invitation-links/open', link);
      },
    },
  ],
  [
    'the acceptance of an invitation',
    {
      wrong: (n) => accept({ id: n + 1, signature, expires: '4000000000' }),
      right: async () => {
        const link = await invitation('acceptance@exhibitor.example');
        return () => accept(link);
      },
    },
  ],
  [
    'a ticket of the second step',
    {
      wrong: (n) => post('/auth/login/second-step', { ticket: wrongToken(n), code: '000000' }),
      right: async () => {
        const { email: admin } = await exhibitor.member('admin');
        const { secret } = await turnOnByApp(portal, await signedIn(portal, admin));
        const ticket = await ticketFor(portal, admin);
        return () => post('/auth/login/second-step', { ticket, code: nextCode(portal, secret) });
      },
    },
  ],
  [
    'a ticket that asks for a passkey',
    {
      wrong: (n) => post('/auth/login/second-step/passkey', { ticket: wrongToken(n) }),
      right: async () => {
        const { email: supervisor } = await exhibitor.member('supervisor');
        await turnOnByApp(portal, await signedIn(portal, supervisor));
        const ticket = await ticketFor(portal, supervisor);
        return async () => {
          const { status, body } = await post('/auth/login/second-step/passkey', { ticket });
          // the ticket was right: only the passkey is missing
          return { status: body.code === 'no_passkey' ? 200 : status };
        };
      },
    },
  ],
];

it.each(links)('%s works after 25 wrong ones from its address, which are limited [SHELL-600]', async (_kind, link) => {
  const use = await link.right();
  await portal.database.read.deleteFrom('attempts').execute();
  const statuses: number[] = [];
  for (let n = 0; n < 25; n += 1) statuses.push((await link.wrong(n)).status);
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(statuses.slice(20)).toEqual(Array(5).fill(429));
  expect([200, 201]).toContain((await use()).status);
});
