import {
  axeViolations,
  buildExhibition,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import type { PassLinkPage } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import SelfFillScreen from './self-fill.screen';

const { managers: _managers, texts: _texts, ...exhibition } = buildExhibition();
const china = { id: 3, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true };
const page: PassLinkPage = {
  id: 9,
  name: 'Мария',
  company_name: 'ООО «Северная механика»',
  sender: { name: 'Ирина Соколова', email: 'i.sokolova@severmech.example' },
  expires_at: '2026-05-05T20:59:59Z',
  type: 'self',
  stands: [
    {
      title: '24C10',
      pavilion: {
        id: 4,
        title_rus: 'Зал 4',
        title_eng: 'Hall 4',
        parent: { id: 2, title_rus: 'Павильон 2', title_eng: 'Pavilion 2' },
      },
    },
  ],
  exhibition,
  countries: null,
};
const opening = '/pass-links/open';
const filling = '/pass-links/fill';

const open = (changes: Partial<PassLinkPage> = {}) => {
  const api = createFakeApi();
  api.on('post', opening, { data: { ...page, ...changes } }).on('post', filling, ({ body }) => ({
    data: { filled_at: '2026-04-20T10:57:00Z', is_visa: body.is_visa === true, print_from: '2026-05-01T00:00:00Z' },
  }));
  const rendered = renderInPlatform(<SelfFillScreen />, {
    texts: { passes: { ru, en } },
    now: '2026-04-20T12:00:00+03:00',
    api,
    user: null,
    participation: null,
    route: { name: 'pass-link', params: { token: 'secret' } },
  });
  return { ...rendered, api };
};
const send = () => screen.getByRole('button', { name: 'Send details' });

describe('the self-filling page', () => {
  it('the page greets, says for whom and until when, sends the pass without a session and explains the next steps [PASS-296] [PASS-297] [PASS-303]', async () => {
    const { person, api, container, platform } = open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Мария, you are getting a pass for the exhibition' }),
    ).toBeVisible();
    expect(container).toHaveTextContent(/24C10/);
    expect(container).toHaveTextContent(/Ирина Соколова is arranging your pass/);
    expect(container).toHaveTextContent(/The link works until 5 May, 23:59/);
    expect(screen.getByText('ООО «Северная механика»')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await axeViolations()).toEqual([]);

    await person.type(screen.getByLabelText('Last name'), ' Лебедева ');
    await person.type(screen.getByLabelText('First name'), 'Мария');
    await person.click(send());
    const done = await screen.findByRole('heading', { level: 1, name: 'Done, the company has your details' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(api.sent('post', filling)[0]?.body).toEqual({
      token: 'secret',
      lastname: 'Лебедева',
      name: 'Мария',
      middlename: null,
      birthday: null,
      birthday_place: null,
      country_id: null,
      is_visa: false,
    });
    expect(screen.getByText('The organiser checks them')).toBeVisible();
    expect(screen.getByRole('link', { name: 'i.sokolova@severmech.example' })).toHaveAttribute(
      'href',
      'mailto:i.sokolova@severmech.example',
    );
    await platform.setLocale('ru');
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the form validates with the rules of the add form before it sends [PASS-298]', async () => {
    const { person, api } = open();
    await person.type(await screen.findByLabelText('Last name'), 'Lei 2');
    await person.click(send());
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/required/));
    expect(screen.getByLabelText('Last name')).toHaveAttribute('aria-invalid', 'true');
    expect(api.sent('post', filling)).toEqual([]);
  });

  it('the invitation is offered if visa data are requested, with its own countries [PASS-298]', async () => {
    const { person, api } = open({
      countries: [china],
      exhibition: { ...exhibition, installation_started_at: '2026-05-14' },
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Visa invitation' }));
    await person.type(screen.getByLabelText('Last name'), 'Wang');
    await person.type(screen.getByLabelText('First name'), 'Lei');
    await person.click(screen.getByRole('combobox', { name: 'Citizenship' }));
    await person.click(await screen.findByRole('option', { name: 'China' }));
    await person.type(screen.getByLabelText('Date of birth'), '14.09.1985');
    await person.type(screen.getByLabelText('Place of birth'), 'Qingdao');
    await person.click(send());
    await waitFor(() => expect(api.sent('post', filling)).toHaveLength(1));
    expect(api.sent('post', filling)[0]?.body).toMatchObject({
      is_visa: true,
      country_id: 3,
      birthday: '1985-09-14',
      birthday_place: 'Qingdao',
    });
    expect(api.sent('get', '/countries')).toEqual([]);
  });

  it('the draft survives a reload without the token and is removed after sending [PASS-303]', async () => {
    const first = open();
    await first.person.type(await screen.findByLabelText('Last name'), 'Лебедева');
    first.unmount();
    expect(JSON.stringify({ ...sessionStorage })).toContain('Лебедева');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    const { person } = open();
    expect(await screen.findByLabelText('Last name')).toHaveValue('Лебедева');
    await person.type(screen.getByLabelText('First name'), 'Мария');
    await person.click(send());
    await screen.findByRole('heading', { level: 1, name: /Done/ });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Лебедева');
  });

  it('every dead link shows the same message, and a failed load can be retried [PASS-296]', async () => {
    const api = createFakeApi();
    api.on('post', opening, failWith(404, { code: 'link_invalid', message: 'x' }));
    const options = {
      texts: { passes: { ru, en } },
      api,
      user: null,
      participation: null,
      route: { name: 'pass-link' as const, params: { token: 'secret' } },
    };
    const { unmount } = renderInPlatform(<SelfFillScreen />, options);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    api.on('post', opening, failWith(500));
    const { person } = renderInPlatform(<SelfFillScreen />, options);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    api.on('post', opening, { data: page });
    await person.click(again);
    expect(await screen.findByLabelText('Last name')).toBeVisible();
  });

  it('a server failure says that nothing was sent or lost, and a retry reuses the key [PASS-312]', async () => {
    const { person, api } = open();
    api.on('post', filling, failWith(503));
    await person.type(await screen.findByLabelText('Last name'), 'Лебедева');
    await person.type(screen.getByLabelText('First name'), 'Мария');
    await person.click(send());
    expect(await screen.findByText(/The details were not sent: server error/)).toBeVisible();
    expect(screen.getByLabelText('Last name')).toHaveValue('Лебедева');
    await person.click(send());
    await waitFor(() => expect(api.sent('post', filling)).toHaveLength(2));
    const [first, second] = api.sent('post', filling).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('a server refusal keeps the form open with its input [PASS-298]', async () => {
    const { person, api } = open();
    api.on('post', filling, failWith(422, { code: 'quota_reached', message: 'x' }));
    await person.type(await screen.findByLabelText('Last name'), 'Лебедева');
    await person.type(screen.getByLabelText('First name'), 'Мария');
    await person.click(send());
    expect(await screen.findByText('The pass quota has been reached')).toBeVisible();
    expect(screen.getByLabelText('Last name')).toHaveValue('Лебедева');
  });
});
