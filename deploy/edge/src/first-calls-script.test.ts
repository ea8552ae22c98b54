import { releaseSchema, type PageRelease } from '@fairfront/shared-kit/platform/release';
import { firstCallsScript } from './first-calls-script';

const release: PageRelease = { schema: releaseSchema, revision: 1, shell: '1.0.0', remotes: {} };
const screens = {
  participant: { path: '/participant/:id', badge: true },
  cart: { path: '/participant/:id/cart', event: true },
};
const linesOf = (path: string, changes: { apiBase?: string; release?: PageRelease } = {}) =>
  firstCallsScript({ path, search: '', screens, release, apiBase: '/api', code: 'send()', nonce: 'abc', ...changes });

it('a page lists its first calls as data and includes the shell code that sends them [SHELL-435]', () => {
  const calls = '{"base":"/api","addresses":["/auth/user","/participants/101"]}';
  expect(linesOf('/participant/101/cart')).toEqual([
    `<script type="application/json" id="fairfront-first-calls" nonce="abc">${calls}</script>`,
    '<script nonce="abc">send()</script>',
  ]);
});

it('a page sends no calls if they do not follow from its address or the API is on another origin [SHELL-435]', () => {
  expect(linesOf('/login')).toEqual([]);
  for (const apiBase of ['https://api.example', '//api.example']) {
    expect(linesOf('/participant/101', { apiBase })).toEqual([]);
  }
});

it('no text in a release can end the script element', () => {
  const offers = { tiles: { x: { reads: ['</script><script>'] } }, checklist: {} };
  const hostile = { ...release, remotes: { 'mf-x': { offers } } } as unknown as PageRelease;
  expect(
    linesOf('/participant/1', { release: hostile })
      .join('')
      .match(/<\/?script/g),
  ).toHaveLength(4);
});
