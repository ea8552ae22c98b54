import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConfig } from './check-config';

const folder = mkdtempSync(join(tmpdir(), 'check-config-'));
const check = (env: Record<string, string>) => checkConfig({ DATA_DIR: join(folder, 'data'), ...env });

it('the check of the settings demands SECRET_KEYS where the start does [SHELL-453]', async () => {
  const key = `first:${randomBytes(32).toString('base64')}`;
  const file = join(folder, 'keys');
  writeFileSync(file, key);
  await expect(check({})).rejects.toThrow(/^SECRET_KEYS must name a key/);
  await expect(check({ NODE_ENV: 'production', DEMO: 'none' })).rejects.toThrow(/^SECRET_KEYS must name a key/);
  const ways: Record<string, string>[] = [{ SECRET_KEYS: key }, { SECRET_KEYS_FILE: file }];
  for (const env of ways) {
    const described = await check(env);
    expect(described).toMatch(/^SECRET_KEYS +\(set\)$/m);
    expect(described).not.toContain(key);
  }
  expect(await check({ DEMO: 'world' })).toMatch(/^SECRET_KEYS +–$/m);
});
