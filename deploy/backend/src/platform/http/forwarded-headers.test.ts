import { aUser } from '../../testing/builders/users';
import { TestApp } from '../../testing/test-app';

const email = 'editor@severmech.example';

/** Whose forwarded address is trusted on the backend's own port (SHELL-320, SHELL-605). */
const tries = async (portal: TestApp, headers: (n: number) => Record<string, string>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const body = { email, password: 'Wrong-password-1' };
    statuses.push((await portal.visitor.post('/auth/login', body, { headers: headers(n) })).status);
  }
  return statuses;
};
const invented = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });

describe("the address of a caller on the backend's own port [SHELL-605]", () => {
  it.each<[string, Record<string, string>, Record<string, string>, boolean]>([
    ['nobody, where neither secret nor proxies are set', { TRUSTED_PROXIES: '' }, {}, false],
    ['the edge by its secret', { EDGE_SECRET: 'shared' }, { 'x-edge-secret': 'shared' }, true],
    ['no process that does not know it', { EDGE_SECRET: 'shared' }, {}, false],
    ['no process that guesses it', { EDGE_SECRET: 'shared' }, { 'x-edge-secret': 'shares' }, false],
  ])('is trusted for %s', async (_who, env, shown, isBelieved) => {
    const portal = await TestApp.startEmpty(env);
    await aUser(portal, { email });
    const statuses = await tries(portal, (n) => ({ ...invented(n), ...shown }));
    // ten wrong passwords of one address are checked
    expect(statuses.includes(429)).toBe(!isBelieved);
    await portal.stop();
  });
});
