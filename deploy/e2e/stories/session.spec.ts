import { ApiUser } from '../support/api-user';
import { expect, password, signIn, freshTest, test } from '../support/portal';

const email = 'admin@severmech.example';

test('many simultaneously refused calls end the session once, and the sign-in returns to the same address [SHELL-163]', async ({
  page,
  baseURL,
}) => {
  await signIn(page, email);
  await page.goto('/participant/101?from=letter');
  await expect(page.getByText('из 30')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('fairfront.token'));

  // leaves the page first: a pending call or its live channel would sign out before the reload
  await page.goto('about:blank');
  // the session is ended elsewhere, so every call of the next page load is refused
  const ended = await fetch(`${baseURL}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  expect(ended.ok).toBe(true);
  let refused = 0;
  const signOuts: string[] = [];
  const sentWithToken: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/logout')) signOuts.push(request.url());
    if (page.url().includes('/login') && request.headers()['authorization']) sentWithToken.push(request.url());
  });
  // responses are held until several are waiting, so that the refusals arrive together
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    refused += response.status() === 401 ? 1 : 0;
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto('/participant/101?from=letter');
  await expect.poll(() => held.length).toBeGreaterThan(1);
  isHolding = false;
  for (const release of held) release();
  await expect(page).toHaveURL(/\/login\?return=%2Fparticipant%2F101%3Ffrom%3Dletter$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Вход в кабинет' })).toBeVisible();
  expect(refused).toBeGreaterThan(1);
  expect(signOuts).toEqual([]);
  expect(sentWithToken).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('fairfront.token'))).toBeNull();

  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/participant\/101\?from=letter$/);
  await expect(page.getByText('из 30')).toBeVisible();
});

test('a session that ends elsewhere also ends in the open tab, without user action [SHELL-277]', async ({
  page,
  baseURL,
}) => {
  const { token } = await ApiUser.signIn(baseURL ?? '', email);
  await page.addInitScript((stored) => {
    if (location.pathname !== '/login') localStorage.setItem('fairfront.token', stored);
  }, token);
  const joined = page.waitForResponse((response) => response.url().includes('/broadcasting/missed'));
  await page.goto('/participant/101');
  await joined;
  await fetch(`${baseURL}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  await expect(page).toHaveURL(/\/login\?return=%2Fparticipant%2F101$/);
  await expect(page.getByText('Сеанс завершён, войдите снова')).toBeVisible();
});

test('the sign-in never redirects to another site [SHELL-043]', async ({ page, baseURL }) => {
  const { token } = await ApiUser.signIn(baseURL ?? '', email);
  await page.addInitScript((stored) => localStorage.setItem('fairfront.token', stored), token);
  const foreign = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
  ];
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(baseURL ?? '')) left.push(frame.url());
  });
  for (const address of foreign) {
    await page.goto(`/login?return=${encodeURIComponent(address)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Мои выставки' })).toBeVisible();
    expect([address, new URL(page.url()).pathname]).toEqual([address, '/']);
  }
  expect(left).toEqual([]);
});

// a fresh page, because the test counts history entries
freshTest(
  'a token in the address is removed before any other request, and is sent to nobody [SHELL-036]',
  async ({ page, baseURL }) => {
    const { token } = await ApiUser.signIn(baseURL ?? '', email);
    const leaked: string[] = [];
    page.on('request', (request) => {
      const isPage = request.isNavigationRequest();
      const { referer = '' } = request.headers();
      if ((!isPage && request.url().includes(token)) || referer.includes(token)) leaked.push(request.url());
    });
    await page.goto(`/?token=${token}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Мои выставки' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/`);
    expect(leaked).toEqual([]);
    expect(await page.evaluate(() => history.length), 'the address with the token is not in the history').toBeLessThan(
      3,
    );
  },
);
