import { buildParticipation, buildUser } from '@fairfront/shared-kit/testing';
import { act, homeStands, screen, settle, startShell, waitFor } from '../testing/shell-double';
import { declaredScreens } from '../testing/declared-remotes';
import { ownAddress } from './routes.model';

describe('a deep link', () => {
  const Screen = () => <h1>Экран раздела</h1>;

  it.each(Object.entries(declaredScreens).map(([name, { path }]) => [path, name] as const))(
    'to %s shows the screen that its remote offers under the name %s [SHELL-007]',
    async (path, name) => {
      const address = path.replace(/:token/, 'a-B_9').replace(/:\w+/g, '101');
      const shell = await startShell({ address, parts: { screens: { [name]: Screen } } }, (fake) =>
        // only staff may open the manager area (ACC-170)
        fake.on('get', '/auth/user', { data: buildUser({ access: 'manager', locale: 'ru' }) }),
      );
      expect(await screen.findByRole('heading', { level: 1, name: 'Экран раздела' })).toBeVisible();
      expect(shell.address()).toBe(address);
    },
  );

  it('uses the same participation number in address, calls and channel [SHELL-002]', async () => {
    const { fake, connections, address } = await startShell({ address: ownAddress('participant', { id: 131 }) });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(connections.map(({ participation }) => participation)).toEqual([131]));
    expect(address()).toBe('/participant/131');
    const asked = fake.requests.map(({ path }) => path).filter((path) => /^\/participants\/./.test(path));
    expect(asked).toContain('/participants/131');
    expect(asked.filter((path) => !/^\/participants\/131(\/|$)/.test(path))).toEqual([]);
  });

  it('delays a screen of the event until the participation has loaded [SHELL-037]', async () => {
    let arrive = () => {};
    await startShell({ address: '/participant/101/orders', parts: { screens: { orders: Screen } } }, (fake) =>
      fake.on(
        'get',
        '/participants/{id}',
        () => new Promise((resolve) => (arrive = () => resolve({ data: buildParticipation({ id: 101 }) }))),
      ),
    );
    await screen.findByRole('button', { name: /Меню профиля: / });
    await settle();
    expect(screen.queryByText('Экран раздела')).toBeNull();
    act(() => arrive());
    expect(await screen.findByRole('heading', { name: 'Экран раздела' })).toBeVisible();
  });
});

it('the shell stores only token, browser key, language and theme in local storage, and no user or participation data [SHELL-145]', async () => {
  const { person, platform } = await startShell();
  await homeStands();
  act(() => platform.navigation.navigate('participant', { id: 101 }));
  await screen.findByRole('heading', { name: 'Что сделать дальше' });
  await person.click(await screen.findByRole('button', { name: /Меню профиля: / }));
  await person.click(await screen.findByRole('menuitemradio', { name: /^Тёмн/ }));
  expect(
    Object.keys(localStorage).filter((key) => !/^fairfront\.(token|device|locale|theme|stand\.\d+)$/.test(key)),
  ).toEqual([]);
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/@|severmech|Северная/);
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  expect(cookies.filter((name) => !/^ff_(locale|company)$/.test(name ?? ''))).toEqual([]);
});
