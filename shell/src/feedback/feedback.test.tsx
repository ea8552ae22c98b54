import { within } from '@testing-library/react';
import { axeViolations, buildUser, failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import { act, screen, startShell, waitFor } from '../testing/shell-double';

const user = buildUser({
  name: 'Ирина',
  lastname: 'Соколова',
  email: 'i@s.example',
  phone: '+79991234567',
  locale: 'ru',
});
const openModal = async (mode: 'callback' | undefined, stub: (fake: FakeApi) => void = () => {}) => {
  const shell = await startShell({ address: '/' }, (fake) => {
    fake.on('get', '/auth/user', { data: user });
    stub(fake);
  });
  await screen.findByRole('button', { name: 'Меню профиля: Ирина Соколова' });
  act(() => shell.platform.modals.open('modal-feedback', { mode }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText('Сообщение');
  return { ...shell, dialog };
};

/** The text appears, stays for three seconds (fake timers) and disappears. */
const staysThreeSeconds = async (text: string) => {
  expect(await screen.findByText(text)).toBeVisible();
  act(() => jest.advanceTimersByTime(2_900));
  expect(screen.getByText(text)).toBeVisible();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText(text)).toBeNull();
};
afterEach(() => jest.useRealTimers());

describe('the feedback modal', () => {
  it.each([
    [undefined, 'Напишите нам', 'Электронная почта', 'i@s.example', 'Телефон'],
    ['callback', 'Заказать звонок', 'Телефон', '+79991234567', 'Электронная почта'],
  ] as const)(
    'is prefilled in mode %s and requires the fields of the mode [SHELL-115] [SHELL-116]',
    async (mode, title, field, value, absent) => {
      const { dialog } = await openModal(mode);
      expect(screen.getByRole('dialog', { name: title })).toBeVisible();
      expect(dialog.getByLabelText('Имя')).toHaveValue('Ирина Соколова');
      expect(dialog.getByLabelText(field)).toHaveValue(value);
      expect(dialog.queryByLabelText(absent)).toBeNull();
      expect(await axeViolations()).toEqual([]);
    },
  );

  it.each([
    ['an untouched form', ''],
    ['what was typed before', 'Анна'],
  ])('is prefilled when the user loads later, keeping %s [SHELL-116]', async (_name, typed) => {
    let answer: (response: { data: typeof user }) => void = () => undefined;
    const late = new Promise<{ data: typeof user }>((resolve) => {
      answer = resolve;
    });
    const { person } = await startShell({ address: '/?modal=modal-feedback&mode=callback' }, (fake) =>
      fake.on('get', '/auth/user', () => late),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByLabelText('Имя');
    expect(name).toHaveValue('');
    if (typed) await person.type(name, typed);
    await act(async () => answer({ data: user }));
    await waitFor(() => expect(dialog.getByLabelText('Телефон')).toHaveValue('+79991234567'));
    expect(name).toHaveValue(typed || 'Ирина Соколова');
  });

  it('sends, resets and shows the success for three seconds [SHELL-117] [SHELL-118] [SHELL-119]', async () => {
    const { dialog, person, fake } = await openModal(undefined, (fake) =>
      fake.on('post', '/feedbacks', { data: { id: 1 } }),
    );
    await person.type(dialog.getByLabelText('Сообщение'), 'Не открывается список');
    jest.useFakeTimers();
    await person.click(dialog.getByRole('button', { name: 'Отправить' }));
    await staysThreeSeconds('Ваше сообщение отправлено');
    expect(fake.sent('post', '/feedbacks')[0]?.body).toEqual({
      name: 'Ирина Соколова',
      email: 'i@s.example',
      phone: '+79991234567',
      message: 'Не открывается список',
    });
    expect(dialog.getByLabelText('Сообщение')).toHaveValue('');

    // the form is empty now, but the hidden field keeps its known value
    jest.useRealTimers();
    await person.type(dialog.getByLabelText('Имя'), 'Анна');
    await person.type(dialog.getByLabelText('Электронная почта'), 'anna@s.example');
    await person.type(dialog.getByLabelText('Сообщение'), 'И ещё');
    await person.click(dialog.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(fake.sent('post', '/feedbacks')).toHaveLength(2));
    expect(fake.sent('post', '/feedbacks')[1]?.body).toMatchObject({ email: 'anna@s.example', phone: '+79991234567' });
  });

  it.each([
    ['send_error', 422, 'Не удалось отправить сообщение'],
    ['create_error', 422, 'Не удалось сохранить обращение'],
    ['server_error', 500, 'Ошибка сервера'],
  ])('explains %s for three seconds and keeps the message [SHELL-120] [SHELL-121]', async (code, status, text) => {
    const { dialog, person } = await openModal(undefined, (fake) =>
      fake.on('post', '/feedbacks', failWith(status, { code })),
    );
    await person.type(dialog.getByLabelText('Сообщение'), 'Привет');
    jest.useFakeTimers();
    await person.click(dialog.getByRole('button', { name: 'Отправить' }));
    await staysThreeSeconds(text);
    expect(dialog.getByLabelText('Сообщение')).toHaveValue('Привет');
  });

  const required = 'Обязательное поле';
  const notAll = 'Заполнены не все поля';
  it.each([
    [undefined, { 'Электронная почта': '' }, ['Электронная почта', 'Сообщение'], required, notAll],
    ['callback', { Имя: '', Телефон: '' }, ['Имя', 'Телефон', 'Сообщение'], required, notAll],
    [
      undefined,
      { 'Электронная почта': 'anna@', Сообщение: 'Привет' },
      ['Электронная почта'],
      'Введите электронную почту в виде name@example.com',
      'Проверьте выделенные поля',
    ],
    [
      'callback',
      { Телефон: '+', Сообщение: 'Привет' },
      ['Телефон'],
      'Начните с + и вводите только цифры, например +79991234567',
      'Проверьте выделенные поля',
    ],
  ] as const)(
    'in mode %s with %j rejects %j and reports whether fields are empty [SHELL-122] [SHELL-123]',
    async (mode, values, invalid, text, title) => {
      const { dialog, person, fake } = await openModal(mode);
      for (const [label, value] of Object.entries(values)) {
        await person.clear(dialog.getByLabelText(label));
        if (value) await person.type(dialog.getByLabelText(label), value);
      }
      await person.click(dialog.getByRole('button', { name: 'Отправить' }));
      expect(await dialog.findByText(title)).toBeVisible();
      expect(dialog.getAllByText(text)).toHaveLength(invalid.length);
      for (const label of invalid) expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(text);
      expect(fake.sent('post', '/feedbacks')).toEqual([]);
    },
  );
});

describe('the help page [SHELL-028] [SHELL-123] [SHELL-124] [SHELL-125]', () => {
  it('works for visitors, with the layout of the help form', async () => {
    const { person, fake } = await startShell({ address: '/help', token: null }, (fake) =>
      fake.on('post', '/feedbacks', { data: { id: 1 } }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Напишите нам' });
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    expect(await axeViolations()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText('Заполнены не все поля')).toBeVisible();
    await person.type(screen.getByLabelText('Имя'), 'Мария');
    await person.type(screen.getByLabelText('Электронная почта'), 'm@l.example');
    await person.type(screen.getByLabelText('Сообщение'), 'Нет приглашения');
    await person.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText('Ваше сообщение отправлено')).toBeVisible();
    expect(fake.sent('post', '/feedbacks')[0]?.body).toMatchObject({ phone: null, email: 'm@l.example' });
    expect(fake.sent('post', '/feedbacks')[0]?.headers.get('authorization')).toBeNull();
  });

  it('reports that an error has occurred', async () => {
    const { person } = await startShell({ address: '/help', token: null }, (fake) =>
      fake.on('post', '/feedbacks', failWith(503)),
    );
    await screen.findByRole('heading', { level: 1, name: 'Напишите нам' });
    await person.type(screen.getByLabelText('Имя'), 'Мария');
    await person.type(screen.getByLabelText('Электронная почта'), 'm@l.example');
    await person.type(screen.getByLabelText('Сообщение'), 'Нет приглашения');
    await person.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByText('Произошла ошибка, попробуйте позже')).toBeVisible();
  });
});
