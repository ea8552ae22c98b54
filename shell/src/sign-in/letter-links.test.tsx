import { within } from '@testing-library/react';
import { storedToken } from '@fairfront/shared-kit/platform';
import { axeViolations, failWith } from '@fairfront/shared-kit/testing';
import { act, screen, startShell, waitFor } from '../testing/shell-double';
import { fill, visitor } from '../testing/visitor';

describe('recovery [SHELL-023] [SHELL-056] [SHELL-057]', () => {
  it('checks the address, sends it and shows the same notice for everybody', async () => {
    const { person, fake } = await startShell(visitor('/recovery'), (fake) =>
      fake.on('post', '/auth/forgot-password', { message: 'ok' }),
    );
    await screen.findByRole('heading', { name: 'Восстановление доступа' });
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
    const sentence = await screen.findByText('Не удалось изменить пароль.');
    expect(sentence.closest('[role="alert"]')).toHaveTextContent('Не удалось изменить пароль. Ссылка уже сработала');
    expect(screen.getByRole('link', { name: 'Получить новую ссылку' })).toHaveAttribute('href', '/recovery');
  });

  it('that fails by its fields names them after the sentence, and at the fields', async () => {
    const errors = { password: ['Такой пароль уже был'] };
    const { person } = await open(failWith(422, { message: 'Проверьте поля', errors }));
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    await fill(person, { 'Новый пароль': 'long-enough', 'Повторите пароль': 'long-enough' });
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    const sentence = await screen.findByText('Не удалось изменить пароль.');
    expect(sentence.closest('[role="alert"]')).toHaveTextContent('Не удалось изменить пароль. Такой пароль уже был');
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
