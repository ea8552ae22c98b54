import { within } from '@testing-library/react';
import { storedToken } from '@fairfront/shared-kit/platform';
import { axeViolations, buildUser, failWith } from '@fairfront/shared-kit/testing';
import { act, homeStands, screen, startShell, waitFor } from '../testing/shell-double';

const visitor = (address: string) => ({ address, token: null });
const fill = async (person: Awaited<ReturnType<typeof startShell>>['person'], values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await person.type(screen.getByLabelText(label), value);
};

describe('sign-in', () => {
  it('has fields, button and the ways to recovery and help [SHELL-021] [SHELL-047]', async () => {
    await startShell(visitor('/login'));
    expect(screen.getByLabelText('Электронная почта')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Пароль')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute('href', '/recovery');
    expect(screen.getByRole('link', { name: 'напишите нам' })).toHaveAttribute('href', '/help');
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('leads home where no way back is kept, and offers no registration [SHELL-047] [SHELL-049] [SHELL-069]', async () => {
    const { person, address } = await startShell(visitor('/login'), (fake) =>
      fake.on('post', '/auth/login', { data: { token: 'fresh', user: buildUser({ locale: 'ru' }) } }),
    );
    expect(screen.queryByRole('link', { name: /регистр/i })).toBeNull();
    await fill(person, { 'Электронная почта': 'a@b.example', Пароль: 'secret' });
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(address()).toBe('/'));
    await homeStands();
    expect(storedToken.read()).toBe('fresh');
  });

  it('without an e-mail says so, sends nothing and leads to the field [SHELL-050]', async () => {
    const { person, fake } = await startShell(visitor('/login'));
    await fill(person, { Пароль: 'secret' });
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    expect(screen.getByText('Введите e-mail')).toBeVisible();
    expect(screen.getByLabelText('Электронная почта')).toHaveFocus();
    expect(fake.requests).toEqual([]);
    await person.type(screen.getByLabelText('Электронная почта'), 'a');
    expect(screen.queryByText('Введите e-mail')).toBeNull();
  });

  it.each([
    ['wrong_credentials', 422, /^Неверный логин или пароль/],
    ['email_not_confirmed', 422, /^Ваш e-mail не подтверждён/],
  ])('explains %s and keeps what was typed [SHELL-051] [SHELL-052] [SHELL-053]', async (code, status, text) => {
    const { person } = await startShell(visitor('/login'), (fake) =>
      fake.on('post', '/auth/login', failWith(status, { code, message: 'of the server' })),
    );
    await fill(person, { 'Электронная почта': 'a@b.example', Пароль: 'wrong' });
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    const shown = await screen.findByText(text);
    expect(shown).toBeVisible();
    expect(shown.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByLabelText('Электронная почта')).toHaveValue('a@b.example');
    expect(screen.getByLabelText('Пароль')).toHaveValue('wrong');
    expect(storedToken.read()).toBeNull();
  });

  it('shows the server message of too many tries [SHELL-053] [SHELL-215]', async () => {
    const message = 'Слишком много попыток. Повторите через 5 минут';
    const { person } = await startShell(visitor('/login'), (fake) =>
      fake.on('post', '/auth/login', failWith(429, { message })),
    );
    await fill(person, { 'Электронная почта': 'a@b.example', Пароль: 'wrong' });
    await person.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('sign-in by the address [SHELL-035] [SHELL-036]', () => {
  it('takes a token that the API knows, and leaves none in the address', async () => {
    const { address, fakes } = await startShell(visitor('/?token=offered&page=2'), (fake) =>
      fake.on('get', '/auth/user', ({ headers }) =>
        headers.get('authorization') === 'Bearer offered' ? { data: buildUser({ locale: 'ru' }) } : failWith(401),
      ),
    );
    await homeStands();
    expect(address()).toBe('/?page=2');
    expect(storedToken.read()).toBe('offered');
    expect(fakes[1]?.sent('get', '/auth/user')[0]?.headers.get('authorization')).toBe('Bearer offered');
    expect(fakes[0]?.sent('get', '/auth/user')).toEqual([]);
  });

  it('changes nothing for a refused token and says so', async () => {
    const { address } = await startShell({ address: '/?token=forged', token: 'mine' }, (fake) =>
      fake.on('get', '/auth/user', ({ headers }) =>
        headers.get('authorization') === 'Bearer forged' ? failWith(401) : { data: buildUser({ locale: 'ru' }) },
      ),
    );
    expect(await screen.findByText('Ссылка для входа недействительна или устарела')).toBeVisible();
    expect(storedToken.read()).toBe('mine');
    expect(address()).toBe('/');
    await homeStands();
  });

  it.each([
    ['Войти', 'offered'],
    [/Отмен/, 'mine'],
  ] as const)('asks before it replaces the session of another user: %s', async (answer, kept) => {
    const { person, fake, fakes } = await startShell({ address: '/?token=offered', token: 'mine' }, (fake) =>
      fake.on('get', '/auth/user', ({ headers }) => ({
        data:
          headers.get('authorization') === 'Bearer offered'
            ? buildUser({ id: 99, name: 'Пётр', lastname: 'Иной', locale: 'ru' })
            : buildUser({ locale: 'ru' }),
      })),
    );
    const question = await screen.findByRole('alertdialog', {
      name: 'Войти как Пётр Иной? Текущий сеанс на этом устройстве завершится',
    });
    expect(question).toBeVisible();
    expect(fakes.slice(1).map((asked) => asked.sent('get', '/auth/user').length)).toEqual([1]);
    const before = fake.sent('get', '/participants').length;
    await person.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(storedToken.read()).toBe(kept));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const name = kept === 'mine' ? `${buildUser().name} ${buildUser().lastname}` : 'Пётр Иной';
    expect(await screen.findByRole('button', { name: `Меню профиля: ${name}` })).toBeVisible();
    await homeStands();
    // nothing that was loaded for the former user is shown to the next one
    const fresh = fake.sent('get', '/participants').slice(before);
    const sent = new Set(fresh.map(({ headers }) => headers.get('authorization')));
    expect([...sent]).toEqual(kept === 'mine' ? [] : ['Bearer offered']);
  });

  it('is off where the installation says so', async () => {
    const { address, fake } = await startShell({ ...visitor('/?token=offered'), config: { tokenSignIn: false } });
    expect(await screen.findByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(fake.requests).toEqual([]);
  });
});

describe('recovery [SHELL-023] [SHELL-056] [SHELL-057]', () => {
  it('checks the address, sends it and shows the same notice for everybody', async () => {
    const { person, fake } = await startShell(visitor('/recovery'), (fake) =>
      fake.on('post', '/auth/forgot-password', { message: 'ok' }),
    );
    await screen.findByRole('heading', { name: 'Восстановление пароля' });
    await person.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
    expect(await screen.findByText('Обязательное поле')).toBeVisible();
    await fill(person, { 'Электронная почта': 'nobody' });
    await person.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
    expect(await screen.findByText('Введите e-mail в виде name@example.com')).toBeVisible();
    await fill(person, { 'Электронная почта': '@b.example' });
    await person.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
    expect(
      await screen.findByText(
        'Проверьте почту. Если адрес nobody@b.example зарегистрирован, мы отправили на него ссылку',
      ),
    ).toBeVisible();
    expect(fake.sent('post', '/auth/forgot-password')[0]?.body).toEqual({ email: 'nobody@b.example' });
    expect(await axeViolations()).toEqual([]);
    // whoever mistyped the address corrects it instead of typing it anew
    await person.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
    expect(await screen.findByLabelText('Электронная почта')).toHaveValue('nobody@b.example');
  });
});

describe('the new password [SHELL-024] [SHELL-058] [SHELL-059] [SHELL-060]', () => {
  const open = (answer: unknown) =>
    startShell(visitor('/recovery/reset/secret-token'), (fake) =>
      fake.on('post', '/auth/update-password', answer as never),
    );

  it('is checked, sent with the token of the address, and leads to sign-in', async () => {
    const { person, fake, address } = await open({ message: 'ok' });
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    const isTicked = (rule: string) => screen.getByText(rule).querySelector('[data-icon="check-circle"]') !== null;
    await fill(person, { 'Новый пароль': 'short' });
    expect([isTicked('Не менее 8 символов'), isTicked('Не длиннее 72')]).toEqual([false, true]);
    await fill(person, { 'Повторите пароль': 'other' });
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Введите не менее 8 символов')).toBeVisible();
    expect(screen.getByText('Пароли не совпадают')).toBeVisible();
    await person.clear(screen.getByLabelText('Повторите пароль'));
    await fill(person, { 'Новый пароль': '-and-long', 'Повторите пароль': 'short-and-long' });
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Пароль изменён')).toBeVisible();
    expect(address()).toBe('/login');
    expect(fake.sent('post', '/auth/update-password')[0]?.body).toEqual({
      token: 'secret-token',
      password: 'short-and-long',
      password_confirmation: 'short-and-long',
    });
  });

  it('that fails says so first, then what the server says', async () => {
    const { person } = await open(failWith(422, { message: 'Ссылка уже сработала' }));
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    await fill(person, { 'Новый пароль': 'long-enough', 'Повторите пароль': 'long-enough' });
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText(/Не удалось изменить пароль\s+Ссылка уже сработала/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Получить новую ссылку' })).toHaveAttribute('href', '/recovery');
  });

  it('that fails by its fields names them after the sentence, and at the fields', async () => {
    const errors = { password: ['Такой пароль уже был'] };
    const { person } = await open(failWith(422, { message: 'Проверьте поля', errors }));
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    await fill(person, { 'Новый пароль': 'long-enough', 'Повторите пароль': 'long-enough' });
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText(/Не удалось изменить пароль\s+Такой пароль уже был/)).toBeVisible();
    expect(screen.getByLabelText('Новый пароль')).toHaveAccessibleDescription(/Такой пароль уже был/);
  });

  it('longer than 72 characters is refused here [SHELL-060]', async () => {
    const { person, fake } = await open({ message: 'ok' });
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    await person.click(screen.getByLabelText('Новый пароль'));
    await person.paste('x'.repeat(73));
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Не более 72 символов')).toBeVisible();
    expect(fake.sent('post', '/auth/update-password')).toEqual([]);
  });
});

describe('the confirmation of an e-mail [SHELL-025] [SHELL-061] [SHELL-062] [SHELL-063]', () => {
  it('is asked for once on opening, waits, and leads to sign-in', async () => {
    let answer = () => {};
    const { fake } = await startShell(visitor('/confirm-registration/7/abc'), (fake) =>
      fake.on(
        'get',
        '/auth/verify-email/{id}/{hash}',
        () => new Promise((resolve) => (answer = () => resolve({ message: 'ok' }))),
      ),
    );
    expect(await screen.findByText('Проверяем ссылку')).toBeVisible();
    expect(screen.queryByText('E-mail подтверждён, теперь вы можете войти')).toBeNull();
    await waitFor(() => expect(fake.sent('get', '/auth/verify-email/7/abc')).toHaveLength(1));
    act(() => answer());
    expect(await screen.findByText('E-mail подтверждён, теперь вы можете войти')).toBeVisible();
    expect(fake.sent('get', '/auth/verify-email/7/abc')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ко входу' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['user_not_found', 422, 'Пользователь не найден'],
    ['wrong_code', 422, 'Неверный код подтверждения'],
    ['server_error', 500, 'Ошибка сервера'],
  ])('explains %s', async (code, status, text) => {
    await startShell(visitor('/confirm-registration/7/abc'), (fake) =>
      fake.on('get', '/auth/verify-email/{id}/{hash}', failWith(status, { code })),
    );
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the welcome of an invited user [SHELL-026] [SHELL-064] [SHELL-065] [SHELL-066] [SHELL-067] [SHELL-068]', () => {
  const address = '/api/welcome/7?signature=sig&expires=4000000000';
  const complete = async (person: Awaited<ReturnType<typeof startShell>>['person']) => {
    await screen.findByRole('heading', { name: 'Вас пригласили в личный кабинет' });
    await fill(person, {
      Фамилия: 'Лебедева',
      Имя: 'Мария',
      Телефон: '+79160001122',
      Пароль: 'long-enough',
      'Повторите пароль': 'long-enough',
    });
    await person.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  };

  it('sends the form with the signature of the address and leads to sign-in', async () => {
    const {
      person,
      fake,
      address: where,
    } = await startShell(visitor(address), (fake) => fake.on('post', '/welcome/{id}', { message: 'ok' } as never));
    await screen.findByRole('heading', { name: 'Вас пригласили в личный кабинет' });
    expect(screen.getByRole('checkbox', { name: 'Получать уведомления по e-mail' })).not.toBeChecked();
    const form = within(screen.getByRole('form', { name: 'Вас пригласили в личный кабинет' }));
    expect(form.getByRole('link', { name: /^политик[ау] обработки персональных данных$/i })).toHaveAttribute(
      'href',
      '/policy/ru.pdf',
    );
    await complete(person);
    expect(await screen.findByText('Регистрация завершена, войдите в систему')).toBeVisible();
    expect(where()).toBe('/login');
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
  });

  it('asks for everything but the middle name, and sends that and the wish for letters too', async () => {
    const { person, fake } = await startShell(visitor(address), (fake) =>
      fake.on('post', '/welcome/{id}', { message: 'ok' } as never),
    );
    await screen.findByRole('heading', { name: 'Вас пригласили в личный кабинет' });
    await person.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    const required = ['Фамилия', 'Имя', 'Телефон', 'Пароль', 'Повторите пароль'];
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveAccessibleDescription('Обязательное поле'));
    for (const label of required) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Обязательное поле/);
    }
    expect(screen.getByLabelText(/^Отчество/)).not.toHaveAccessibleDescription(/Обязательное поле/);
    expect(fake.sent('post', '/welcome/7')).toEqual([]);
    await person.type(screen.getByLabelText(/^Отчество/), 'Ивановна');
    await person.click(screen.getByRole('checkbox', { name: 'Получать уведомления по e-mail' }));
    await complete(person);
    await waitFor(() => expect(fake.sent('post', '/welcome/7')).toHaveLength(1));
    expect(fake.sent('post', '/welcome/7')[0]?.body).toMatchObject({
      middlename: 'Ивановна',
      can_send_notifications: true,
    });
  });

  it.each([
    ['invalid_link', 403, 'Ссылка-приглашение недействительна или устарела'],
    ['user_exists', 422, 'Пользователь с таким e-mail уже существует'],
    ['validation_error', 422, 'Проверьте поля формы'],
    ['user_create_error', 422, 'Не удалось создать пользователя'],
    ['user_element_create_error', 422, 'Не удалось создать запись пользователя'],
    ['server_error', 500, 'Ошибка сервера'],
  ])('explains %s', async (code, status, text) => {
    const { person } = await startShell(visitor(address), (fake) =>
      fake.on('post', '/welcome/{id}', failWith(status, { code })),
    );
    await complete(person);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says before the form that a link is past its time', async () => {
    await startShell(visitor('/api/welcome/7?signature=sig&expires=1000'));
    expect(await screen.findByText('Ссылка-приглашение недействительна или устарела')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Зарегистрироваться' })).toBeNull();
  });
});

it('ends a session that was changed by the new password in this browser too', async () => {
  const { person } = await startShell({ address: '/recovery/reset/t', token: 'mine' }, (fake) =>
    fake.on('post', '/auth/update-password', { message: 'ok' }),
  );
  await screen.findByRole('heading', { name: 'Задайте новый пароль' });
  await fill(person, { 'Новый пароль': 'long-enough', 'Повторите пароль': 'long-enough' });
  await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
  await waitFor(() => expect(storedToken.read()).toBeNull());
  await act(() => Promise.resolve());
  expect(await screen.findByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
});
