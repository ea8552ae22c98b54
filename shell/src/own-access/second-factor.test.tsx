import { within } from '@testing-library/react';
import { axeViolations, buildUser, failWith } from '@fairfront/shared-kit/testing';
import { storedToken, type SecondFactor } from '@fairfront/shared-kit/platform';
import { screen, startShell, waitFor } from '../testing/shell-double';
import { fill, visitor } from '../testing/visitor';

const codes = Array.from({ length: 10 }, (_, at) => `7KQ${at}-M2XD`.replace('0', 'A').replace('1', 'B'));
const off: SecondFactor = {
  ...{ since: null, is_proved: true, app: null, passkeys: [] },
  recovery_codes: { left: 0, total: 0 },
  demands: [],
};
const withApp: SecondFactor = { ...off, app: { confirmed_at: '2026-01-01T08:00:00.000Z' } };
const on: SecondFactor = { ...withApp, since: '2026-01-01T08:01:00.000Z', recovery_codes: { left: 8, total: 10 } };

describe('the set-up', () => {
  const start = (factor: SecondFactor) =>
    startShell({ address: '/profile/access/second-factor' }, (fake) => {
      fake.on('get', '/auth/second-factor', { data: factor });
      fake.on('get', '/auth/sessions', { data: [] });
      fake.on('post', '/auth/second-factor/app', {
        data: { secret: 'KQ7M3ZTDWP5X2HRC', address: 'otpauth://totp/x', qr: { size: 10, path: 'M4 4h1v1h-1z' } },
      });
      fake.on('post', '/auth/second-factor/app/check', { data: withApp });
      fake.on('post', '/auth/second-factor/recovery-codes', { data: { codes } });
      fake.on('post', '/auth/second-factor/on', { data: on });
      fake.on('post', '/auth/proof', { message: 'ok' });
    });

  it('leads from the QR code, the first code and the recovery codes to the second factor [SHELL-448]', async () => {
    const { person, fake, address } = await start(off);
    expect(await screen.findByRole('heading', { level: 1, name: 'Второй фактор пока выключен' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Начать' }));
    expect(await screen.findByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    expect(screen.getByText('KQ7M 3ZTD WP5X 2HRC')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await person.type(screen.getByLabelText('Код из приложения'), '418 2');
    await person.click(screen.getByRole('button', { name: 'Проверить код' }));
    expect(screen.getByText('Введите 6 цифр из приложения')).toBeVisible();
    expect(fake.sent('post', '/auth/second-factor/app/check')).toEqual([]);
    await person.type(screen.getByLabelText('Код из приложения'), '05');
    await person.click(screen.getByRole('button', { name: 'Проверить код' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Осталось сохранить коды' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Получить новые коды' }));
    expect(await screen.findAllByText(/^7KQ/)).toHaveLength(10);
    await person.click(screen.getByRole('button', { name: 'Включить второй фактор' }));
    expect(fake.sent('post', '/auth/second-factor/on')).toEqual([]);
    await person.click(screen.getByRole('checkbox', { name: 'Коды сохранены в надёжном месте' }));
    await person.click(screen.getByRole('button', { name: 'Включить второй фактор' }));
    await waitFor(() => expect(address()).toBe('/profile/access'));
    expect(fake.sent('post', '/auth/second-factor/on')).toHaveLength(1);
  });

  it('asks for the password first and explains what is wrong with it [SHELL-448] [SHELL-444]', async () => {
    const { person, fake } = await start({ ...off, is_proved: false });
    fake.on('post', '/auth/proof', failWith(422, { errors: { password: ['Неверный пароль'] } }));
    const password = await screen.findByLabelText('Пароль');
    expect(password.closest('form')?.querySelector('input[autocomplete="username"]')).toHaveValue(buildUser().email);
    await person.type(password, 'wrong');
    await person.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText('Неверный пароль')).toBeVisible();
    expect(screen.getByLabelText('Пароль')).toHaveValue('wrong');
    fake.on('post', '/auth/proof', { message: 'ok' });
    await person.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByRole('button', { name: 'Начать' })).toBeVisible();
  });

  it('reports at the field that a code does not match [SHELL-448]', async () => {
    const { person, fake } = await start(off);
    fake.on('post', '/auth/second-factor/app/check', failWith(422, { errors: { code: ['Код не подошёл'] } }));
    await person.click(await screen.findByRole('button', { name: 'Начать' }));
    await person.type(await screen.findByLabelText('Код из приложения'), '418205');
    await person.click(screen.getByRole('button', { name: 'Проверить код' }));
    expect(await screen.findByText('Код не подошёл')).toBeVisible();
    expect(screen.getByLabelText('Код из приложения')).toHaveFocus();
  });
});

it('the second factor shows the remaining codes, and turns off after confirmation and password [SHELL-448] [SHELL-444]', async () => {
  const { person, fake } = await startShell({ address: '/profile/access' }, (double) => {
    double.on('get', '/auth/second-factor', { data: on });
    double.on('get', '/auth/sessions', { data: [] });
    double.on('post', '/auth/proof', { message: 'ok' });
    double.on('delete', '/auth/second-factor', failWith(403, { code: 'proof_required' }));
  });
  expect(await screen.findByText('Осталось 8 из 10')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Выключить' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Выключить' }));
  await person.type(await screen.findByLabelText('Пароль'), 'Fairfront-demo-1');
  fake.on('delete', '/auth/second-factor', undefined);
  fake.on('get', '/auth/second-factor', { data: off });
  await person.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Выключен')).toBeVisible();
});

describe('a sign-in with a second factor', () => {
  const start = async () => {
    const shell = await startShell(visitor('/login?return=%2Fprofile%2Faccess'), (fake) => {
      fake.on('post', '/auth/login', {
        data: { ticket: 'ticket-1', has_app: true, has_passkeys: false, has_recovery_codes: true },
      });
      fake.on('get', '/auth/sessions', { data: [] });
      fake.on('get', '/auth/second-factor', { data: on });
    });
    await fill(shell.person, { 'Электронная почта': 'a@b.example', Пароль: 'secret' });
    await shell.person.click(screen.getByRole('button', { name: 'Войти' }));
    await screen.findByRole('heading', { level: 1, name: 'Подтвердите вход' });
    return shell;
  };
  const entered = { data: { token: 'fresh', user: buildUser({ locale: 'ru' }) } };

  it('asks for a code once and continues to the wanted page [SHELL-449]', async () => {
    const { person, fake, address } = await start();
    fake.on('post', '/auth/login/second-step', entered);
    expect(storedToken.read()).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await person.type(screen.getByLabelText('Код из приложения'), '418 205');
    await person.dblClick(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(address()).toBe('/profile/access'));
    expect(storedToken.read()).toBe('fresh');
    const sent = fake.sent('post', '/auth/login/second-step');
    expect(sent.map(({ body }) => body)).toEqual([{ ticket: 'ticket-1', code: '418205' }]);
  });

  it('accepts a recovery code instead and explains a wrong one [SHELL-449]', async () => {
    const { person, fake } = await start();
    fake.on('post', '/auth/login/second-step', failWith(422, { errors: { recovery_code: ['Код уже использован'] } }));
    await person.click(screen.getByRole('button', { name: 'Ввести код восстановления' }));
    await person.type(screen.getByLabelText('Код восстановления'), '7kq4-m2x');
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    expect(screen.getByText('Введите код восстановления целиком: 8 знаков')).toBeVisible();
    await person.type(screen.getByLabelText('Код восстановления'), 'd');
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText('Код уже использован')).toBeVisible();
    fake.on('post', '/auth/login/second-step', entered);
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(storedToken.read()).toBe('fresh'));
    expect(fake.sent('post', '/auth/login/second-step').at(-1)?.body).toEqual({
      ticket: 'ticket-1',
      recovery_code: '7KQ4M2XD',
    });
  });

  it('returns to the password form, which keeps its values, when the time is over [SHELL-449]', async () => {
    const { person, fake } = await start();
    const message = 'Время на подтверждение вышло. Введите пароль ещё раз';
    fake.on('post', '/auth/login/second-step', failWith(422, { code: 'step_expired', message }));
    await person.type(screen.getByLabelText('Код из приложения'), '418205');
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText(message)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Назад ко входу' }));
    expect(screen.getByLabelText('Электронная почта')).toHaveValue('a@b.example');
    expect(screen.getByLabelText('Пароль')).toHaveValue('secret');
    expect(screen.getByLabelText('Пароль')).toHaveFocus();
  });

  it('recognises the browser by its stored key [SHELL-449]', async () => {
    const { fake } = await start();
    const [first] = fake.sent('post', '/auth/login');
    expect(first?.body).toEqual({
      email: 'a@b.example',
      password: 'secret',
      device: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect((first?.body as { device: string }).device).toBe(localStorage.getItem('fairfront.device'));
  });
});
