import { storedLocale, storedTheme, type User } from '@fairfront/shared-kit/platform';
import {
  axeViolations,
  buildPage,
  buildParticipationListItem,
  buildUser,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
  within,
  type FakeApi,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import ProfileScreen from './profile.screen';

const user = buildUser();

const stubbed = () =>
  createFakeApi()
    .on('get', '/participants', buildPage([buildParticipationListItem({ role: 'edit' })]))
    .on('get', '/auth/deletion-request', { data: { request: null, blockers: [] } });

const open = (api: FakeApi = stubbed(), options: PlatformDoubleOptions = {}) => {
  const view = renderInPlatform(<ProfileScreen />, {
    texts: { account: { ru, en } },
    api,
    user,
    participation: null,
    route: { name: 'profile' },
    ...options,
  });
  const cached = () => view.platform.queryClient.getQueryData<User>(['user']);
  return { ...view, cached };
};
const dataForm = () => within(screen.getByRole('form', { name: 'Personal details' }));
const passwordForm = () => within(screen.getByRole('form', { name: 'Password' }));
const passwords = { old: 'Old password', fresh: 'New password', repeated: 'Repeat the new password' };

afterEach(() => localStorage.clear());

describe('the personal details', () => {
  it('the form shows the stored values with a read-only email, in both languages [ACC-001] [ACC-002]', async () => {
    const { platform } = open();
    const form = dataForm();
    expect(form.getByLabelText('Last name')).toHaveValue('Соколова');
    expect(form.getByLabelText('First name')).toHaveValue('Елена');
    expect(form.getByLabelText(/^Middle name/)).toHaveValue('Игоревна');
    expect(form.getByLabelText('Phone')).toHaveValue('+79031112233');
    expect(form.getByText('E-mail').tagName).toBe('DT');
    expect(form.getByText(user.email).tagName).toBe('DD');
    expect(await screen.findByText(/^Edit, .+, 1 upcoming exhibition$/)).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByRole('heading', { level: 1, name: 'Елена Соколова' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Личные данные' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('a save sends the four fields, shows «Saved» for 3 seconds, and updates the name in header and menu [ACC-001] [ACC-002] [ACC-004] [ACC-006] [SHELL-209]', async () => {
    const clock = startClock('2026-05-05T12:00:00+03:00');
    const api = stubbed().on('put', '/auth/user', ({ body }) => ({
      data: { ...user, ...(body as object), name: 'Анна' },
    }));
    const { person, platform, cached } = open(api);
    const form = dataForm();
    await person.clear(form.getByLabelText('First name'));
    await person.type(form.getByLabelText('First name'), ' Анна');
    await person.clear(form.getByLabelText(/^Middle name/));
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Saved'));
    expect(platform.api.sent('put', '/auth/user').map(({ body }) => body)).toEqual([
      { lastname: 'Соколова', name: ' Анна', middlename: null, phone: '+79031112233' },
    ]);
    expect(cached()).toMatchObject({ name: 'Анна', email: user.email });
    expect(screen.getByRole('heading', { level: 1, name: 'Анна Соколова' })).toBeVisible();
    await clock.advance(2_900);
    expect(form.getByRole('status')).toHaveTextContent('Saved');
    await clock.advance(100);
    expect(form.getByRole('status')).toBeEmptyDOMElement();
  });

  it('the form validates before it sends and says that required fields are empty [ACC-003] [SHELL-123] [SHELL-181]', async () => {
    const { person, platform } = open();
    const form = dataForm();
    await person.clear(form.getByLabelText('Last name'));
    await person.clear(form.getByLabelText('Phone'));
    await person.click(form.getByRole('button', { name: 'Save' }));
    const alert = await form.findByRole('alert', { name: 'Not all fields are filled' });
    expect(
      within(alert)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Last name', 'Phone']);
    expect(form.getByLabelText('Last name')).toHaveAccessibleDescription('This field is required');
    await person.type(form.getByLabelText('Last name'), 'Иванова2');
    await person.type(form.getByLabelText('Phone'), '7(999)123-45-67');
    expect(form.getByLabelText('Phone')).toHaveValue('+79991234567');
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert', { name: 'Check the highlighted fields' })).toBeVisible();
    expect(form.getByLabelText('Last name')).toHaveAccessibleDescription(
      'Use letters, spaces, hyphens and dashes only',
    );
    expect(platform.api.sent('put', '/auth/user')).toEqual([]);
  });

  const failedSaves = [
    ['without a message from the server', failWith(500), 'Could not update the profile', ''],
    [
      'with its field errors',
      failWith(422, { errors: { phone: ['Этот номер занят'] } }),
      'Could not update the profile\nЭтот номер занят',
      'Этот номер занят',
    ],
  ] as const;
  it.each(failedSaves)(
    'a failed save is reported, %s, and keeps the typed values [ACC-005]',
    async (_name, failure, notice, atPhone) => {
      const { person, cached } = open(stubbed().on('put', '/auth/user', () => failure));
      const form = dataForm();
      await person.clear(form.getByLabelText('First name'));
      await person.type(form.getByLabelText('First name'), 'Анна');
      await person.click(form.getByRole('button', { name: 'Save' }));
      const alert = await form.findByRole('alert');
      expect(alert.querySelector('p')?.textContent).toBe(notice);
      expect(form.getByLabelText('Phone')).toHaveAccessibleDescription(atPhone);
      expect(form.getByLabelText('First name')).toHaveValue('Анна');
      expect(form.getByRole('status')).toBeEmptyDOMElement();
      expect(cached()?.name).toBe('Елена');
    },
  );

  it('a link leads to support for an email change', async () => {
    const { person, platform } = open();
    await person.click(screen.getByRole('button', { name: 'write to support' }));
    expect(platform.log.opened).toEqual([{ name: 'modal-feedback', params: {} }]);
  });
});

describe('the password form', () => {
  const fill = async (person: ReturnType<typeof open>['person'], fresh = 'A-new-password-1', repeated = fresh) => {
    const form = passwordForm();
    await person.type(form.getByLabelText(passwords.old), 'Fairfront-demo-1');
    await person.type(form.getByLabelText(passwords.fresh), fresh);
    await person.type(form.getByLabelText(passwords.repeated), repeated);
    await person.click(form.getByRole('button', { name: 'Change password' }));
    return form;
  };

  it('the password manager gets the email beside the passwords [ACC-007]', () => {
    const { platform } = open();
    const old = passwordForm().getByLabelText(passwords.old);
    const name = old.closest('form')?.querySelector('input[autocomplete="username"]');
    expect(name).toHaveValue(platform.state.user?.email);
    expect(name).toHaveAttribute('tabindex', '-1');
  });

  it('a change sends the three fields, clears them and shows success for 3 seconds [ACC-007] [ACC-010]', async () => {
    const clock = startClock('2026-05-05T12:00:00+03:00');
    const { person, platform } = open(
      stubbed().on('put', '/auth/user/change-password', { message: 'Password changed' }),
    );
    const form = await fill(person);
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Password changed'));
    expect(platform.api.sent('put', '/auth/user/change-password').map(({ body }) => body)).toEqual([
      {
        old_password: 'Fairfront-demo-1',
        new_password: 'A-new-password-1',
        new_password_confirmation: 'A-new-password-1',
      },
    ]);
    for (const label of Object.values(passwords)) expect(form.getByLabelText(label)).toHaveValue('');
    await clock.advance(3_000);
    expect(form.getByRole('status')).toBeEmptyDOMElement();
  });

  it('all three fields are required, the new password is strong and repeated correctly [ACC-008]', async () => {
    const { person, platform } = open();
    const form = passwordForm();
    await person.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByRole('alert', { name: 'Not all fields are filled' })).toBeVisible();
    expect(form.getAllByRole('link')).toHaveLength(3);
    await fill(person, 'short', 'other');
    await waitFor(() =>
      expect(form.getByLabelText(passwords.fresh)).toHaveAccessibleDescription('Use at least 8 characters'),
    );
    expect(form.getByLabelText(passwords.repeated)).toHaveAccessibleDescription('Passwords do not match');
    expect(platform.api.sent('put', '/auth/user/change-password')).toEqual([]);
  });

  it('a wrong old password is shown at its field [ACC-009]', async () => {
    const errors = { old_password: ['Старый пароль указан неверно'] };
    const { person } = open(stubbed().on('put', '/auth/user/change-password', () => failWith(422, { errors })));
    const form = await fill(person);
    await waitFor(() =>
      expect(form.getByLabelText(passwords.old)).toHaveAccessibleDescription('Старый пароль указан неверно'),
    );
    expect(form.queryByText('Could not change password')).toBeNull();
    expect(form.getByLabelText(passwords.fresh)).toHaveValue('A-new-password-1');
  });

  it.each([
    [500, '', 'Could not change password'],
    [429, 'Повторите через 10 минут', 'Could not change password\nПовторите через 10 минут'],
  ])('any other failure (%d) says that the change failed [ACC-010]', async (status, message, notice) => {
    const { person } = open(stubbed().on('put', '/auth/user/change-password', () => failWith(status, { message })));
    const form = await fill(person);
    expect((await form.findByRole('alert')).querySelector('p')?.textContent).toBe(notice);
    expect(form.getByLabelText(passwords.old)).toHaveValue('Fairfront-demo-1');
  });
});

describe('the email setting', () => {
  const wish = () => screen.getByRole('checkbox', { name: 'Send me notifications by e-mail' });

  it('the email setting is saved at once [ACC-011] [ACC-012]', async () => {
    const api = stubbed().on('put', '/auth/user/email-notifications', () => ({
      data: { ...user, can_send_notifications: false },
    }));
    const { person, platform, cached } = open(api);
    expect(wish()).toBeChecked();
    await person.click(wish());
    await waitFor(() => expect(wish()).not.toBeChecked());
    await waitFor(() =>
      expect(platform.api.sent('put', '/auth/user/email-notifications').map(({ body }) => body)).toEqual([
        { can_send_notifications: false },
      ]),
    );
    expect(cached()?.can_send_notifications).toBe(false);
  });

  it('the email setting is rolled back with the common error when it cannot be saved [ACC-012]', async () => {
    const { person, platform } = open(stubbed().on('put', '/auth/user/email-notifications', () => failWith(500)));
    await person.click(wish());
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    expect(platform.log.errors).toEqual([platform.translator.t('kit:error.common')]);
    expect(wish()).toBeChecked();
  });

  it('a link leads to the kinds, reminders and calendar link [SHELL-551] [SHELL-469]', () => {
    open();
    expect(screen.getByRole('link', { name: 'Set up kinds, reminders and the calendar' })).toHaveAttribute(
      'href',
      // a route name, since the test double has no paths
      '/notification-settings?',
    );
  });
});

describe('the theme and language', () => {
  it('the language is saved on the server first, then for the shell [SHELL-081]', async () => {
    let answer = () => {};
    const api = stubbed().on(
      'post',
      '/language',
      () => new Promise((resolve) => (answer = () => resolve({ message: 'ok' }))),
    );
    const { person, platform } = open(api);
    await person.click(screen.getByRole('radio', { name: 'Русский' }));
    await waitFor(() =>
      expect(platform.api.sent('post', '/language').map(({ body }) => body)).toEqual([{ locale: 'ru' }]),
    );
    expect(storedLocale.read()).toBeNull();
    answer();
    await waitFor(() => expect(storedLocale.read()).toBe('ru'));
  });

  it('a language that the server refuses is not applied, and the error is shown [SHELL-081]', async () => {
    const { person, platform } = open(stubbed().on('post', '/language', () => failWith(500)));
    await person.click(screen.getByRole('radio', { name: 'Русский' }));
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    expect(storedLocale.read()).toBeNull();
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  it('the theme changes at once and follows a change made elsewhere', async () => {
    const { person } = open();
    await person.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(storedTheme.read()).toBe('dark');
    await person.click(screen.getByRole('radio', { name: 'Same as system' }));
    expect(storedTheme.read()).toBeNull();
  });
});

describe('the data export', () => {
  it('the export comes as PDF or JSON, one file per press, and a refusal is shown [SHELL-480]', async () => {
    const api = stubbed();
    const { person, platform } = open(api);
    const asked: string[] = [];
    jest.spyOn(api.client, 'download').mockImplementation((path: string) => {
      asked.push(path);
      return Promise.reject(new Error('too many'));
    });
    const card = within(screen.getByRole('region', { name: 'My data' }));
    await person.click(card.getByRole('button', { name: 'Download PDF' }));
    await person.click(card.getByRole('button', { name: 'Download JSON' }));
    await waitFor(() => expect(platform.log.errors).toHaveLength(2));
    expect(asked).toEqual(['/auth/user/export?format=pdf', '/auth/user/export?format=json']);
  });

  it('the retention periods are shown in both languages [SHELL-482]', async () => {
    const { platform } = open();
    const kept = () =>
      within(screen.getByRole('region', { name: /^(My data|Мои данные)$/ }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(kept()).toHaveLength(6);
    expect(kept()).toContain('Sessions: 30 days after the last use');
    expect(kept()).toContain('Invitation links: 7 days');
    await platform.setLocale('ru');
    expect(kept()).toContain('Сеансы, дней после последнего входа: 30');
    expect(platform.log.missingTexts).toEqual([]);
  });
});
