import type { RouteName } from '@fairfront/shared-kit/platform';
import { act, homeStands, screen, startShell } from '../testing/shell-double';

/** A route of a remote that this page lacks: from a newer release, or rolled back. */
const away = 'visitors' as RouteName;

it('an unknown route keeps the page and is reported [SHELL-530]', async () => {
  const report = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { platform, address } = await startShell({ address: '/?page=2' });
  await screen.findByRole('heading', { level: 1 });
  expect(platform.navigation.href(away, {})).toBe('/?page=2');
  act(() => platform.navigation.go({ route: away, params: {} } as never));
  expect(await screen.findByText(/^Раздел временно недоступен/)).toBeVisible();
  expect(address()).toBe('/?page=2');
  expect(report).toHaveBeenCalledWith('[fairfront] unknown-route', { route: 'visitors' });
});

it('a route without a path param counts as unknown [SHELL-530]', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { platform, address } = await startShell();
  await homeStands();
  act(() => platform.navigation.navigate('orders', {} as never));
  expect(await screen.findByText(/^Раздел временно недоступен/)).toBeVisible();
  expect(address()).toBe('/');
});
