import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '@fairfront/settings';
import { edgeSettings, readEdgeConfig } from './settings';

const document = readFileSync(join(__dirname, '../../docs/OPERATIONS.md'), 'utf8');

it('the documents have the table of the settings of the edge', () => {
  const cells = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  // to repair it: npm run build && npm run check-config -- --write && npm run format
  expect(cells(document)).toContain(cells(settingsTable(edgeSettings)));
});

it('the edge says nothing of variables that only other programs read', () => {
  const documented = [...document.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name = '']) => name);
  const others = documented.filter((name) => !(name in edgeSettings.specs));
  expect(others).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET_KEYS', 'TRUSTED_PROXIES']));
  for (const name of others) expect(() => readEdgeConfig({ [name]: 'text' })).not.toThrow();
});
