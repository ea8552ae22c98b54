import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { readCatalogueDocuments } from './runtime-config';

const edgeFile = join(import.meta.dirname, '../../../edge/runtime-config.json');
const none = { ru: null, en: null };

it('the documents of the catalogue come from the file that pages read [CAT-244] [CAT-251]', () => {
  expect(readConfig({ RUNTIME_CONFIG: edgeFile }).catalogueDocuments).toEqual({
    info: { ru: 'https://fairfront.example/ru/catalogue', en: 'https://fairfront.example/en/catalogue' },
    example: {
      ru: 'https://fairfront.example/ru/catalogue-page.png',
      en: 'https://fairfront.example/en/catalogue-page.png',
    },
    terms: { ru: 'https://fairfront.example/ru/catalogue-terms', en: 'https://fairfront.example/en/catalogue-terms' },
  });
});

it('an installation without a file, or without documents in it, has none [CAT-244]', () => {
  expect(readCatalogueDocuments(null)).toEqual({ info: none, example: none, terms: none });
  const path = join(mkdtempSync(join(tmpdir(), 'fairfront-config-')), 'config.json');
  writeFileSync(path, '{"catalogue":{"termsUrl":{"ru":"https://fair.example/terms"}}}');
  expect(readCatalogueDocuments(path).terms).toEqual({ ru: 'https://fair.example/terms', en: null });
  writeFileSync(path, '{');
  expect(() => readCatalogueDocuments(path)).toThrow(path);
});
