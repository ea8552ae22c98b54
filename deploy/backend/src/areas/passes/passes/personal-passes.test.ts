import { pdfText } from '../../../testing/pdf-text';
import { type TestCaller } from '../../../testing/test-app';
import {
  create,
  list,
  type Pass,
  path,
  portal,
  reader,
  type Refusal,
  signIn,
  undoChanges,
  usePersonalPasses,
} from './testing/personal-passes';

/** Reading passes of people: lists, one pass, PDF files. */
usePersonalPasses();

describe('the list', () => {
  it('shows certificates together with visas, other types alone, ten per page with totals [PASS-179] [PASS-218] [PASS-219]', async () => {
    const certificates = await list(reader);
    expect(certificates.meta).toMatchObject({ current_page: 1, last_page: 2, per_page: 10, total: 12 });
    expect(certificates.data).toHaveLength(10);
    expect(new Set(certificates.data.map(({ type }) => type))).toEqual(new Set(['certificate', 'visa']));
    expect((await list(reader, 101, { page: '2' })).data).toHaveLength(2);
    expect((await list(reader, 101, { type: 'visa' })).data.map(({ type }) => type)).toEqual(['visa']);
    const fitters = await list(reader, 101, { type: 'installation' });
    expect([fitters.meta.total, new Set(fitters.data.map(({ type }) => type))]).toEqual([7, new Set(['installation'])]);
  });

  it('returns quota and counts of all pages [PASS-063] [PASS-075]', async () => {
    const { meta } = await list(reader);
    expect(meta).toMatchObject({
      quota: { count: 12, total: 30 },
      accepted_count: 8,
      visa_count: 1,
      kept_count: 1,
      status_counts: { accepted: 8, consideration: 3, rejected: 1 },
    });
    expect((await list(reader, 101, { type: 'installation' })).meta.quota).toEqual({ count: 7, total: 20 });
    // without a number set by the organiser, the stand area determines the quota
    expect((await list(await portal.as('supervisor@volga-tools.example'), 130)).meta.quota.total).toBe(12);
  });

  it('is ordered by date, newest first, or by surname in Russian alphabetical order [PASS-174] [PASS-176] [PASS-220]', async () => {
    const ids = (await list(reader, 101, { per_page: '50' })).data.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const oldest = (await list(reader, 101, { per_page: '50', order_name: 'id', order_by: 'asc' })).data;
    expect(oldest.map(({ id }) => id)).toEqual([...ids].reverse());
    const surnames = async (order_by: string) =>
      (await list(reader, 101, { per_page: '50', order_name: 'lastname', order_by })).data.map(
        ({ lastname }) => lastname,
      );
    const forward = await surnames('asc');
    expect(forward).toEqual([
      'Абдуллаев-Кириллов',
      'Гринёва',
      'Дементьев',
      'Егоров',
      'Ёлкина',
      'Ершова',
      'Кузнецов',
      'Лебедева',
      'Соколова',
      'Чернов',
      'Müller',
      'Wang',
    ]);
    expect(await surnames('desc')).toEqual([...forward].reverse());
    const fitters = await list(reader, 101, { type: 'installation', order_name: 'created_at', order_by: 'asc' });
    const times = fitters.data.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
  });

  it('refuses unknown types, columns and directions with 422 [PASS-220]', async () => {
    for (const query of [
      {},
      { type: 'guest' },
      { type: 'certificate', order_name: 'created_at' },
      { type: 'certificate', order_name: 'company_name' },
      { type: 'installation', order_name: 'id' },
      { type: 'certificate', order_by: 'down' },
      { type: 'certificate', page: '0' },
    ]) {
      expect([query, (await reader.get(path(), { query: query as Record<string, string> })).status]).toEqual([
        query,
        422,
      ]);
    }
    expect((await list(reader, 101, { per_page: '1000' })).meta.per_page).toBe(100);
  });

  it('orders equal surnames by number, in the direction of the list [PASS-176]', async () => {
    for (const lastname of ['Ёлкина', 'ЕЛКИНА', 'Елкина']) await create({ lastname });
    const namesakes = async (order_by: string) =>
      (await list(reader, 101, { per_page: '50', order_name: 'lastname', order_by })).data
        .filter(({ lastname }) => /^[её]лкина$/i.test(lastname))
        .map(({ id }) => id);
    const forward = await namesakes('asc');
    expect(forward).toHaveLength(4);
    expect(forward).toEqual([...forward].sort((a, b) => a - b));
    expect(await namesakes('desc')).toEqual([...forward].reverse());
    await undoChanges(101);
  });

  it('has a detail call for one pass with all its fields, which answers 404 for another participation [PASS-209] [PASS-221] [PASS-239]', async () => {
    const visas = await list(reader, 102, { type: 'visa' });
    const kumar = visas.data.find(({ lastname }) => lastname === 'Kumar');
    const { body } = await reader.get<{ data: Pass }>(path(102, `/${kumar?.id}`));
    expect(body.data).toEqual(kumar);
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining(
        'id type status company_name lastname name middlename created_at country birthday birthday_place'.split(' '),
      ),
    );
    expect(body.data).toMatchObject({
      type: 'visa',
      status: 'rejected',
      birthday: '1979-11-02',
      birthday_place: 'Kathmandu',
      country: { name_eng: 'Nepal', is_simple_visa: false },
    });
    expect((await reader.get(path(101, `/${kumar?.id}`))).status).toBe(404);
    expect((await reader.get(path(102, '/999999'))).status).toBe(404);
  });
});

describe('PDF files', () => {
  const download = (caller: TestCaller, participationId: number, rest: string) =>
    caller.get<Refusal>(path(participationId, rest));

  it('are available for an accepted pass in its print period, with a Russian file name in both languages [PASS-195] [PASS-196] [PASS-222]', async () => {
    const sokolova = (await list(reader, 102)).data.find(({ lastname }) => lastname === 'Соколова');
    const file = await reader.get(path(102, `/${sokolova?.id}/download`), { headers: { 'accept-language': 'en' } });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent(`Пропуск участника ${sokolova?.id}.pdf`));
    const text = pdfText(file.raw);
    for (const part of ['Соколова', 'Ирина Андреевна', 'Мебельный салон', 'A-112', 'Пропуск участника']) {
      expect(text.toLowerCase()).toContain(part.toLowerCase());
    }
  });

  it('are refused for visas, for passes that are waiting or rejected, and outside the print period [PASS-248] [PASS-280]', async () => {
    const { data } = await list(reader, 102);
    for (const pass of data.filter(({ type, status }) => type === 'visa' || status !== 'accepted')) {
      const refused = await download(reader, 102, `/${pass.id}/download`);
      expect([pass.type, refused.status, refused.body.code]).toEqual([pass.type, 403, 'not_printable']);
    }
    const accepted = (await list(reader, 101)).data.find(({ status }) => status === 'accepted');
    const closed = await download(reader, 101, `/${accepted?.id}/download`);
    expect([closed.status, closed.body.message]).toEqual([403, 'Сейчас этот пропуск нельзя скачать или распечатать']);
    // printing for exhibition 1 opens at D+35, 15.05.2026 00:00:00 in Moscow
    portal.clock.set('2026-05-14T20:59:59.999Z');
    await signIn();
    expect((await download(reader, 101, `/${accepted?.id}/download`)).status).toBe(403);
    portal.clock.set('2026-05-14T21:00:00.000Z');
    expect((await download(reader, 101, `/${accepted?.id}/download`)).status).toBe(200);
  });

  it('contain all accepted passes of a type, by surname, without visas [PASS-202] [PASS-223] [PASS-248]', async () => {
    const pack = await reader.get(path(102, '/download'), { query: { type: 'certificate' } });
    expect(pack.headers['content-disposition']).toContain(encodeURIComponent('Пропуска участников 102.pdf'));
    const text = pdfText(pack.raw);
    const places = ['Дементьев', 'Кузнецов', 'Лебедева', 'Соколова'].map((lastname) => text.indexOf(lastname));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    for (const absent of ['Гринёва', 'Чернов', 'Kumar', 'Li']) expect(text).not.toContain(absent);
    const fitters = await reader.get(path(102, '/download'), { query: { type: 'installation' } });
    expect(fitters.headers['content-disposition']).toContain(encodeURIComponent('Пропуска на монтаж 102.pdf'));

    const visas = await reader.get<Refusal>(path(102, '/download'), { query: { type: 'visa' } });
    expect([visas.status, visas.body.code]).toEqual([404, 'nothing_to_print']);
    const outside = await reader.get<Refusal>(path(101, '/download'), { query: { type: 'certificate' } });
    expect([outside.status, outside.body.code]).toEqual([403, 'not_printable']);
    expect((await reader.get(path(102, '/download'))).status).toBe(422);
  });
});
