import { storedToken } from '@fairfront/shared-kit/platform';
import { axeViolations, failWith } from '@fairfront/shared-kit/testing';
import { act, screen, startShell, waitFor } from '../testing/shell-double';
import { fill, visitor } from '../testing/visitor';

describe('password recovery [SHELL-023] [SHELL-056] [SHELL-057]', () => {
  it('validates and sends the address and shows the same notice for everybody [ACC-150]', async () => {
    const { person, fake } = await startShell(visitor('/recovery'), (fake) =>
      fake.on('post', '/auth/forgot-password', { message: 'ok' }),
    );
    await screen.findByRole('heading', { name: 'Восстановление доступа' });
    await person.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
    expect(await screen.findByText('Обязательное поле')).toBeVisible();
    await fill(person, { 'Электронная почта': 'nobody' });
    await person.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
    expect(await screen.findByText('Введите электронную почту в виде name@example.com')).toBeVisible();
    await fill(person, { 'Электронная почта': '@b.example' });
    await person.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
    expect(
      await screen.findByText(
        'Проверьте почту. Если адрес nobody@b.example зарегистрирован, мы отправили на него ссылку',
      ),
    ).toBeVisible();
    expect(fake.sent('post', '/auth/forgot-password')[0]?.body).toEqual({ email: 'nobody@b.example' });
    expect(await axeViolations()).toEqual([]);
    // a mistyped address can be corrected without retyping it
    await person.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
    expect(await screen.findByLabelText('Электронная почта')).toHaveValue('nobody@b.example');
  });
});

describe('the new password [SHELL-024] [SHELL-058] [SHELL-059] [SHELL-060]', () => {
  const open = (answer: unknown) =>
    startShell(visitor('/recovery/reset/secret-token'), (fake) =>
      fake.on('post', '/auth/update-password', answer as never),
    );

  it('is validated, sent with the token of the address, and leads to sign-in', async () => {
    const { person, fake, address } = await open({ message: 'ok' });
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    const isTicked = (rule: string) => screen.getByText(rule).querySelector('[data-icon="check-circle"]') !== null;
    await fill(person, { 'Новый пароль': 'short' });
    expect([isTicked('Не менее 8 символов'), isTicked('Не длиннее 72 символов')]).toEqual([false, true]);
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

  it("that fails shows a fixed sentence first, then the server's message", async () => {
    const { person } = await open(failWith(422, { message: 'Ссылка уже сработала' }));
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    await fill(person, { 'Новый пароль': 'long-enough', 'Повторите пароль': 'long-enough' });
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    const sentence = await screen.findByText('Не удалось изменить пароль.');
    expect(sentence.closest('[role="alert"]')).toHaveTextContent('Не удалось изменить пароль. Ссылка уже сработала');
    expect(screen.getByRole('link', { name: 'Получить новую ссылку' })).toHaveAttribute('href', '/recovery');
  });

  it('that fails validation lists the errors after the sentence and at the fields', async () => {
    const errors = { password: ['Такой пароль уже был'] };
    const { person } = await open(failWith(422, { message: 'Проверьте поля', errors }));
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    await fill(person, { 'Новый пароль': 'long-enough', 'Повторите пароль': 'long-enough' });
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    const sentence = await screen.findByText('Не удалось изменить пароль.');
    expect(sentence.closest('[role="alert"]')).toHaveTextContent('Не удалось изменить пароль. Такой пароль уже был');
    expect(screen.getByLabelText('Новый пароль')).toHaveAccessibleDescription(/Такой пароль уже был/);
  });

  it('longer than 72 characters is rejected in the form [SHELL-060]', async () => {
    const { person, fake } = await open({ message: 'ok' });
    await screen.findByRole('heading', { name: 'Задайте новый пароль' });
    await person.click(screen.getByLabelText('Новый пароль'));
    await person.paste('x'.repeat(73));
    await person.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Не более 72 символов')).toBeVisible();
    expect(fake.sent('post', '/auth/update-password')).toEqual([]);
  });
});

describe('e-mail confirmation [SHELL-025] [SHELL-061] [SHELL-062] [SHELL-063]', () => {
  it('is requested once on opening, shows progress, and leads to sign-in', async () => {
    let answer = () => {};
    const { fake } = await startShell(visitor('/confirm-registration/7/abc'), (fake) =>
      fake.on(
        'get',
        '/auth/verify-email/{id}/{hash}',
        () => new Promise((resolve) => (answer = () => resolve({ message: 'ok' }))),
      ),
    );
    expect(await screen.findByText('Проверяем ссылку')).toBeVisible();
    expect(screen.queryByText('Электронная почта подтверждена, теперь вы можете войти')).toBeNull();
    await waitFor(() => expect(fake.sent('get', '/auth/verify-email/7/abc')).toHaveLength(1));
    act(() => answer());
    expect(await screen.findByText('Электронная почта подтверждена, теперь вы можете войти')).toBeVisible();
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

it('the link ends the session of this browser too when the password is changed', async () => {
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
