import { storedToken } from '@fairfront/shared-kit/platform';
import { axeViolations, buildUser, failWith } from '@fairfront/shared-kit/testing';
import { homeStands, screen, startShell, waitFor } from '../testing/shell-double';
import { fill, visitor } from '../testing/visitor';

describe('sign-in', () => {
  it('has fields, a button and links to recovery and help [SHELL-021] [SHELL-047]', async () => {
    await startShell(visitor('/login'));
    expect(screen.getByLabelText('Электронная почта')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Пароль')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute('href', '/recovery');
    expect(screen.getByRole('link', { name: 'напишите нам' })).toHaveAttribute('href', '/help');
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('opens home without a return address, and offers no registration [SHELL-047] [SHELL-049] [SHELL-069]', async () => {
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

  it('without an e-mail shows an error, sends nothing and focuses the field [SHELL-050]', async () => {
    const { person, fake } = await startShell(visitor('/login'));
    await fill(person, { Пароль: 'secret' });
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    expect(screen.getByText('Введите электронную почту')).toBeVisible();
    expect(screen.getByLabelText('Электронная почта')).toHaveFocus();
    expect(fake.requests).toEqual([]);
    await person.type(screen.getByLabelText('Электронная почта'), 'a');
    expect(screen.queryByText('Введите электронную почту')).toBeNull();
  });

  it.each([
    ['wrong_credentials', 422, /^Неверный логин или пароль/],
    ['email_not_confirmed', 422, /^Ваша электронная почта не подтверждена/],
  ])('explains %s and keeps the input [SHELL-051] [SHELL-052] [SHELL-053]', async (code, status, text) => {
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

  it('shows the server message about too many attempts [SHELL-053] [SHELL-215]', async () => {
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
  it('accepts a token that the API knows, and removes it from the address', async () => {
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

  it('exchanges a one-time code for a session [SHELL-328]', async () => {
    const { address, fakes } = await startShell(visitor('/?token=code.abc'), (fake) =>
      fake.on('post', '/auth/sign-in-code', { data: { token: 'fresh', user: buildUser({ locale: 'ru' }) } }),
    );
    await homeStands();
    expect([address(), storedToken.read()]).toEqual(['/', 'fresh']);
    const [call] = fakes[1]?.sent('post', '/auth/sign-in-code') ?? [];
    expect(call?.body).toEqual({ code: 'code.abc' });
    expect(call?.headers.get('authorization')).toBeNull();
  });

  it('shows who is signed in, also after a reload, until the user confirms it [SHELL-329]', async () => {
    const first = await startShell(visitor('/?token=offered'));
    const { name, lastname, email } = buildUser();
    const said = `Вы вошли по ссылке как ${name} ${lastname} (${email}).`;
    expect(await screen.findByText(said)).toBeVisible();
    first.unmount();
    const again = await startShell({ address: '/', token: 'offered' });
    expect(await screen.findByText(said)).toBeVisible();
    await again.person.click(screen.getByRole('button', { name: 'Да, это я' }));
    expect(screen.queryByText(said)).toBeNull();
    expect(storedToken.read()).toBe('offered');
    again.unmount();
    await startShell({ address: '/', token: 'offered' });
    await homeStands();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('ends the session of a link when the user denies being that person [SHELL-329]', async () => {
    const { person, fake } = await startShell(visitor('/?token=offered'), (fake) =>
      fake.on('get', '/auth/logout', { message: 'ok' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Это не я, выйти' }));
    await waitFor(() => expect(storedToken.read()).toBeNull());
    expect(fake.sent('get', '/auth/logout')).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('changes nothing for a rejected token and reports it', async () => {
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
    // no data loaded for the previous user is shown to the next one
    const fresh = fake.sent('get', '/participants').slice(before);
    const sent = new Set(fresh.map(({ headers }) => headers.get('authorization')));
    expect([...sent]).toEqual(kept === 'mine' ? [] : ['Bearer offered']);
  });

  it('is disabled if the installation configures it so', async () => {
    const { address, fake } = await startShell({ ...visitor('/?token=offered'), config: { tokenSignIn: false } });
    expect(await screen.findByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(fake.requests).toEqual([]);
  });
});
