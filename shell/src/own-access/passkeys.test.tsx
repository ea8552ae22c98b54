import { within } from '@testing-library/react';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { axeViolations, buildUser, failWith } from '@fairfront/shared-kit/testing';
import { storedToken, type Passkey, type SecondFactor } from '@fairfront/shared-kit/platform';
import { screen, startShell, waitFor } from '../testing/shell-double';
import { fill, visitor } from '../testing/visitor';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn(), startAuthentication: jest.fn() }));

const register = jest.mocked(startRegistration);
const authenticate = jest.mocked(startAuthentication);
const refusal = (name: string) => Object.assign(new Error('refused'), { name });

const off: SecondFactor = {
  ...{ since: null, is_proved: true, app: null, passkeys: [] },
  recovery_codes: { left: 0, total: 0 },
  demands: [],
};
const laptop: Passkey = {
  ...{ id: 1, name: 'Рабочий ноутбук', added_at: '2026-01-01T08:00:00.000Z', last_used_at: null },
};
const withPasskey: SecondFactor = { ...off, passkeys: [laptop] };
const on: SecondFactor = {
  ...{ ...withPasskey, since: '2026-01-01T08:01:00.000Z' },
  recovery_codes: { left: 8, total: 10 },
  demands: [],
};
const creation = {
  ...{ rp: { id: 'x.example', name: 'Fairfront' }, user: { id: 'AA', name: 'a', displayName: 'A' } },
  ...{ challenge: 'AAAA', pubKeyCredParams: [], timeout: 1, excludeCredentials: [], attestation: 'none' as const },
  authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
};
const made = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const, clientExtensionResults: {} },
  response: { clientDataJSON: 'AA', attestationObject: 'AA' },
};
const signed = { ...made, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } };

beforeEach(() => {
  register.mockReset().mockResolvedValue(made);
  authenticate.mockReset().mockResolvedValue(signed);
  Object.assign(globalThis, { PublicKeyCredential: () => {} });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

describe('the passkey card', () => {
  const start = (factor: SecondFactor, more?: Parameters<typeof startShell>[1]) =>
    startShell({ address: '/profile/access' }, (fake) => {
      fake.on('get', '/auth/sessions', { data: [] });
      fake.on('get', '/auth/second-factor', { data: factor });
      fake.on('post', '/auth/proof', { message: 'ok' });
      fake.on('post', '/auth/second-factor/passkeys/challenge', { data: creation });
      fake.on('post', '/auth/second-factor/passkeys', { data: { ...factor, passkeys: [laptop] } });
      fake.on('delete', '/auth/second-factor/passkeys/{passkeyId}', undefined);
      more?.(fake);
    });
  const addNamed = async (person: Awaited<ReturnType<typeof start>>['person'], name: string) => {
    await person.click(await screen.findByRole('button', { name: 'Добавить ключ' }));
    await person.type(screen.getByLabelText('Название'), name);
    await person.click(screen.getByRole('button', { name: 'Создать ключ' }));
  };

  it('reports a failed load and offers a retry [SHELL-458]', async () => {
    const { person, fake } = await start(off, (double) => double.on('get', '/auth/second-factor', failWith(500, {})));
    const card = within(await screen.findByRole('region', { name: 'Ключи доступа' }));
    expect(await card.findByText(/Не удалось загрузить ключи доступа/)).toBeVisible();
    fake.on('get', '/auth/second-factor', { data: withPasskey });
    await person.click(card.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Рабочий ноутбук')).toBeVisible();
    expect(screen.queryByText(/Не удалось загрузить/)).toBeNull();
  });

  it('adds the first passkey with a name and continues with the recovery codes [SHELL-458]', async () => {
    const { person, fake, address } = await start(off);
    await person.click(await screen.findByRole('button', { name: 'Добавить ключ' }));
    expect(screen.getByLabelText('Название')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Создать ключ' }));
    expect(screen.getByText('Введите название')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    fake.on('get', '/auth/second-factor', { data: withPasskey });
    await person.type(screen.getByLabelText('Название'), ' Рабочий ноутбук ');
    await person.click(screen.getByRole('button', { name: 'Создать ключ' }));
    await waitFor(() => expect(address()).toBe('/profile/access/second-factor'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Осталось сохранить коды' })).toBeVisible();
    expect(register).toHaveBeenCalledWith({ optionsJSON: creation });
    expect(fake.sent('post', '/auth/second-factor/passkeys')[0]?.body).toEqual({
      name: 'Рабочий ноутбук',
      credential: made,
    });
  });

  it.each([
    ['NotAllowedError', /^Браузер не получил подтверждения/],
    ['InvalidStateError', /^На этом устройстве уже есть/],
    ['SecurityError', /^По этому адресу ключи доступа не действуют/],
    ['UnknownError', /^Браузер не смог обратиться/],
  ])('explains the browser error %s and keeps the name [SHELL-458]', async (name, text) => {
    const { person, fake } = await start(off);
    register.mockRejectedValue(refusal(name));
    await addNamed(person, 'Ноутбук');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Название')).toHaveValue('Ноутбук');
    expect(fake.sent('post', '/auth/second-factor/passkeys')).toEqual([]);
  });

  it('asks for the password if required and continues [SHELL-458] [SHELL-444]', async () => {
    const { person, fake } = await start(on);
    fake.on('post', '/auth/second-factor/passkeys/challenge', failWith(403, { code: 'proof_required' }));
    await addNamed(person, 'Телефон');
    await person.type(await screen.findByLabelText('Пароль'), 'Fairfront-demo-1');
    fake.on('post', '/auth/second-factor/passkeys/challenge', { data: creation });
    await person.click(screen.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText('Ключ доступа добавлен')).toBeVisible();
    expect(fake.sent('post', '/auth/second-factor/passkeys')[0]?.body).toMatchObject({ name: 'Телефон' });
  });

  it('renames a passkey [SHELL-458]', async () => {
    const { person, fake } = await start(on);
    const renamed = { ...on, passkeys: [{ ...laptop, name: 'Ключ' }] };
    fake.on('patch', '/auth/second-factor/passkeys/{passkeyId}', { data: renamed });
    await person.click(await screen.findByRole('button', { name: 'Переименовать: Рабочий ноутбук' }));
    await person.clear(screen.getByLabelText('Название'));
    await person.type(screen.getByLabelText('Название'), 'Ключ');
    await person.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Ключ', { exact: true })).toBeVisible();
    expect(fake.sent('patch', '/auth/second-factor/passkeys/{passkeyId}')[0]?.body).toEqual({ name: 'Ключ' });
  });

  it('removes the last passkey after a confirmation that explains the consequences [SHELL-458] [SHELL-457]', async () => {
    const { person, fake } = await start(on);
    await person.click(await screen.findByRole('button', { name: 'Удалить: Рабочий ноутбук' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('второй фактор выключится');
    expect(fake.sent('delete', '/auth/second-factor/passkeys/{passkeyId}')).toEqual([]);
    fake.on('get', '/auth/second-factor', { data: off });
    await person.click(within(question).getByRole('button', { name: 'Удалить ключ' }));
    await waitFor(() => expect(screen.queryByText('Рабочий ноутбук')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Ключи доступа' })).toHaveFocus();
    expect(screen.getByText('Выключен')).toBeVisible();
  });

  it('explains that the browser does not support passkeys instead of offering them [SHELL-458]', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await start(off);
    expect(await screen.findByText(/^Этот браузер не поддерживает ключи доступа/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Добавить ключ' })).toBeNull();
  });
});

describe('sign-in with a passkey', () => {
  const start = async (ways: { has_app: boolean }) => {
    const shell = await startShell(visitor('/login?return=%2Fprofile%2Faccess'), (fake) => {
      fake.on('post', '/auth/login', {
        data: { ticket: 'ticket-1', ...ways, has_passkeys: true, has_recovery_codes: true },
      });
      fake.on('post', '/auth/login/second-step/passkey', {
        data: {
          ...{ rpId: 'x.example', challenge: 'AAAA', timeout: 1, allowCredentials: [] },
          userVerification: 'preferred',
        },
      });
      fake.on('post', '/auth/login/second-step', { data: { token: 'fresh', user: buildUser({ locale: 'ru' }) } });
      fake.on('get', '/auth/sessions', { data: [] });
      fake.on('get', '/auth/second-factor', { data: on });
    });
    await fill(shell.person, { 'Электронная почта': 'a@b.example', Пароль: 'secret' });
    await shell.person.click(screen.getByRole('button', { name: 'Войти' }));
    await screen.findByRole('heading', { level: 1, name: 'Подтвердите вход' });
    return shell;
  };

  it('is confirmed only once however often the button is clicked [SHELL-459]', async () => {
    const { person, fake, address } = await start({ has_app: false });
    expect(screen.queryByLabelText('Код из приложения')).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await person.dblClick(screen.getByRole('button', { name: 'Использовать ключ доступа' }));
    await waitFor(() => expect(address()).toBe('/profile/access'));
    expect(storedToken.read()).toBe('fresh');
    expect(fake.sent('post', '/auth/login/second-step').map(({ body }) => body)).toEqual([
      { ticket: 'ticket-1', passkey: signed },
    ]);
  });

  it('is offered beside the app code, and a failure is explained [SHELL-459]', async () => {
    const { person, fake } = await start({ has_app: true });
    expect(screen.getByLabelText('Код из приложения')).toBeVisible();
    authenticate.mockRejectedValueOnce(refusal('NotAllowedError'));
    await person.click(screen.getByRole('button', { name: 'Использовать ключ доступа' }));
    expect(await screen.findByText(/^Браузер не получил подтверждения/)).toBeVisible();
    fake.on('post', '/auth/login/second-step', failWith(422, { errors: { passkey: ['Ключ доступа не подошёл'] } }));
    await person.click(screen.getByRole('button', { name: 'Использовать ключ доступа' }));
    expect(await screen.findByText('Ключ доступа не подошёл')).toBeVisible();
    expect(storedToken.read()).toBeNull();
  });

  it('accepts a recovery code in a browser without passkeys and says so [SHELL-459]', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await start({ has_app: false });
    expect(screen.getByLabelText('Код восстановления')).toBeVisible();
    expect(screen.getByText(/^Этот браузер не поддерживает ключи доступа/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Использовать ключ доступа' })).toBeNull();
  });
});
