import { within } from '@testing-library/react';
import { storedToken } from '@fairfront/shared-kit/platform';
import { axeViolations, buildUser, failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import { buildInvitationPage } from '../testing/invitations';
import { screen, startShell, waitFor } from '../testing/shell-double';
import { fill, visitor } from '../testing/visitor';

const address = '/api/welcome/7?signature=sig&expires=4000000000';
const invited = 'm.lebedeva@severmech.example';
const heading = 'Ирина Соколова приглашает вас';

type Page = ReturnType<typeof buildInvitationPage>;
type Person = Awaited<ReturnType<typeof startShell>>['person'];

const stubbed = (changes: Partial<Page>, stub: (fake: FakeApi) => void) => (fake: FakeApi) => {
  fake.on('post', '/invitation-links/open', { data: buildInvitationPage(changes) });
  fake.on('post', '/auth/login', { data: { token: 'new-token', user: buildUser({ email: invited }) } });
  stub(fake);
};
const open = (changes: Partial<Page> = {}, stub: (fake: FakeApi) => void = () => {}) =>
  startShell(visitor(address), stubbed(changes, stub));
/** The same page for a signed-in user. */
const openAs = (email: string, changes: Partial<Page> = {}, stub: (fake: FakeApi) => void = () => {}) =>
  startShell({ address }, (fake) => {
    fake.on('get', '/auth/user', { data: buildUser({ email }) });
    stubbed(changes, stub)(fake);
  });

const withInvitation = (changes: Partial<NonNullable<Page['invitation']>>): Partial<Page> => {
  const { invitation } = buildInvitationPage();
  if (!invitation) throw new Error('The builder makes an invitation');
  return { invitation: { ...invitation, ...changes } };
};

describe('the invitation page', () => {
  it('shows inviter, company, exhibition, role and invited e-mail [SHELL-380]', async () => {
    const { fake } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Компания', 'ООО «Северная механика»'],
      ['Выставка', expect.stringMatching(/^ТехноФорум, 16–19.июня/)],
      ['Доступ', 'Редактирование'],
      ['Почта для входа', invited],
    ]);
    // the signature is sent in the body, never in the URL of a call
    const [sent] = fake.sent('post', '/invitation-links/open');
    expect(sent?.body).toEqual({ id: 7, signature: 'sig', expires: '4000000000' });
    expect(sent?.query.toString()).toBe('');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['the organiser', { sender: null, is_by_organizer: true }, 'Вас приглашает дирекция выставки'],
    ['nobody who is known', { sender: null }, 'Вас пригласили в личный кабинет'],
    [
      'the main exhibitor',
      { sender: null, host: { name_rus: 'Ассоциация «Станкопром»', name_eng: 'Stankoprom' } },
      'Ассоциация «Станкопром» приглашает вас',
    ],
  ])('names %s as the inviter [SHELL-380]', async (_who, changes, title) => {
    await open(withInvitation(changes));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText('Приглашает')).toBeNull();
  });

  it('names a person and the main exhibitor they represent [SHELL-380]', async () => {
    await open(withInvitation({ host: { name_rus: 'Ассоциация «Станкопром»', name_eng: 'Stankoprom' } }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText('Приглашает').nextElementSibling).toHaveTextContent('Ассоциация «Станкопром»');
  });

  it('can be reopened after a failure', async () => {
    const { person, fake } = await open({}, (fake) =>
      fake.on('post', '/invitation-links/open', failWith(500, { message: 'x' })),
    );
    expect(await screen.findByRole('heading', { name: 'Не удалось открыть приглашение' })).toBeVisible();
    fake.on('post', '/invitation-links/open', { data: buildInvitationPage() });
    await person.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});

describe('registration', () => {
  const complete = async (person: Person) => {
    await screen.findByRole('heading', { name: heading });
    await fill(person, {
      Фамилия: 'Лебедева',
      Имя: 'Мария',
      Телефон: '+79160001122',
      Пароль: 'long-enough',
      'Повторите пароль': 'long-enough',
    });
    await person.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  };
  const registers = (fake: FakeApi) => fake.on('post', '/welcome/{id}', { data: buildUser({ email: invited }) });

  it('sends the form, signs in and opens the exhibition [SHELL-026] [SHELL-064] [SHELL-065] [SHELL-382]', async () => {
    const { person, fake, address: where } = await open({}, registers);
    await complete(person);
    await waitFor(() => expect(where()).toBe('/participant/101'));
    expect(storedToken.read()).toBe('new-token');
    expect(await screen.findByText('Регистрация завершена')).toBeVisible();
    const [sent] = fake.sent('post', '/welcome/7');
    expect(sent?.query.toString()).toBe('signature=sig&expires=4000000000');
    expect(sent?.body).toEqual({
      lastname: 'Лебедева',
      name: 'Мария',
      middlename: null,
      phone: '79160001122',
      password: 'long-enough',
      password_confirmation: 'long-enough',
      can_send_notifications: false,
    });
    expect(fake.sent('post', '/auth/login')[0]?.body).toMatchObject({ email: invited, password: 'long-enough' });
  });

  it('links to the sign-in when signing in fails after the account was created [SHELL-067] [SHELL-382]', async () => {
    const { person, address: where } = await open({}, (fake) =>
      registers(fake).on('post', '/auth/login', failWith(503, { code: 'busy' })),
    );
    await complete(person);
    expect(await screen.findByText('Регистрация завершена, войдите в систему')).toBeVisible();
    expect(where()).toBe('/login');
  });

  it('gives the password manager the e-mail with the new password [SHELL-382]', async () => {
    await open();
    const password = await screen.findByLabelText('Пароль');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    const userName = password.closest('form')?.querySelector('input[autocomplete="username"]');
    expect(userName).toHaveValue(invited);
    expect(userName).toHaveAttribute('readonly');
    expect(userName).toHaveAttribute('tabindex', '-1');
  });

  it('requires everything but the middle name, and sends it and the e-mail preference too [SHELL-066]', async () => {
    const { person, fake } = await open({}, registers);
    await screen.findByRole('heading', { name: heading });
    const notifications = screen.getByRole('checkbox', { name: 'Получать уведомления по электронной почте' });
    expect(notifications).not.toBeChecked();
    const form = within(screen.getByRole('form', { name: 'Вас пригласили в личный кабинет' }));
    expect(form.getByRole('link', { name: /^политик[ау] обработки персональных данных$/i })).toHaveAttribute(
      'href',
      '/policy/ru.pdf',
    );
    await person.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveAccessibleDescription('Обязательное поле'));
    for (const label of ['Фамилия', 'Имя', 'Телефон', 'Пароль', 'Повторите пароль']) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Обязательное поле/);
    }
    expect(screen.getByLabelText(/^Отчество/)).not.toHaveAccessibleDescription(/Обязательное поле/);
    expect(fake.sent('post', '/welcome/7')).toEqual([]);
    await person.type(screen.getByLabelText(/^Отчество/), 'Ивановна');
    await person.click(notifications);
    await complete(person);
    await waitFor(() => expect(fake.sent('post', '/welcome/7')).toHaveLength(1));
    expect(fake.sent('post', '/welcome/7')[0]?.body).toMatchObject({
      middlename: 'Ивановна',
      can_send_notifications: true,
    });
  });

  it.each([
    ['invalid_link', 403, 'Ссылка-приглашение недействительна или устарела'],
    ['user_exists', 422, 'Пользователь с такой электронной почтой уже существует'],
    ['validation_error', 422, 'Проверьте поля формы'],
    ['user_create_error', 422, 'Не удалось создать пользователя'],
    ['user_element_create_error', 422, 'Не удалось создать запись пользователя'],
    ['server_error', 500, 'Ошибка сервера'],
  ])('explains %s and keeps the input [SHELL-067] [SHELL-068]', async (code, status, text) => {
    const { person } = await open({}, (fake) => fake.on('post', '/welcome/{id}', failWith(status, { code })));
    await complete(person);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Лебедева');
  });

  it('explains that the invitation was withdrawn meanwhile [SHELL-381]', async () => {
    const { person } = await open({}, (fake) =>
      fake.on('post', '/welcome/{id}', () => {
        fake.on('post', '/invitation-links/open', { data: { state: 'withdrawn', invitation: null } });
        return failWith(403, { code: 'invalid_link' });
      }),
    );
    await complete(person);
    expect(await screen.findByRole('heading', { name: 'Приглашение больше не действует' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).toBeNull();
  });
});

describe('a person with an account', () => {
  const accepts = (fake: FakeApi) => fake.on('post', '/invitations/{id}/accept', { data: { participation_id: 101 } });

  it('signs in on the page, which accepts and opens the exhibition [SHELL-382]', async () => {
    const { person, fake, address: where } = await open({ state: 'account' }, accepts);
    const password = await screen.findByLabelText('Пароль');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password.closest('form')?.querySelector('input[autocomplete="username"]')).toHaveValue(invited);
    expect(screen.queryByLabelText('Фамилия')).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await person.type(password, 'long-enough');
    await person.click(screen.getByRole('button', { name: 'Войти и принять приглашение' }));
    await waitFor(() => expect(where()).toBe('/participant/101'));
    expect(await screen.findByText('Приглашение принято: ТехноФорум')).toBeVisible();
    expect(fake.sent('post', '/auth/login')[0]?.body).toMatchObject({ email: invited, password: 'long-enough' });
    expect(fake.sent('post', '/invitations/7/accept')).toHaveLength(1);
  });

  it('sees an error for a wrong password, and nothing is accepted [SHELL-382]', async () => {
    const { person, fake } = await open({ state: 'account' }, (fake) =>
      accepts(fake).on('post', '/auth/login', failWith(422, { code: 'wrong_credentials' })),
    );
    await person.type(await screen.findByLabelText('Пароль'), 'wrong-one');
    await person.click(screen.getByRole('button', { name: 'Войти и принять приглашение' }));
    expect(await screen.findByText('Неверный пароль')).toBeVisible();
    expect(fake.sent('post', '/invitations/7/accept')).toEqual([]);
  });

  it('accepts at once when signed in, and sees why it cannot be accepted [SHELL-382] [ACC-057]', async () => {
    const text = 'Вы числитесь в другой компании';
    const {
      person,
      fake,
      address: where,
    } = await openAs(invited, { state: 'account' }, (fake) =>
      fake.on('post', '/invitations/{id}/accept', failWith(422, { code: 'other_company', message: text })),
    );
    await person.click(await screen.findByRole('button', { name: 'Принять приглашение' }));
    expect(await screen.findByText(text)).toBeVisible();
    accepts(fake);
    await person.click(screen.getByRole('button', { name: 'Принять приглашение' }));
    await waitFor(() => expect(where()).toBe('/participant/101'));
  });
});

it('a visitor who is signed in as another user sees whom the invitation is for, and can sign out and continue [SHELL-383]', async () => {
  const {
    person,
    fake,
    address: where,
  } = await openAs('editor@severmech.example', {}, (fake) => fake.on('get', '/auth/logout', { message: 'ok' }));
  expect(await screen.findByText(`Приглашение для ${invited}`)).toBeVisible();
  expect(screen.getByText(/Вы вошли как editor@severmech\.example/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).toBeNull();
  expect(screen.getByRole('link', { name: 'К моим выставкам' })).toHaveAttribute('href', '/');
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Выйти и продолжить' }));
  expect(await screen.findByRole('button', { name: 'Зарегистрироваться' })).toBeVisible();
  expect(fake.sent('get', '/auth/logout')).toHaveLength(1);
  expect(storedToken.read()).toBeNull();
  expect(where()).toBe(address);
});

describe('an invalid link', () => {
  it.each([
    ['replaced', 'Вам отправили новое приглашение', /Откройте ссылку из последнего письма/],
    ['used', 'Приглашение уже принято', /Войдите с адресом/],
    ['withdrawn', 'Приглашение больше не действует', /попросите компанию пригласить вас снова/],
  ] as const)('shows %s and the next step [SHELL-381]', async (state, title, text) => {
    await open({ state, invitation: null });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ко входу' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('link', { name: 'Восстановить доступ' }) !== null).toBe(state === 'used');
    expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).toBeNull();
  });

  it('still names the inviter after it has expired [SHELL-381]', async () => {
    await open({ state: 'expired' });
    expect(await screen.findByText('Срок приглашения истёк')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText('ООО «Северная механика»')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).toBeNull();
  });

  it('reports a wrong signature before any form [SHELL-067]', async () => {
    await open({}, (fake) => fake.on('post', '/invitation-links/open', failWith(403, { code: 'invalid_link' })));
    const title = 'Ссылка-приглашение недействительна или устарела';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).toBeNull();
  });

  it('leads a signed-in user to their exhibitions [SHELL-381]', async () => {
    await openAs(invited, { state: 'used', invitation: null });
    expect(await screen.findByRole('link', { name: 'К моим выставкам' })).toHaveAttribute('href', '/');
  });
});
