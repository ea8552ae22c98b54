import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '@fairfront/settings';
import { edgeSettings } from './settings';

it('the documents have the table of the settings of the edge', () => {
  const cells = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  const document = readFileSync(join(__dirname, '../../docs/OPERATIONS.md'), 'utf8');
  // to repair it: npm run build && npm run check-config -- --write && npm run format
  expect(cells(document)).toContain(cells(settingsTable(edgeSettings)));
});
