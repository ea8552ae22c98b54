import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsTable } from '@fairfront/settings';
import { readConfig } from './config';
import { ownDataFolderOnly } from './files/own-files-only';
import { backendSettings } from './settings';

it.each([
  [{ DATABASE_URL: 'hello' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL must be an address such as https://portal.example'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtps://'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ RUNTIME_CONFIG: '/nowhere.json' }, 'RUNTIME_CONFIG'],
  [{ PASSKEY_ORIGINS: 'https://portal.example/path' }, 'PASSKEY_ORIGINS'],
  [{ REALTIME_PORT: '443' }, 'REALTIME_PORT has no effect without REALTIME_HOST'],
  [{ REALTIME_HOST: 'soketi.lan' }, 'REALTIME_SECRET is missing'],
  [{ DATABASE_DIRECT_URL: 'postgres://db/fair' }, 'DATABASE_DIRECT_URL has no effect without DATABASE_URL'],
  [{ S3_ENDPOINT: 'https://s3.lan' }, 'S3_ENDPOINT has no effect without S3_BUCKET'],
  [{ S3_BUCKET: 'people', S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY is missing beside S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'people', S3_PREFIX: '/files' }, 'S3_PREFIX must be a prefix such as portal/files/'],
  [{ CLAMD_ADDRESS: 'clamav' }, 'CLAMD_ADDRESS must be host and port such as clamav:3310, but it is "clamav"'],
  [{ CLAMD_TIMEOUT: '5' }, 'CLAMD_TIMEOUT has no effect without CLAMD_ADDRESS'],
  [{ TRUSTED_PROXYS: '1' }, 'TRUSTED_PROXYS is unknown'],
])('the backend does not start with %j, and says why', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it('the backend takes its own keys and addresses from the settings', () => {
  const config = readConfig({ PUBLIC_URL: 'https://portal.example/', EDGE_SECRET: 'shared', REALTIME_HOST: '' });
  expect(config).toMatchObject({
    publicUrl: 'https://portal.example',
    passkeys: { rpId: 'portal.example', origins: ['https://portal.example'] },
    trustedProxies: 1,
    realtime: { external: null },
  });
  const external = readConfig({ REALTIME_HOST: 'soketi.lan', REALTIME_SECRET: 's', REALTIME_TLS: 'false' });
  expect(external.realtime.external).toEqual({ host: 'soketi.lan', port: 80, tls: false });
});

it('the start migrates the tables, but not those of a production server [SHELL-671]', () => {
  const DATABASE_URL = 'postgres://db/fair';
  const migrates = (env: Record<string, string>) => readConfig(env).migratesAtStart;
  expect(migrates({ DATABASE_URL })).toBe(true);
  expect(migrates({ NODE_ENV: 'production' })).toBe(true);
  expect(migrates({ NODE_ENV: 'production', DATABASE_URL })).toBe(false);
  expect(migrates({ NODE_ENV: 'production', DATABASE_URL, DEMO: 'world' })).toBe(true);
  expect(migrates({ NODE_ENV: 'production', DATABASE_URL, MIGRATE_AT_START: 'true' })).toBe(true);
});

it('a data folder that cannot be made is named', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'settings-')), 'file');
  writeFileSync(file, '');
  await expect(ownDataFolderOnly(join(file, 'data'))).rejects.toThrow(/^DATA_DIR cannot be written: .*ENOTDIR/);
});

const document = readFileSync(join(__dirname, '../../../docs/OPERATIONS.md'), 'utf8');

it('the documents have the table of the settings of the backend', () => {
  const cells = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  // to repair it: npm run build && npm run check-config -- --write && npm run format
  expect(cells(document)).toContain(cells(settingsTable(backendSettings)));
});

it('the backend says nothing of variables that only other programs read', () => {
  const documented = [...document.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name = '']) => name);
  const others = documented.filter((name) => !(name in backendSettings.specs));
  expect(others).toEqual(expect.arrayContaining(['BACKEND_URL', 'PUBLIC_HOSTS', 'TRUST_PROXY']));
  for (const name of others) expect(() => readConfig({ [name]: 'text' })).not.toThrow();
});
