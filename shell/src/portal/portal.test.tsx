import { within } from '@testing-library/react';
import { storedToken } from '@fairfront/shared-kit/platform';
import {
  axeViolations,
  buildParticipation,
  buildParticipationUser,
  buildUser,
  failWith,
} from '@fairfront/shared-kit/testing';
import { act, homeStands, screen, settle, startShell, waitFor } from '../testing/shell-double';

describe('the portal for a visitor', () => {
  it('redirects to sign-in with a return address and without a call, and returns afterwards [SHELL-042] [SHELL-043] [SHELL-047] [SHELL-049] [SHELL-207]', async () => {
    const shell = await startShell({ address: '/participant/101?page=2', token: null }, (fake) =>
      fake.on('post', '/auth/login', { data: { token: 'fresh', user: buildUser() } }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible();
    expect(shell.address()).toBe('/login?return=%2Fparticipant%2F101%3Fpage%3D2');
    expect(shell.fake.requests).toEqual([]);
    const ways = within(screen.getByRole('main')).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['/recovery', '/help']));

    await shell.person.type(screen.getByLabelText('Электронная почта'), ' irina@severmech.example ');
    await shell.person.type(screen.getByLabelText('Пароль'), 'secret');
    await shell.person.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(shell.address()).toBe('/participant/101?page=2'));
    expect(shell.fake.sent('post', '/auth/login')[0]?.body).toMatchObject({
      email: 'irina@severmech.example',
      password: 'secret',
    });
    expect(storedToken.read()).toBe('fresh');
    expect(shell.fake.sent('get', '/auth/user')).toHaveLength(0);
  });

  it('shows the 404 page for an unknown address without sign-in [SHELL-029]', async () => {
    const { fake } = await startShell({ address: '/nothing', token: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'К моим выставкам' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: /Уведомления/ })).toBeNull();
    expect(fake.requests).toEqual([]);
  });

  it('shows a prompt on /notifications instead of redirecting, without requests [SHELL-020]', async () => {
    const { fake, address } = await startShell({ address: '/notifications', token: null });
    expect(await screen.findByText('Войдите, чтобы увидеть уведомления')).toBeVisible();
    expect(address()).toBe('/notifications');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login?return=%2Fnotifications');
    expect(fake.requests).toEqual([]);
  });

  it('also shows the prompt on /notifications when the session ends there, without a redirect [SHELL-020]', async () => {
    const { fake, address } = await startShell({ address: '/notifications' }, (stubbed) =>
      stubbed.on('get', '/auth/user', failWith(401)),
    );
    expect(await screen.findByText('Войдите, чтобы увидеть уведомления')).toBeVisible();
    expect(address()).toBe('/notifications');
    expect(storedToken.read()).toBeNull();
    expect(fake.sent('get', '/auth/user')).toHaveLength(1);
  });

  it.each([
    ['/login', null],
    ['/help', 'test-token'],
  ])('shows logo, language and contacts but nothing user-specific on %s [SHELL-208]', async (address, token) => {
    await startShell({ address, token });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Fairfront' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'EN' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Политика обработки персональных данных' })).toBeVisible();
    const contacts = within(screen.getByRole('contentinfo'));
    expect(contacts.getByRole('link', { name: '8 800 000-00-00' })).toHaveAttribute('href', 'tel:88000000000');
    expect(contacts.getByRole('link', { name: 'help@fairfront.example' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Уведомления|Меню|звонок/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Корзина/ })).toBeNull();
  });
});

it('the portal has one root view whose frame follows the route [SHELL-032]', async () => {
  const { services } = await startShell({ address: '/login', token: null });
  const frame = () => ({
    views: document.querySelectorAll('main').length,
    hasHeader: screen.queryByRole('navigation', { name: 'Портал' }) !== null,
    hasFooter: screen.queryByRole('contentinfo') !== null,
    hasHelpline: screen.queryByRole('heading', { level: 2, name: 'Срочно, звоните' }) !== null,
  });
  const bare = { views: 1, hasHeader: false, hasFooter: false, hasHelpline: false };
  const layouts = [
    ['/login', 'not-auth', { ...bare, hasFooter: true }],
    ['/help', 'help-form', { ...bare, hasFooter: true, hasHelpline: true }],
    ['/nothing', 'empty', bare],
    ['/pass-link/a-b', 'card', bare],
    ['/notifications', 'default', { ...bare, hasHeader: true, hasFooter: true }],
  ] as const;
  for (const [address, layout, expected] of layouts) {
    act(() => services.navigator.navigate(address));
    await waitFor(() => expect([layout, frame()]).toEqual([layout, expected]));
  }
});

describe('a collective event', () => {
  it.each([
    ['collective', 'supervisor', 1],
    ['collective', 'installer', 0],
    ['self', 'supervisor', 0],
  ] as const)('of type %s loads its sub-exhibitors for role %s: %s times [SHELL-136]', async (type, role, times) => {
    const user = buildUser({ locale: 'ru' });
    const { fake } = await startShell({ address: '/participant/110' }, (stubbed) =>
      stubbed
        .on('get', '/auth/user', { data: user })
        .on('get', '/participants/{id}/sub-participants', {
          data: [],
          meta: { quota: { total: 40, own: 0, held: 0, given: 0, available: 40 } },
        })
        .on('get', '/participants/{id}', {
          data: buildParticipation({ id: 110, type, users: [buildParticipationUser(role, { id: user.id })] }),
        }),
    );
    await screen.findByRole('heading', { level: 1 });
    await settle();
    expect(fake.sent('get', '/participants/110/sub-participants')).toHaveLength(times);
  });
});

describe('the portal for a signed-in user', () => {
  it('loads the user once and shows home [SHELL-008] [SHELL-045] [SHELL-126]', async () => {
    const { fake } = await startShell();
    await homeStands();
    expect(fake.sent('get', '/auth/user')).toHaveLength(1);
    expect(fake.sent('get', '/participants')[0]?.query.toString()).toBe('archive=0&page=1&per_page=10');
  });

  it('does not load the user in other layouts [SHELL-045]', async () => {
    const { fake } = await startShell({ address: '/recovery' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Восстановление доступа' })).toBeVisible();
    expect(fake.requests).toEqual([]);
  });

  it('redirects from /login to home [SHELL-046]', async () => {
    const { address } = await startShell({ address: '/login' });
    await homeStands();
    expect(address()).toBe('/');
  });

  it('loads a participation once for all routes of its id [SHELL-037] [SHELL-040]', async () => {
    const Screen = () => <h1>Orders of the remote</h1>;
    const shell = await startShell({ address: '/participant/101', parts: { screens: { orders: Screen } } });
    await screen.findByRole('heading', { level: 1 });
    act(() => shell.platform.navigation.navigate('orders', { id: 101 }));
    expect(await screen.findByRole('heading', { name: 'Orders of the remote' })).toBeVisible();
    act(() => shell.platform.navigation.navigate('participant', { id: 101 }));
    expect(shell.fake.sent('get', '/participants/101')).toHaveLength(1);
  });

  it.each([403, 404])(
    'shows a separate page if the exhibition does not exist for this user: %d [SHELL-038] [SHELL-392]',
    async (status) => {
      const { address, person } = await startShell({ address: '/participant/999/orders' }, (fake) =>
        fake.on('get', '/participants/{id}', failWith(status, { message: 'Участие не найдено' })),
      );
      expect(await screen.findByRole('heading', { level: 1, name: 'Такой выставки у вас нет' })).toBeVisible();
      expect(await screen.findByText(/^Вы вошли как /)).toBeVisible();
      expect(address()).toBe('/participant/999/orders');
      expect(await axeViolations()).toEqual([]);
      await person.click(screen.getByRole('link', { name: 'К моим выставкам' }));
      await homeStands();
      expect(address()).toBe('/');
    },
  );

  it('leaves a participation whose access ends while it is open, with the message of the server [SHELL-038]', async () => {
    const Orders = () => <h1>Orders of the remote</h1>;
    const shell = await startShell({ address: '/participant/101/orders', parts: { screens: { orders: Orders } } });
    await screen.findByRole('heading', { name: 'Orders of the remote' });
    shell.fake.on('get', '/participants/{id}', failWith(404, { message: 'Участие не найдено' }));
    await act(() => shell.queryClient.invalidateQueries());
    expect(await screen.findByText('Участие не найдено')).toBeVisible();
    await homeStands();
    expect(shell.address()).toBe('/');
  });

  it('shows who is signed in on the page of an unknown address [SHELL-392]', async () => {
    await startShell({ address: '/no-such-page' });
    expect(await screen.findByText(/^Вы вошли как /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'К моим выставкам' })).toHaveAttribute('href', '/');
    expect(screen.queryByText(/войдите в кабинет/)).toBeNull();
  });

  it('shows the 404 page instead of the manager area to everybody but organiser staff [ACC-169] [ACC-170]', async () => {
    const open = (access: 'manager' | 'participant') =>
      startShell(
        { address: '/manager/requests', parts: { screens: { 'manager-requests': () => <h1>Requests</h1> } } },
        (fake) => fake.on('get', '/auth/user', { data: buildUser({ access }) }),
      );
    const shell = await open('participant');
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Requests' })).toBeNull();
    shell.unmount();
    await open('manager');
    expect(await screen.findByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  });

  it('keeps the frame when a screen of a remote fails, and recovers on retry without a reload [SHELL-109]', async () => {
    let tries = 0;
    const Screen = () => <h1>Support is back</h1>;
    const { person } = await startShell({
      address: '/support',
      parts: { screens: { support: Screen } },
      loadDefinition: () => {
        tries += 1;
        if (tries === 1) return Promise.reject(new Error('broken build'));
        return Promise.resolve({
          screens: { support: { load: () => Promise.resolve({ default: Screen }) } },
          locales: { ru: () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) },
        });
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Раздел временно недоступен' })).toBeVisible();
    expect(screen.getByText('MF-TES-504')).toBeVisible();
    expect(screen.getByRole('button', { name: /Уведомления/ })).toBeVisible();
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    await person.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: 'Support is back' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('moves the focus to the content after a navigation', async () => {
    const { person } = await startShell();
    const card = await homeStands();
    await person.click(within(card).getByRole('link', { name: /Открыть выставку/ }));
    await screen.findByRole('heading', { name: 'Что сделать дальше' });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the end of a session', () => {
  it('happens once for several 401 responses, and returns to the same address [SHELL-163] [SHELL-216]', async () => {
    const { address, fake, person } = await startShell({ address: '/?page=3' }, (fake) =>
      fake
        .on('get', '/auth/user', failWith(401))
        .on('get', '/participants', failWith(401))
        .on('post', '/auth/login', { data: { token: 'fresh', user: buildUser() } }),
    );
    expect(await screen.findByText('Сеанс завершён, войдите снова')).toBeVisible();
    expect(address()).toBe('/login?return=%2F%3Fpage%3D3');
    expect(storedToken.read()).toBeNull();
    expect(fake.sent('get', '/auth/logout')).toHaveLength(0);

    fake.on('get', '/participants', () => ({
      data: [],
      meta: { current_page: 3, last_page: 1, per_page: 10, total: 0 },
    }));
    await person.type(screen.getByLabelText('Электронная почта'), 'a@b.example');
    await person.type(screen.getByLabelText('Пароль'), 'secret');
    await person.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(address()).toBe('/?page=3'));
  });

  it('by the menu ends server session, token, cache and connection, and leads to sign-in [SHELL-022] [SHELL-054] [SHELL-074]', async () => {
    const shell = await startShell({}, (fake) => fake.on('get', '/auth/logout', { message: 'ok' }));
    await homeStands();
    await waitFor(() => expect(shell.connections).toEqual([{ participation: null, isClosed: false }]));
    await shell.person.click(await screen.findByRole('button', { name: /Меню профиля: Irina|Меню профиля: / }));
    await shell.person.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible();
    expect(shell.address()).toBe('/login');
    expect(shell.fake.sent('get', '/auth/logout')).toHaveLength(1);
    expect(storedToken.read()).toBeNull();
    expect(shell.connections).toEqual([{ participation: null, isClosed: true }]);
    const kept = shell.queryClient.getQueryCache().getAll();
    expect(kept.filter(({ state }) => state.data !== undefined)).toEqual([]);
    expect(screen.queryByText('Сеанс завершён, войдите снова')).toBeNull();
  });

  it('closes the live connection; the same user gets a new one with the next session [SHELL-054] [SHELL-096]', async () => {
    const shell = await startShell({}, (fake) =>
      fake
        .on('get', '/auth/logout', { message: 'ok' })
        .on('post', '/auth/login', { data: { token: 'fresh', user: buildUser({ locale: 'ru' }) } }),
    );
    await homeStands();
    await waitFor(() => expect(shell.connections).toHaveLength(1));
    await act(() => shell.services.session.signOut());
    expect(shell.connections.map(({ isClosed }) => isClosed)).toEqual([true]);
    await shell.person.type(await screen.findByLabelText('Электронная почта'), 'a@b.example');
    await shell.person.type(screen.getByLabelText('Пароль'), 'secret');
    await shell.person.click(screen.getByRole('button', { name: 'Войти' }));
    await homeStands();
    await waitFor(() => expect(shell.connections.map(({ isClosed }) => isClosed)).toEqual([true, false]));
    expect(shell.sockets.map(({ userId }) => userId)).toEqual([buildUser().id, buildUser().id]);
  });

  it.each([
    ['in silence when the server knows', { message: 'ok' }, false],
    ['also when the server cannot be reached, which the popup says', failWith(500), true],
  ])('happens on /logout %s [SHELL-022] [SHELL-054] [SHELL-055]', async (_how, answer, isReported) => {
    const { address, fake } = await startShell({ address: '/logout' }, (stubbed) =>
      stubbed.on('get', '/auth/logout', answer),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(fake.sent('get', '/auth/logout')).toHaveLength(1);
    expect(storedToken.read()).toBeNull();
    expect(screen.queryByText('Не удалось завершить сеанс на сервере') !== null).toBe(isReported);
  });

  it('in another tab takes effect at once [SHELL-146]', async () => {
    const { address } = await startShell({ address: '/' });
    await homeStands();
    act(() => {
      localStorage.removeItem('fairfront.token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'fairfront.token' }));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible();
    expect(address()).toBe('/login');
  });

  it('and another user in another tab replace all cached data [SHELL-146]', async () => {
    const { fake } = await startShell();
    await homeStands();
    fake.on('get', '/auth/user', () => ({ data: buildUser({ id: 99, name: 'Пётр', lastname: 'Иной', locale: 'ru' }) }));
    act(() => {
      localStorage.setItem('fairfront.token', 'of-another-user');
      window.dispatchEvent(new StorageEvent('storage', { key: 'fairfront.token' }));
    });
    expect(await screen.findByRole('button', { name: 'Меню профиля: Пётр Иной' })).toBeVisible();
    expect(fake.requests.at(-1)?.headers.get('authorization')).toBe('Bearer of-another-user');
  });
});

it('the portal removes the company hint for the edge', async () => {
  const company = { ...buildParticipation().company, id: 4711 };
  const { services } = await startShell({ address: '/participant/101' }, (fake) =>
    fake.on('get', '/participants/{id}', { data: buildParticipation({ company }) }),
  );
  await waitFor(() => expect(document.cookie).toContain('ff_company=4711'));
  act(() => services.session.evict());
  await waitFor(() => expect(document.cookie).not.toContain('ff_company'));
});
