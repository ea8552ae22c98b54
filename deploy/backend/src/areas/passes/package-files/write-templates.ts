import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageTypes } from '@fairfront/shared-kit/domain/passes';
import { locales } from '@fairfront/shared-kit/domain/common';
import { packageTemplate, templateName } from './package-template';

const folder = process.env.TEMPLATES_FOLDER;
if (!folder) throw new Error('TEMPLATES_FOLDER names the folder of the templates');
mkdirSync(folder, { recursive: true });

for (const type of packageTypes) {
  for (const locale of locales) {
    const bytes = await packageTemplate(type, locale);
    writeFileSync(join(folder, templateName(type, locale)), bytes);
    console.log(`${templateName(type, locale)}: ${(bytes.byteLength / 1024).toFixed(1)} KB`);
  }
}
