import { randomBytes } from 'node:crypto';
import { readConfig, requireSecretKeys } from '../config';
import { closeAppSecrets } from '../../identity/second-factor/app-secrets';
import { aUser } from '../../testing/builders/users';
import { nextCode, signedIn, turnOnByApp } from '../../testing/second-factor';
import { TestApp } from '../../testing/test-app';
import { SecretBox } from './secret-box';
import { readSecretKeys } from '../secret-keys';
import { Signer } from './signer';

const newKey = (): string => randomBytes(32).toString('base64');
const signer = new Signer('of the tests');
const boxOf = (keys: string) => new SecretBox(readSecretKeys(keys), signer);

describe('an encrypted secret [SHELL-453]', () => {
  const old = `old:${newKey()}`;

  it('is decrypted with its key for its context only, and reveals nothing of its content', () => {
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

  it('is decrypted beside a newer key, which encrypts from then on', () => {
    const closed = boxOf(old).close('SECRET', 'user 1');
    const both = boxOf(`new:${newKey()},${old}`);
    expect(both.open(closed, 'user 1')).toBe('SECRET');
    expect([both.isCurrent(closed), both.isCurrent(both.close('SECRET', 'user 1'))]).toEqual([false, true]);
    expect(() => boxOf(`new:${newKey()}`).open(closed, 'user 1')).toThrow('needs the key "old"');
  });

  it('of the demo is decrypted after a key was configured', () => {
    expect(boxOf(old).open(boxOf('').close('SECRET', 'user 1'), 'user 1')).toBe('SECRET');
  });

  it.each([
    ['a short key', 'a:c2hvcnQ=', /key "a" must be 32 bytes/],
    ['no id', newKey().replaceAll('=', ''), /id:key/],
    ['an id twice', `a:${newKey()},a:${newKey()}`, /twice/],
  ])('rejects %s, with an error that contains no key', (_name, keys, message) => {
    expect(() => readConfig({ SECRET_KEYS: keys })).toThrow(message);
    const [, key = 'nothing'] = keys.split(':');
    expect(() => readConfig({ SECRET_KEYS: keys })).not.toThrow(key);
  });

  it('is required outside the demo', () => {
    expect(() => requireSecretKeys(readConfig({}))).toThrow('SECRET_KEYS');
    expect(() => requireSecretKeys(readConfig({ DEMO: 'world' }))).not.toThrow();
    expect(() => requireSecretKeys(readConfig({ SECRET_KEYS: old }))).not.toThrow();
  });
});

describe('the secret of an app [SHELL-453]', () => {
  const email = 'editor@severmech.example';
  let portal: TestApp;
  beforeAll(async () => {
    portal = await TestApp.startEmpty({ SECRET_KEYS: `first:${newKey()}` });
    await aUser(portal, { email });
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

  it('is nowhere in the database; older ones are accepted and encrypted at the next start', async () => {
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
