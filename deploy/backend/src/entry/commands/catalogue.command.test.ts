import { readFileSync } from 'node:fs';
import {
  beginOrder,
  ordersOf,
  prepareCatalogue,
  storeOrderFile,
  type OrderResponse,
} from '../../testing/catalogue-order';
import { testRubrics, testTemplate } from '../../testing/catalogue-template';
import { pdfText } from '../../testing/pdf-text';
import type { TestApp, TestCaller } from '../../testing/test-app';
import { catalogueCommand } from './catalogue.command';
import { ApiRefusal, type OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { createFolder, startOrganizer } from './testing';

/** The catalogue command over a real port. */
let portal: TestApp;
let api: OrganizerApi;
let editor: TestCaller;
const { fileWith, pathOf, remove } = createFolder();
beforeAll(async () => {
  ({ portal, api } = await startOrganizer());
});
afterAll(async () => {
  remove();
  await portal.stop();
});
beforeEach(async () => {
  editor = await portal.as('editor@severmech.example');
  await prepareCatalogue(portal);
});

const run = (...words: (string | number)[]) => catalogueCommand.run(api, words.map(String));
const load = async (id: number) => (await editor.get<OrderResponse>(`${ordersOf()}/${id}`)).body.data;
const sentOrder = async (): Promise<number> => {
  const { id } = await beginOrder(editor);
  await storeOrderFile(portal, id, 'confirmation');
  const { status } = await editor.post(`${ordersOf()}/${id}/submit`, {});
  expect(status).toBe(200);
  return id;
};

describe('npm run organizer -- catalogue', () => {
  it('lists orders and shows one with entry, files and who accepted the terms [CAT-301]', async () => {
    const id = await sentOrder();
    expect(await run('list', '--status', 'sent', '--exhibition', 1, '--participant', 101)).toMatch(
      new RegExp(`^ *${id}  sent  participation 101  .*Северная механика.*  sent 2026-04-10 09:00$`),
    );
    expect(await run('list', '--status', 'confirmed')).toBe('No catalogue orders');
    const page = await run('show', id);
    expect(page).toContain('can be moved to: moderation, draft');
    expect(page).toMatch(/terms accepted by .*, editor@severmech\.example, 2026-04-10 09:00, ru, /);
    expect(page).toContain('ООО «Северная механика» / Severnaya Mekhanika LLC');
    expect(page).toMatch(/Files\n {2}confirmation: confirmation\.pdf, 156952 bytes/);
  });

  it('downloads the order and its files, and never overwrites a file [CAT-301, CAT-304]', async () => {
    const content = Buffer.from('%PDF-1.7 signed');
    const { id } = await beginOrder(editor);
    await storeOrderFile(portal, id, 'confirmation', content);
    const [signed, pdf] = [pathOf('signed.pdf'), pathOf('order.pdf')];
    expect(await run('download', id, 'confirmation', signed)).toBe(`${signed}: ${content.length} bytes`);
    expect(readFileSync(signed)).toEqual(content);
    await run('download', id, 'order', pdf);
    expect(pdfText(readFileSync(pdf))).toContain('Severnaya');
    await expect(run('download', id, 'confirmation', signed)).rejects.toThrow('exists already');
    await expect(run('download', id, 'logo', pathOf('logo.png'))).rejects.toThrow('Not found');
    await expect(run('download', id, 'cover', signed)).rejects.toThrow('it can be order, logo');
    await expect(run('download', id, 'logo')).rejects.toBeInstanceOf(WrongUsage);
  });

  it('moves a sent order to moderation, confirms it, and reports why it cannot go further [CAT-205, CAT-301]', async () => {
    const id = await sentOrder();
    await expect(run('confirm', id)).rejects.toThrow(ApiRefusal);
    expect(await run('moderate', id)).toContain('moderation');
    expect(await run('confirm', id)).toContain('can be moved to: nothing');
    expect((await load(id)).status).toBe('confirmed');
  });

  it('returns an order with reason, step, comments and an extended deadline [CAT-287, CAT-298, CAT-301]', async () => {
    const id = await sentOrder();
    const page = await run(
      ...['return', id, 'Дополните описание', '--step', 'alphabet', '--until', '2026-05-20'],
      ...['--comment', 'alphabet.companyInfo=Слишком коротко', '--comment', 'rubrics=Проверьте рубрики'],
    );
    expect(page).toContain('returned: Дополните описание');
    expect(page).toContain('alphabet.companyInfo: Слишком коротко -> no answer yet');
    expect(await load(id)).toMatchObject({
      ...{ status: 'draft', step_key: 'alphabet', return_reason: 'Дополните описание' },
      editable_until: '2026-05-20T23:59:59.000Z',
      return_comments: [
        { step_key: 'alphabet', field: 'companyInfo', text: 'Слишком коротко' },
        { step_key: 'rubrics', field: null, text: 'Проверьте рубрики' },
      ],
    });
  });

  it('extends the deadline of one draft to the end of a day or to an instant [CAT-287, CAT-301]', async () => {
    const { id } = await beginOrder(editor);
    expect(await run('extend', id, '2026-05-20')).toContain('until 2026-05-20 23:59');
    expect(await run('extend', id, '2026-05-21T18:00:00+03:00')).toContain('until 2026-05-21 15:00');
  });

  it('uploads the template of an exhibition, and reports an invalid one, which changes nothing [CAT-301]', async () => {
    const offer = { template: testTemplate, rubrics: testRubrics.main, exporter: testRubrics.exporter };
    const good = fileWith('template.json', JSON.stringify(offer));
    expect(await run('template', 1, good)).toMatch(/^Template \d+: 14 services, 31 rubrics, 6 exporter rubrics$/);
    const wrong = { ...offer, template: { ...testTemplate, number_characters_string: 0 } };
    const bad = fileWith('wrong.json', JSON.stringify(wrong));
    const stored = () => portal.database.read.selectFrom('catalog_templates').selectAll().orderBy('id').execute();
    const before = await stored();
    await expect(run('template', 1, bad)).rejects.toThrow('template.number_characters_string');
    expect(await stored()).toEqual(before);
  });

  it('reports words that it does not know [CAT-301]', async () => {
    const broken = fileWith('broken.json', '{');
    for (const words of [
      [],
      ['shred', 1],
      ['show', 'x'],
      ['confirm', 1, 2],
      ['return', 1],
      ['return', 1, 'Причина', '--comment', 'companyInfo'],
      ['extend', 1, 'завтра'],
      ['list', '--status', 'lost'],
      ['template', 1],
      ['template', 1, pathOf('missing.json')],
      ['template', 1, broken],
    ]) {
      await expect(run(...words)).rejects.toBeInstanceOf(WrongUsage);
    }
  });
});
