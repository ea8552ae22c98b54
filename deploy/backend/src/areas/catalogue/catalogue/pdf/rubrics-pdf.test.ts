import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { largeRubrics } from '../../../../../../demo/src/large-rubrics';
import { type Exhibitor, aStranger, anExhibitor } from '../../../../testing/builders/exhibitor';
import { storeTemplate, testRubrics, testTemplate } from '../../../../testing/catalogue-template';
import { pdfText } from '../../../../testing/pdf-text';
import { pdfProblems } from '../../../../testing/pdf-tools';
import { TestApp, type TestCaller } from '../../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let reader: TestCaller;
let path: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  path = `${exhibitor.path}/catalog-rubrics/download`;
  reader = await exhibitor.as('read');
});
afterAll(() => portal.stop());

const download = (locale: 'ru' | 'en') =>
  reader.get(path, { query: { flag: '1' }, headers: { 'accept-language': locale } });
const linesOf = (file: Buffer): string[] =>
  pdfText(file)
    .split('\n')
    .flatMap((line) => line.split('\u0000'));

/** Five levels below each other. */
const branch: RubricNode = [5, 4, 3, 2, 1].reduce<RubricNode[]>(
  (children, level) => [
    {
      id: 900 + level,
      code: `0${level}.7`,
      name_rus: `Ёлочные станки, уровень ${level}`,
      name_eng: `Fir tools, level ${level}`,
      is_selected: level === 5,
      children,
    },
  ],
  [],
)[0] as RubricNode;

it.each([
  {
    locale: 'ru',
    name: 'Рубрики каталога',
    exporters: 'Рубрики российского экспортёра',
    word: 'Ёлочные станки, уровень',
  },
  { locale: 'en', name: 'Catalogue rubrics', exporters: 'Russian exporter rubrics', word: 'Fir tools, level' },
] as const)(
  'the rubrics PDF in $locale contains five levels and the exporter rubrics [CAT-230]',
  async ({ locale, name, exporters, word }) => {
    await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId, rubrics: { ...testRubrics, main: [branch] } });
    const { status, headers, raw } = await download(locale);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`UTF-8''${name}.pdf`);
    const lines = linesOf(raw);
    for (const level of [1, 2, 3, 4, 5]) expect(lines).toContain(`0${level}.7 ${word} ${level}`);
    expect(lines).toContain(exporters);
    expect(lines.filter((line) => /^30[1-5] /.test(line))).toHaveLength(5);
    expect(pdfProblems(raw)).toEqual([]);
  },
);

it('exporters’ rubrics are left out where the exhibition has no such section [CAT-230]', async () => {
  await storeTemplate(portal, {
    exhibitionId: exhibitor.exhibitionId,
    template: { ...testTemplate, is_russian_exporter: false },
  });
  const lines = linesOf((await download('ru')).raw);
  expect(lines).toContain('201 Рубрика 201');
  expect(lines.filter((line) => /^30[1-5] /.test(line))).toEqual([]);
  expect(lines).not.toContain('Рубрики российского экспортёра');
});

it('20,000 rubrics are drawn whole, and other calls are answered meanwhile [CAT-230]', async () => {
  const main = largeRubrics();
  await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId, rubrics: { main, exporter: [] } });
  const ended: string[] = [];
  const file = download('ru').then((received) => {
    ended.push('file');
    return received;
  });
  for (let call = 0; call < 5; call += 1) {
    expect((await reader.get(exhibitor.path)).status).toBe(200);
    ended.push('call');
  }
  const { raw } = await file;
  expect(ended).toEqual([...Array<string>(5).fill('call'), 'file']);
  const codesOf = (nodes: readonly RubricNode[]): string[] =>
    nodes.flatMap(({ code, children }) => [code, ...codesOf(children)]);
  const codes = codesOf(main);
  expect(codes).toHaveLength(20_000);
  const drawn = new Set(linesOf(raw).map((line) => line.split(' ')[0] ?? ''));
  expect(codes.filter((code) => !drawn.has(code))).toEqual([]);
  expect(pdfProblems(raw)).toEqual([]);
}, 300_000);

it('80 simultaneous downloads share one drawing, later ones need none, and another template is drawn again [PASS-384]', async () => {
  await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId, rubrics: { main: [branch], exporter: [] } });
  const render = jest.spyOn(portal.services.documents, 'render');
  try {
    const answers = await Promise.all(Array.from({ length: 80 }, () => download('en')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ raw }) => raw.toString('base64'))).size).toBe(1);
    await download('en');
    expect(render).toHaveBeenCalledTimes(1);
    await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId, rubrics: { main: [], exporter: [] } });
    await download('en');
    expect(render).toHaveBeenCalledTimes(2);
  } finally {
    render.mockRestore();
  }
});

it('non-members and exhibitions without a catalogue get 404 [CAT-014, CAT-239]', async () => {
  const nonMember = await aStranger(portal);
  expect((await nonMember.get(path)).status).toBe(404);
  await portal.database.read
    .deleteFrom('catalog_templates')
    .where('exhibition_id', '=', exhibitor.exhibitionId)
    .execute();
  expect((await reader.get(path)).status).toBe(404);
});
