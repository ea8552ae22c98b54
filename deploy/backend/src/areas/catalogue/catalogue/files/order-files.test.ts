import type { OrderFile, OrderFileType } from '@fairfront/shared-kit/domain/catalogue';
import sharp from 'sharp';
import { join } from '../../../../testing/builders/users';
import { aParticipation } from '../../../../testing/builders/participations';
import { ordersOf, type OrderResponse, type Refusal } from '../../../../testing/catalogue-order';
import { aStranger } from '../../../../testing/builders/exhibitor';
import { CataloguePortal } from '../../../../testing/catalogue-portal';
import { multipart } from '../../../../testing/multipart';
import type { TestApp, TestCaller } from '../../../../testing/test-app';
import { archiveOf } from '../../../../../../bench/archive.cjs';

let orders: CataloguePortal;
let portal: TestApp;
let editor: TestCaller;
let reader: TestCaller;
let base: string;
let orderId: number;

/** Chosen services that require a logo and an ad module. */
const allowing = { services: [{ id: 8 }, { id: 9 }] };

beforeAll(async () => {
  orders = await CataloguePortal.start();
  portal = orders.portal;
  editor = await orders.as('edit');
  reader = await orders.as('read');
});
beforeEach(async () => {
  await orders.reset();
  await portal.services.outbox.drain();
  await portal.services.files.remove(...(await stored()));
  orderId = (await orders.begin(allowing)).id;
  base = `${orders.path}/${orderId}`;
});
afterAll(() => portal.stop());

const picture = async (width: number, height: number, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> => {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#0a5a6b' } });
  return drawn.toFormat(format).toBuffer();
};
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');
const word = archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' });
const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);

const isDocument = (type: OrderFileType) => type === 'confirmation' || type === 'requisites';
const pathOf = (type: OrderFileType) => `${base}/${isDocument(type) ? 'documents' : 'files'}/${type}`;
const upload = async (type: OrderFileType, name: string, bytes: Buffer, caller = editor, headers = {}) => {
  const form = await multipart({ file: new File([new Uint8Array(bytes)], name) });
  return caller.post<{ data: OrderFile } & Refusal>(pathOf(type), form.body, {
    headers: { ...form.headers, ...headers },
  });
};
const refusalOf = async (...given: Parameters<typeof upload>) => {
  const { status, body } = await upload(...given);
  return [status, body.code, body.errors?.['file']?.[0]];
};
const order = async () => (await reader.get<OrderResponse>(base)).body.data;
const stored = async () => portal.services.files.namesBefore(new Date(8_640_000_000_000_000));

type Wire = keyof Awaited<ReturnType<typeof order>>;
type Good = [OrderFileType, string, () => Promise<Buffer> | Buffer, string, Wire];
const isStoredAndGivenBack = async (...[type, name, make, mime, field]: Good) => {
  const bytes = await make();
  const facts = { original_name: name, extension: name.split('.').pop()?.toLowerCase(), size: bytes.length };
  const { status, body } = await upload(type, name, bytes);
  const record = isDocument(type) ? facts : { id: expect.any(Number), ...facts };
  expect([status, body]).toEqual([201, { data: record }]);
  expect((await order())[field]).toEqual(body.data);
  const { status: found, headers, raw } = await reader.get(`${pathOf(type)}/download`);
  expect([found, headers['content-type'], headers['x-content-type-options']]).toEqual([200, mime, 'nosniff']);
  expect(String(headers['content-disposition'])).toMatch(/^attachment; filename="file\.\w+"; filename\*=UTF-8''/);
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(name);
  expect(raw.equals(bytes)).toBe(true);
  const [storedName] = await stored();
  expect((await portal.app.inject({ url: `/storage/${storedName}` })).statusCode).toBe(404);
};

const packageFiles: Good[] = [
  ['logo', 'Логотип.JPEG', () => picture(1024, 1024, 'jpeg'), 'image/jpeg', 'logo'],
  ['company-cover', 'cover.png', () => picture(1920, 720), 'image/png', 'company_cover'],
  ['presentation', 'модуль.pdf', () => pdf, 'application/pdf', 'presentation'],
  ['graphics', 'макет.zip', () => archiveOf({ 'макет.ai': 'y' }), 'application/zip', 'graphics'],
];
it.each(packageFiles)(
  'the file %s: %s is stored, listed in the order and downloaded, by readers too [CAT-160, CAT-161, CAT-232, CAT-233]',
  isStoredAndGivenBack,
);

const documents: Good[] = [
  ['confirmation', 'Заявка «подписана».pdf', () => pdf, 'application/pdf', 'confirmation'],
  ['requisites', 'реквизиты.doc', () => oldWord, 'application/msword', 'requisites'],
  [
    'requisites',
    'реквизиты.docx',
    () => word,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'requisites',
  ],
];
it.each(documents)(
  'the document %s: %s is stored, listed in the order and downloaded, by readers too [CAT-160, CAT-161, CAT-235, CAT-236]',
  isStoredAndGivenBack,
);

it('an uploaded file is stored under a random name and is downloaded only through its route [CAT-163]', async () => {
  await upload('presentation', 'модуль.pdf', pdf);
  const [name = ''] = await stored();
  expect(name).toMatch(/^[\w-]{20,}\.pdf$/);
  expect(name).not.toContain('модуль');
  expect((await portal.app.inject({ url: `/storage/${name}` })).statusCode).toBe(404);
  expect((await portal.visitor.get(`${pathOf('presentation')}/download`)).status).toBe(401);
  const nonMember = await aStranger(portal);
  expect((await nonMember.get(`${pathOf('presentation')}/download`)).status).toBe(404);
});

describe('an invalid file is refused at field `file` and not stored', () => {
  const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length, 32)]);
  const megabyte = 1_048_576;

  /** Refuses other types, other content and one byte more than the limit; accepts a file of exactly the limit. */
  const keepsRule = async (
    type: OrderFileType,
    rule: { formats: string; name: string; others: string[]; largest: Buffer; megabytes: number },
  ) => {
    const before = await stored();
    const accepted = `Допустимые форматы: ${rule.formats}`;
    for (const other of ['a.exe', ...rule.others]) {
      expect([other, ...(await refusalOf(type, other, pdf))]).toEqual([other, 422, 'file_type', accepted]);
    }
    const script = Buffer.from('<script>alert(1)</script>');
    expect(await refusalOf(type, rule.name, script)).toEqual([422, 'file_type', accepted]);
    const limit = rule.megabytes * megabyte;
    const kilobytes = rule.megabytes === 2 ? '2 048,00' : '10 240,00';
    expect(await refusalOf(type, rule.name, padded(rule.largest, limit + 1))).toEqual([
      422,
      'file_too_big',
      `Размер файла ${kilobytes} КБ, максимум ${rule.megabytes} МБ`.replace(/(?<=\d) (?=\d|КБ|МБ)/g, '\u00a0'),
    ]);
    expect(await stored()).toEqual(before);
    expect((await upload(type, rule.name, rule.largest)).status).toBe(201);
  };
  const largestPdf = () => Buffer.concat([padded(pdf.subarray(0, -6), 10 * megabyte - 6), pdf.subarray(-6)]);
  const largestPicture = async (sides: readonly [number, number], megabytes: number) =>
    padded(await picture(...sides), megabytes * megabyte);

  it('a logo: PNG or JPG of at most 2 MB [CAT-146, CAT-147, CAT-148]', async () => {
    const largest = await largestPicture([1024, 1024], 2);
    await keepsRule('logo', { formats: 'PNG, JPG', name: 'a.png', others: ['a.pdf', 'a.gif'], largest, megabytes: 2 });
  });

  it('a cover: PNG or JPG of at most 10 MB [CAT-150, CAT-153]', async () => {
    const largest = await largestPicture([1920, 720], 10);
    const rule = { formats: 'PNG, JPG', name: 'a.png', others: ['a.pdf', 'a.webp'], largest, megabytes: 10 };
    await keepsRule('company-cover', rule);
  });

  it('a presentation: PDF of at most 10 MB [CAT-146, CAT-152, CAT-153]', async () => {
    const rule = { formats: 'PDF', name: 'a.pdf', others: ['a.png', 'a.pptx'], largest: largestPdf(), megabytes: 10 };
    await keepsRule('presentation', rule);
  });

  it('graphics: PNG, JPG or ZIP of at most 10 MB [CAT-146, CAT-152, CAT-153]', async () => {
    const largest = await largestPicture([100, 100], 10);
    const rule = { formats: 'PNG, JPG, ZIP', name: 'a.png', others: ['a.pdf', 'a.rar'], largest, megabytes: 10 };
    await keepsRule('graphics', rule);
  });

  it('the signed order: PDF of at most 10 MB [CAT-154, CAT-155]', async () => {
    const rule = { formats: 'PDF', name: 'a.pdf', others: ['a.docx', 'a.png'], largest: largestPdf(), megabytes: 10 };
    await keepsRule('confirmation', rule);
  });

  it('requisites: DOC or DOCX of at most 10 MB [CAT-156]', async () => {
    const largest = padded(oldWord, 10 * megabyte);
    const rule = { formats: 'DOC, DOCX', name: 'a.doc', others: ['a.pdf', 'a.odt'], largest, megabytes: 10 };
    await keepsRule('requisites', rule);
  });

  it.each(['logo', 'presentation', 'graphics', 'confirmation'] as const)(
    '%s: an empty file, a file with an invalid name and a missing file are refused [CAT-163]',
    async (type) => {
      const before = await stored();
      const name = type === 'logo' ? 'a.png' : type === 'graphics' ? 'a.zip' : 'a.pdf';
      expect(await refusalOf(type, name, Buffer.alloc(0))).toEqual([422, 'file_empty', 'Файл пустой']);
      expect(await refusalOf(type, `\u202e${name}`, pdf)).toEqual([
        422,
        'file_name',
        'Переименуйте файл: в его имени есть недопустимые символы',
      ]);
      const none = await editor.post<Refusal>(pathOf(type), {});
      expect([none.status, none.body.errors]).toEqual([422, { file: ['Выберите файл'] }]);
      expect(await stored()).toEqual(before);
      expect(await order()).toMatchObject({ logo: null, presentation: null, confirmation: null, requisites: null });
    },
  );

  it('the refusal is in the language of the request [CAT-147]', async () => {
    const english = { 'accept-language': 'en' };
    expect(await refusalOf('graphics', 'a.rar', pdf, editor, english)).toEqual([
      422,
      'file_type',
      'Accepted formats: PNG, JPG, ZIP',
    ]);
  });

  it('a picture is refused by the resolution in its header [CAT-149, CAT-150, CAT-151]', async () => {
    expect(await refusalOf('logo', 'a.png', await picture(1025, 10))).toEqual([
      422,
      'image_too_large',
      'Изображение должно быть не больше 1024×1024 px, загружено 1025×10',
    ]);
    expect(await refusalOf('company-cover', 'a.png', await picture(1919, 720))).toEqual([
      422,
      'image_not_exact',
      'Размер изображения должен быть 1920×720 px, загружено 1919×720',
    ]);
  });

  it('a truncated, encrypted or broken file is refused [CAT-163]', async () => {
    const cut = (await picture(1024, 1024)).subarray(0, 600);
    expect((await refusalOf('logo', 'a.png', cut)).slice(0, 2)).toEqual([422, 'image_unreadable']);
    const locked = Buffer.from('%PDF-1.7\ntrailer\n<< /Encrypt 5 0 R >>\n%%EOF\n');
    for (const broken of [locked, Buffer.from('%PDF-1.7\nno end')]) {
      for (const type of ['presentation', 'confirmation'] as const) {
        expect(await refusalOf(type, 'a.pdf', broken)).toEqual([
          422,
          'file_unreadable',
          'Не удалось прочитать файл: он повреждён или защищён паролем',
        ]);
      }
    }
    for (const archive of [Buffer.from('PK\u0003\u0004 and no more'), archiveOf({ '../../x': 'y' })]) {
      expect((await refusalOf('graphics', 'a.zip', archive)).slice(0, 2)).toEqual([422, 'file_unreadable']);
    }
    expect((await refusalOf('requisites', 'a.docx', archiveOf({ 'x.txt': 'y' }))).slice(0, 2)).toEqual([
      422,
      'file_unreadable',
    ]);
  });
});

it('the signed order above 5 MB is accepted [CAT-155]', async () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_242_880, 32), Buffer.from('%%EOF\n')]);
  expect((await upload('confirmation', 'a.pdf', large)).status).toBe(201);
});

it('a new file replaces the old one, whose bytes are deleted after the commit; nothing else changes [CAT-162]', async () => {
  const { version } = await order();
  await upload('presentation', 'one.pdf', pdf);
  const [first] = await stored();
  const { body } = await upload('presentation', 'two.pdf', Buffer.concat([pdf, pdf]));
  expect(await stored()).toHaveLength(2);
  await portal.services.outbox.drain();
  const left = await stored();
  expect([left.length, left.includes(first ?? '')]).toEqual([1, false]);
  expect(await order()).toMatchObject({ presentation: body.data, version });
});

it('a file is removed from a draft by its id or kind; an unknown one answers 404 [CAT-162, CAT-234]', async () => {
  const { body } = await upload('graphics', 'a.zip', archiveOf({ x: 'y' }));
  await upload('requisites', 'a.docx', word);
  expect((await editor.delete(`${pathOf('logo')}/${body.data.id}`)).status).toBe(404);
  expect((await editor.delete(`${pathOf('graphics')}/${body.data.id + 1}`)).status).toBe(404);
  for (const path of [`${pathOf('graphics')}/${body.data.id}`, pathOf('requisites')]) {
    expect((await editor.delete(path)).status).toBe(204);
    expect((await editor.delete(path)).status).toBe(404);
  }
  expect(await order()).toMatchObject({ graphics: null, requisites: null });
  expect((await reader.get(`${pathOf('graphics')}/download`)).status).toBe(404);
});

it('a logo and a cover need a chosen service that uses them, and can be removed without it [CAT-157, CAT-158]', async () => {
  const { body } = await upload('logo', 'a.png', await picture(10, 10));
  await orders.reset();
  orderId = (await orders.begin()).id;
  base = `${orders.path}/${orderId}`;
  expect(body.data.id).toEqual(expect.any(Number));
  expect(await refusalOf('logo', 'a.png', await picture(10, 10))).toEqual([
    422,
    'file_not_allowed',
    'Доступно с услугами: Услуга 8',
  ]);
  expect(await refusalOf('company-cover', 'a.png', await picture(1920, 720))).toEqual([
    422,
    'file_not_allowed',
    'Доступно с услугами: Услуга 9',
  ]);
  expect((await upload('presentation', 'a.pdf', pdf)).status).toBe(201);
});

it('readers cannot change files, and nobody can in a sent order or after the deadline [CAT-157, CAT-162, CAT-239, CAT-240]', async () => {
  const { body } = await upload('graphics', 'a.png', await picture(10, 10));
  const before = await stored();
  expect((await upload('graphics', 'a.png', await picture(10, 10), reader)).status).toBe(403);
  expect((await reader.delete(`${pathOf('graphics')}/${body.data.id}`)).status).toBe(403);
  const refused = async (code: string) => {
    expect((await refusalOf('confirmation', 'a.pdf', pdf)).slice(0, 2)).toEqual([422, code]);
    const removed = await editor.delete<Refusal>(`${pathOf('graphics')}/${body.data.id}`);
    expect([removed.status, removed.body.code]).toEqual([422, code]);
  };
  const set = (changes: object) =>
    portal.database.read.updateTable('catalog_orders').set(changes).where('id', '=', orderId).execute();
  await set({ status: 'sent' });
  await refused('order_not_draft');
  await set({ status: 'draft' });
  const exhibition = portal.database.read.updateTable('exhibitions').where('id', '=', orders.exhibitor.exhibitionId);
  const { catalog_order_deadline } = await portal.database.read
    .selectFrom('exhibitions')
    .select('catalog_order_deadline')
    .where('id', '=', orders.exhibitor.exhibitionId)
    .executeTakeFirstOrThrow();
  await exhibition.set({ catalog_order_deadline: '2020-01-01' }).execute();
  await refused('deadline_reached');
  await exhibition.set({ catalog_order_deadline }).execute();
  expect(await stored()).toEqual(before);
  expect(await order()).toMatchObject({ graphics: body.data, confirmation: null });
});

it('orders and files of other participations answer 404 like unknown ones [CAT-239]', async () => {
  await upload('graphics', 'a.png', await picture(10, 10));
  const nonMember = await aStranger(portal);
  expect((await nonMember.get(`${pathOf('graphics')}/download`)).status).toBe(404);
  expect((await upload('graphics', 'a.png', await picture(10, 10), nonMember)).status).toBe(404);
  const other = await aParticipation(portal);
  await join(portal, await orders.exhibitor.member('edit'), other, 'edit');
  const elsewhere = `${ordersOf(other.id)}/${orderId}/files/graphics/download`;
  expect([403, 404]).toContain((await editor.get(elsewhere)).status);
  base = `${orders.path}/999999`;
  expect((await upload('graphics', 'a.png', await picture(10, 10))).status).toBe(404);
  expect((await reader.get(`${pathOf('graphics')}/download`)).status).toBe(404);
});
