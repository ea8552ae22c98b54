import {
  axeViolations,
  buildParticipation,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { participantCodeErrors } from '@fairfront/shared-kit/domain/account';
import AddExhibitionScreen from './add-exhibition.screen';

const open = (api: FakeApi = createFakeApi(), locale: 'ru' | 'en' = 'en') =>
  renderInPlatform(<AddExhibitionScreen />, {
    texts: { account: { ru, en } },
    api,
    locale,
    participation: null,
    route: { name: 'add-exhibition' },
  });
const field = () => screen.getByLabelText(/^(Participant code|Код участника)$/);
const submit = () => screen.getByRole('button', { name: /^(Add exhibition|Добавить выставку)$/ });

describe('the add exhibition screen', () => {
  it('the form sends the code without dashes and opens the event [ACC-151] [ACC-152]', async () => {
    const api = createFakeApi().on('post', '/participants', { data: buildParticipation({ id: 105 }) });
    const { person, platform } = open(api);
    expect(await axeViolations()).toEqual([]);
    await person.type(field(), 'tf26-8k4m-21ab');
    expect(field()).toHaveValue('TF26-8K4M-21AB');
    await person.click(submit());
    await waitFor(() => expect(platform.log.navigated).toEqual([{ name: 'participant', params: { id: 105 } }]));
    const [request] = platform.api.sent('post', '/participants');
    expect([request?.body, request?.headers.get('idempotency-key')]).toEqual([
      { code: 'TF268K4M21AB' },
      expect.stringMatching(/^[\w-]{8,}$/),
    ]);
    await platform.setLocale('ru');
    expect(screen.getByRole('heading', { level: 1, name: 'Введите код участника' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the form requires a code before it sends anything [ACC-152]', async () => {
    const { person, platform } = open();
    await person.click(submit());
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This field is required'));
    expect(field()).toHaveFocus();
    expect(platform.api.sent('post', '/participants')).toEqual([]);
  });

  it.each(
    participantCodeErrors.flatMap(
      (code) =>
        [
          [code, 'en' as const],
          [code, 'ru' as const],
        ] as const,
    ),
  )('the form explains the error %s (%s) and keeps the code [ACC-154] [ACC-155]', async (code, locale) => {
    const isBroken = code === 'server_error';
    // every other refusal is worded by the server
    const text = isBroken ? { ru, en }[locale].errors.server_error : `The server refuses: ${code}`;
    const failure = isBroken
      ? failWith(500, { code, message: 'x' })
      : failWith(422, { code, message: text, errors: { code: [text] } });
    const { person, platform } = open(
      createFakeApi().on('post', '/participants', () => failure),
      locale,
    );
    await person.type(field(), 'TF268K4M21AB');
    await person.click(submit());
    expect(await screen.findByText(text)).toBeVisible();
    expect(field()).toHaveValue('TF26-8K4M-21AB');
    expect(platform.log.navigated).toEqual([]);
    const advice = screen.queryByText(/editor@severmech\.example/);
    expect(advice !== null).toBe(code === 'invite_other_user');
  });

  it('the form reuses the idempotency key for the same code and creates a new key for another code [SHELL-229]', async () => {
    const { person, platform } = open(createFakeApi().on('post', '/participants', () => failWith(500)));
    await person.type(field(), 'TF268K4M21AB');
    await person.click(submit());
    await waitFor(() => expect(platform.api.sent('post', '/participants')).toHaveLength(1));
    await screen.findByRole('alert');
    await person.click(submit());
    await waitFor(() => expect(platform.api.sent('post', '/participants')).toHaveLength(2));
    await person.clear(field());
    await person.type(field(), 'AAAABBBBCCCC');
    await person.click(submit());
    await waitFor(() => expect(platform.api.sent('post', '/participants')).toHaveLength(3));
    const keys = platform.api.sent('post', '/participants').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('the form shows how long to wait after too many attempts [ACC-177] [SHELL-215]', async () => {
    const message = 'Too many attempts. Try again in 60 minutes';
    const { person } = open(
      createFakeApi().on('post', '/participants', () => failWith(429, { code: 'too_many_attempts', message })),
    );
    await person.type(field(), 'TF268K4M21AB');
    await person.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
  });
});
