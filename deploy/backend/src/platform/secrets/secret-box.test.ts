import { randomBytes } from 'node:crypto';
import { readConfig, requireSecretKeys } from '../config';
import { closeAppSecrets } from '../../identity/second-factor/app-secrets';
import { nextCode, signedIn, turnOnByApp } from '../../testing/second-factor';
import { TestApp } from '../../testing/test-app';
import { SecretBox } from './secret-box';
import { readSecretKeys } from '../secret-keys';
import { Signer } from './signer';

const newKey = (): string => randomBytes(32).toString('base64');
const signer = new Signer('of the tests');
const boxOf = (keys: string) => new SecretBox(readSecretKeys(keys), signer);

describe('a closed secret [SHELL-453]', () => {
  const old = `old:${newKey()}`;

  it('opens by its key for its place only, and says nothing of what is in it', () => {
    const box = boxOf(old);
    const closed = box.close('JBSWY3DPEHPK3PXP', 'user 1');
    expect(closed).toMatch(/^old\.[\w-]{16}\.[\w-]+$/);
    expect(closed).not.toContain('JBSWY3DP');
    expect(box.close('JBSWY3DPEHPK3PXP', 'user 1')).not.toBe(closed);
    expect(box.open(closed, 'user 1')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => box.open(closed, 'user 2')).toThrow();
    expect(() => box.open(`${closed.slice(0, -2)}AA`, 'user 1')).toThrow();
    expect(() => box.open(closed.slice(0, 30), 'user 1')).toThrow();
    expect(() => boxOf(`old:${newKey()}`).open(closed, 'user 1')).toThrow();
  });

  it('opens beside a newer key, which closes from then on', () => {
    const closed = boxOf(old).close('SECRET', 'user 1');
    const both = boxOf(`new:${newKey()},${old}`);
    expect(both.open(closed, 'user 1')).toBe('SECRET');
    expect([both.isCurrent(closed), both.isCurrent(both.close('SECRET', 'user 1'))]).toEqual([false, true]);
    expect(() => boxOf(`new:${newKey()}`).open(closed, 'user 1')).toThrow('needs the key "old"');
  });

  it('of the demo world opens after a key was given', () => {
    expect(boxOf(old).open(boxOf('').close('SECRET', 'user 1'), 'user 1')).toBe('SECRET');
  });

  it.each([
    ['a short key', 'a:c2hvcnQ=', /key "a" must be 32 bytes/],
    ['no id', newKey().replaceAll('=', ''), /id:key/],
    ['an id twice', `a:${newKey()},a:${newKey()}`, /twice/],
  ])('takes no %s, and the error names no key', (_name, keys, message) => {
    expect(() => readConfig({ SECRET_KEYS: keys })).toThrow(message);
    const [, key = 'nothing'] = keys.split(':');
    expect(() => readConfig({ SECRET_KEYS: keys })).not.toThrow(key);
  });

  it('is a must beside the demo world', () => {
    expect(() => requireSecretKeys(readConfig({}))).toThrow('SECRET_KEYS');
    expect(() => requireSecretKeys(readConfig({ DEMO: 'world' }))).not.toThrow();
    expect(() => requireSecretKeys(readConfig({ SECRET_KEYS: old }))).not.toThrow();
  });
});

describe('the secret of an app [SHELL-453]', () => {
  const email = 'editor@severmech.example';
  let portal: TestApp;
  beforeAll(async () => {
    portal = await TestApp.start({ SECRET_KEYS: `first:${newKey()}` });
  });
  afterAll(() => portal.stop());
  const stored = async () => {
    const { secret } = await portal.database.read.selectFrom('code_apps').select('secret').executeTakeFirstOrThrow();
    return secret ?? '';
  };
  const store = (secret: string) => portal.database.read.updateTable('code_apps').set({ secret }).execute();
  const proveBy = async (secret: string) => {
    const caller = await portal.as(email);
    return (await caller.post('/auth/proof', { code: nextCode(portal, secret) })).status;
  };

  it('stands nowhere in the database; one of before is taken, and closed at the next start', async () => {
    const { secret } = await turnOnByApp(portal, await signedIn(portal, email));
    expect(await stored()).toMatch(/^first\./);
    expect(await proveBy(secret)).toBe(200);
    await store(secret);
    expect(await proveBy(secret)).toBe(200);
    await Promise.all([closeAppSecrets(portal.services), closeAppSecrets(portal.services)]);
    expect(await stored()).toMatch(/^first\./);
    expect(await proveBy(secret)).toBe(200);
    const next = new SecretBox(readSecretKeys(`second:${newKey()}`), signer);
    await expect(closeAppSecrets({ ...portal.services, secretBox: next })).rejects.toThrow('needs the key "first"');
    expect(await stored()).toMatch(/^first\./);
  });
});
