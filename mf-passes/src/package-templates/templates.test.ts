import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageTemplates } from './templates';

it('the displayed template sizes match the files [PASS-183] [PASS-184]', () => {
  for (const byLocale of Object.values(packageTemplates)) {
    for (const { fileName, kilobytes } of Object.values(byLocale)) {
      const { length } = readFileSync(join(__dirname, fileName));
      expect([fileName, Math.round(length / 1024)]).toEqual([fileName, kilobytes]);
    }
  }
});
