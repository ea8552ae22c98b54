import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsFromSource } from '../../testing/documents-from-source';
import { pdfText } from '../../testing/pdf-text';
import { pdfProblems } from '../../testing/pdf-tools';
import { cargoFormTexts } from '../../areas/passes/passes/pass-sheets';
import type { DocumentJob, ExhibitionHead, Fact } from './sheets';
import type { CatalogueOrderSheet } from '../../areas/catalogue/catalogue/pdf/catalogue-order.pdf';

const documents = documentsFromSource();
const folder = mkdtempSync(join(tmpdir(), 'fairfront-fonts-'));
afterAll(async () => {
  await documents.close();
  rmSync(folder, { recursive: true });
});

const company = 'شركة الخليج … 株式会社テスト 주식회사 ԱԲԳ ქართ עברית ไทย';
/** In any split; pdftotext checks the order, if the machine has it. */
const expectedParts = ['株式会社', 'テスト', '주', 'ԱԲԳ', 'ქართ', 'ไทย', ...'עברית', ...'شركةلخيج'];

const same = (text: string) => ({ rus: text, eng: text });
const exhibition: ExhibitionHead = { title: same(company), dates: '18.05.2026', venue: same(company), website: null };
const facts: Fact[] = [{ label: same('Компания'), value: company }];
const named = [{ name: 'Компания', value: company }];
const plainLines = [{ title: company, quantity: '1', price: '2', amount: '3' }];
const sheetOf = { exhibition, heading: same('Документ'), facts } as const;

const catalogueOrder: CatalogueOrderSheet = {
  locale: 'en',
  exhibition,
  heading: 'Order',
  facts: named,
  sections: [{ title: 'Company', facts: named, entries: [{ text: company, notes: [company.repeat(60)] }] }],
  prices: {
    title: 'Prices',
    head: { title: 'Item', cells: ['1', '2', '3', '4', '5'] },
    lines: [{ title: company, cells: ['1', '2', '3', '4', '5'] }],
    totals: [],
  },
  signature: { words: company, fields: ['Name'], stamp: 'Stamp' },
  footer: 'Page {page} of {pages}',
};

const jobs: DocumentJob[] = [
  {
    kind: 'personal-passes',
    title: company,
    sheets: [
      {
        exhibition,
        kind: same('Пропуск'),
        passId: 1,
        lastname: company,
        names: company,
        company,
        stands: [company],
        labels: { passId: same('№'), stands: same('Стенд') },
        code: 'C7MX0Q4K2VWH9T',
      },
    ],
  },
  {
    kind: 'car-pass',
    title: 'Пропуск',
    sheet: { ...sheetOf, passId: 1, carNumber: 'А123ВС77', carType: same('Car'), code: 'D7MX0Q4K2VWH9T' },
  },
  {
    kind: 'cargo-form',
    title: 'D03',
    sheet: { ...sheetOf, ...cargoFormTexts(), cargos: [{ title: company, quantity: 1 }] },
  },
  {
    kind: 'order',
    title: 'Order',
    sheet: {
      locale: 'en',
      exhibition,
      heading: company,
      facts: named,
      head: { title: 'Item', quantity: 'Quantity', price: 'Price', amount: 'Amount' },
      lines: plainLines.map((line) => ({ ...line, notes: [company] })),
      totals: [],
    },
  },
  { kind: 'catalogue-order', title: 'Order', sheet: catalogueOrder },
  {
    kind: 'rubrics',
    title: 'Rubrics',
    sheet: {
      locale: 'en',
      exhibition,
      heading: company,
      sections: [{ title: company, rows: [{ level: 0, text: company }] }],
    },
  },
  {
    kind: 'personal-data',
    title: 'Data',
    sheet: { locale: 'en', heading: 'Data', lead: '', facts: named, parts: [{ title: company, lines: [company] }] },
  },
  {
    kind: 'accounting',
    title: 'Act',
    sheet: {
      ...sheetOf,
      head: { title: same('Item'), quantity: same('Quantity'), amount: same('Amount') },
      lines: plainLines,
      total: { label: same('Total'), amount: '3' },
    },
  },
];

const render = async (job: DocumentJob): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await documents.render(job)) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** The text extracted by pdftotext; null if the machine does not have it. */
const takenOut = (file: Buffer): string | null => {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, file);
  const { stdout, error } = spawnSync('pdftotext', [path, '-'], { encoding: 'utf8' });
  return error ? null : stdout.replace(/[\u202a-\u202e]/g, '');
};

it.each(jobs.map((job) => [job.kind, job] as const))(
  'a name in nine scripts is text in every document: %s [PASS-383]',
  async (_kind, job) => {
    const file = await render(job);
    const text = pdfText(file);
    for (const part of expectedParts) expect(text).toContain(part);
    expect(pdfProblems(file)).toEqual([]);
    const taken = takenOut(file);
    if (taken !== null) for (const part of company.split(' ')) expect(taken).toContain(part);
  },
);

it('every letter with a shared glyph is extracted as written [PASS-383]', async () => {
  const [pass] = jobs;
  if (pass?.kind !== 'personal-passes') throw new Error('The first job is that of passes');
  const sheets = pass.sheets.map((sheet) => ({ ...sheet, lastname: 'بتثنيبت' }));
  const text = pdfText(await render({ ...pass, sheets }));
  for (const letter of 'بتثني') expect(text).toContain(letter);
});

it('a document without such names has only its own fonts [PASS-383]', async () => {
  const [pass] = jobs;
  if (pass?.kind !== 'personal-passes') throw new Error('The first job is that of passes');
  const plain = { ...exhibition, title: same('ТехноФорум'), venue: null };
  const ours = { lastname: 'Ёлкина', names: 'Анна', company: 'ООО «Резец»', stands: ['24C10'] };
  const sheets = pass.sheets.map((sheet) => ({ ...sheet, ...ours, exhibition: plain }));
  const file = (await render({ ...pass, sheets })).toString('latin1');
  expect(new Set(file.match(/\/FontName \/\w+\+[\w-]+/g)?.map((name) => name.split('+')[1]))).toEqual(
    new Set(['NotoSans-Regular', 'NotoSans-Bold']),
  );
});
