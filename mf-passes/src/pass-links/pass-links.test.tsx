import {
  axeViolations,
  buildParticipation,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import type { PassLink } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { createPassesApi } from '../testing/passes-api';

const now = '2026-04-20T12:00:00+03:00';
const build = (changes: Partial<PassLink> = {}): PassLink => ({
  id: 1,
  state: 'waiting',
  email: 'p.gromov@severmech.example',
  name: 'Пётр Громов',
  asks_visa: false,
  expires_at: '2026-05-05T20:59:59Z',
  created_at: '2026-04-18T09:00:00Z',
  opened_at: null,
  filled_at: null,
  pass_id: null,
  revoked_at: null,
  revoked_by: null,
  remind_from: '2026-04-19T09:00:00Z',
  ...changes,
});
const path = '/participants/{id}/pass-links';
const one = '/participants/101/pass-links/1';

const open = ({ links = [build()], role = 'edit' as 'edit' | 'read', count = 11, held = 3, total = 18 } = {}) => {
  const store = createPassesApi();
  const stored = [...links];
  const find = (id: string | undefined) => stored.find((link) => link.id === Number(id)) ?? build();
  store.api
    .on('get', path, () => ({
      data: stored,
      meta: { current_page: 1, last_page: 1, per_page: 10, total: stored.length, quota: { count, held, total } },
    }))
    .on('post', path, ({ body }) => {
      const people = body.recipients?.length ? body.recipients : [{ email: '', name: null }];
      const made = people.map(({ email, name }, index) =>
        build({ id: 50 + index, email: email || null, name: name ?? null, remind_from: null }),
      );
      stored.unshift(...made);
      return { data: made };
    })
    .on('post', `${path}/{linkId}/address`, ({ params }) => ({
      data: { url: `https://portal.example/pass-link/token-${params.linkId}` },
    }))
    .on('post', `${path}/{linkId}/remind`, ({ params }) => ({ data: find(params.linkId) }))
    .on('post', `${path}/{linkId}/revoke`, ({ params }) => ({ data: find(params.linkId) }))
    .on('post', `${path}/{linkId}/renew`, ({ params }) => ({ data: find(params.linkId) }));
  const rendered = renderInPlatform(<ParticipantPassesModal params={{ view: 'links' }} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    now,
    api: store.api,
    participation: buildParticipation(),
    user: buildUserWithRole(role),
  });
  return { ...rendered, api: store.api };
};
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

describe('the links of the dialog', () => {
  it('the list shows status, expiry and actions, with the quota that the links hold [PASS-290] [PASS-292]', async () => {
    const { platform } = open({
      links: [
        build({ id: 5, state: 'filled', name: 'Лебедева Мария', filled_at: '2026-04-20T08:57:00Z', pass_id: 77 }),
        build({ id: 4, state: 'opened', opened_at: '2026-04-19T08:00:00Z' }),
        build({ id: 3, email: null, name: null, remind_from: null }),
        build({
          id: 2,
          state: 'revoked',
          name: 'Олег Сизов',
          revoked_at: '2026-04-18T08:00:00Z',
          revoked_by: 'Ирина С.',
        }),
      ],
    });
    await screen.findByText('Олег Сизов');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(4);
    const [filled, opened, copied, revoked] = rows as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    expect(filled).toHaveTextContent(/Лебедева Мария.*Filled in.*20.Apr.2026 11:57/);
    expect(opened).toHaveTextContent(/Opened.*until 5.May, opened 19.April/);
    expect(copied).toHaveTextContent(/No name.*copied, no e-mail sent.*Waiting/);
    expect(within(copied).queryByRole('button', { name: /Remind/ })).toBeNull();
    expect(revoked).toHaveTextContent(/Withdrawn.*18.April, Ирина С\./);
    expect(within(revoked).getByRole('button', { name: 'Create again: Олег Сизов' })).toBeVisible();
    expect(await screen.findByRole('img', { name: /Of 18 places 11 have passes, 3 are held by links/ })).toBeVisible();
    within(filled).getByRole('button', { name: 'To the pass: Лебедева Мария' }).click();
    expect(platform.log.opened).toContainEqual(
      expect.objectContaining({ name: 'event-modal-detail-pass', params: expect.objectContaining({ pass: '77' }) }),
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('the form sends one email to each address in the field, and its date field is the same as in passes [PASS-009] [PASS-010] [PASS-291]', async () => {
    const { person, api, platform } = open();
    await person.type(
      await screen.findByLabelText('Recipients'),
      'G.Orlova@x.example{enter}Тимофей Белов <t.belov@x.example>',
    );
    expect(screen.getByText('2 of 4')).toBeVisible();
    expect(screen.getByLabelText('Valid until')).toHaveValue('15.05.2026');
    expect(screen.getByText(/4 places are free\. After sending, 2 will be left\./)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Send 2 links' }));
    await waitFor(() => expect(platform.log.notices).toEqual(['2 links sent']));
    expect(api.sent('post', '/participants/101/pass-links')[0]?.body).toEqual({
      recipients: [
        { email: 'g.orlova@x.example', name: null },
        { email: 't.belov@x.example', name: 'Тимофей Белов' },
      ],
      delivery: 'mail',
      expires_on: '2026-05-15',
      asks_visa: false,
    });
    expect(screen.getByLabelText('Recipients')).toHaveValue('');
  });

  it('the form explains invalid addresses and too many of them before anything is sent [PASS-291] [PASS-292]', async () => {
    const { person, api } = open({ held: 6 });
    const field = await screen.findByLabelText('Recipients');
    await person.click(screen.getByRole('button', { name: 'Send links' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This field is required/));
    await person.type(field, 'nobody');
    await person.click(screen.getByRole('button', { name: 'Send 1 link' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/nobody: Enter an e-mail like/));
    await person.clear(field);
    await person.type(field, 'a@x.example{enter}b@x.example');
    await person.click(screen.getByRole('button', { name: 'Send 2 links' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Addresses: 2, free places: 1/));
    expect(api.sent('post', '/participants/101/pass-links')).toEqual([]);
  });

  it('copying creates one link without an address, and a clipboard failure shows the link [PASS-294]', async () => {
    const copied: string[] = [];
    const { person, api, platform } = open();
    clipboard(async (text) => void copied.push(text));
    await person.click(await screen.findByRole('button', { name: 'Copy only' }));
    await waitFor(() => expect(copied).toEqual(['https://portal.example/pass-link/token-50']));
    expect(api.sent('post', '/participants/101/pass-links')[0]?.body).toMatchObject({
      recipients: [],
      delivery: 'copy',
    });
    expect(platform.log.notices).toEqual(['Link copied']);
    clipboard(() => Promise.reject(new Error('refused')));
    await person.click(screen.getByRole('button', { name: 'Copy the link: Пётр Громов' }));
    expect(await screen.findByText('https://portal.example/pass-link/token-1')).toBeVisible();
  });

  it('a link is withdrawn after a confirmation or reminded, and a server refusal is shown [PASS-293] [PASS-295]', async () => {
    const { person, api, platform } = open();
    await person.click(await screen.findByRole('button', { name: 'Withdraw the link: Пётр Громов' }));
    await waitFor(() => expect(api.sent('post', `${one}/revoke`)).toHaveLength(1));
    expect(platform.log.confirmations).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Remind: Пётр Громов' }));
    await waitFor(() => expect(platform.log.notices).toContain('Reminder sent'));
    api.on('post', `${path}/{linkId}/remind`, () => failWith(429, { code: 'reminded_recently', message: 'x' }));
    await person.click(screen.getByRole('button', { name: 'Remind: Пётр Громов' }));
    await waitFor(() => expect(platform.log.errors).toEqual(['An e-mail with this link went out less than a day ago']));
  });

  it('a server failure says what did not happen, keeps the input, and a retry reuses the key [PASS-312] [PASS-294]', async () => {
    const { person, api, platform } = open();
    const keys = (address: string) => api.sent('post', address).map(({ headers }) => headers.get('idempotency-key'));
    api.on('post', path, failWith(502));
    const field = await screen.findByLabelText('Recipients');
    await person.type(field, 'a@x.example');
    const send = screen.getByRole('button', { name: 'Send 1 link' });
    await person.click(send);
    expect(await screen.findByText(/The links were not sent: server error\. The addresses are still/)).toBeVisible();
    expect(field).toHaveValue('a@x.example');
    await person.click(send);
    await waitFor(() => expect(keys('/participants/101/pass-links')).toHaveLength(2));
    expect(new Set(keys('/participants/101/pass-links')).size).toBe(1);

    api.on('post', `${path}/{linkId}/address`, failWith(500, { code: 'server_error' }));
    const copy = screen.getByRole('button', { name: 'Copy the link: Пётр Громов' });
    await person.click(copy);
    await waitFor(() => expect(platform.log.errors).toEqual([expect.stringMatching(/^Could not get the address/)]));
    api.on('post', `${path}/{linkId}/address`, { data: { url: 'https://portal.example/pass-link/x' } });
    clipboard(() => Promise.resolve());
    await person.click(copy);
    await person.click(copy);
    await waitFor(() => expect(keys(`${one}/address`)).toHaveLength(3));
    const [first, second, third] = keys(`${one}/address`);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    for (const [action, words] of [
      ['remind', /^The reminder was not sent/],
      ['revoke', /^The link was not withdrawn/],
    ] as const) {
      api.on('post', `${path}/{linkId}/${action}`, failWith(500));
      await person.click(
        screen.getByRole('button', { name: action === 'remind' ? /^Remind: Пётр/ : /^Withdraw the link: Пётр/ }),
      );
      await waitFor(() => expect(platform.log.errors.at(-1)).toMatch(words));
    }
  });

  it('the row says when a reminder is possible instead of a disabled button [PASS-295]', async () => {
    open({ links: [build({ remind_from: '2026-04-21T09:00:00Z' })] });
    expect(await screen.findByRole('button', { name: 'Remind: Пётр Громов' })).toHaveAccessibleDescription(
      /A reminder can go out 21.April, 12:00/,
    );
  });

  it('the list is read-only for a reader, with texts in both languages [PASS-290]', async () => {
    const { platform } = open({ role: 'read' });
    await screen.findByRole('table');
    expect(screen.queryByLabelText('Recipients')).toBeNull();
    expect(screen.queryByRole('button', { name: /Withdraw|Copy the link|Remind/ })).toBeNull();
    await platform.setLocale('ru');
    expect(await screen.findByRole('heading', { name: 'Ссылки для заполнения' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });
});
