import sharp from 'sharp';
import { aParticipation, type Participation } from '../../../testing/builders/participations';
import { asMember } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
let path: string;
let participation: Participation;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal);
  editor = await asMember(portal, participation, 'edit');
  path = `/participants/${participation.id}/companies/${participation.company_id}/logo`;
});
afterAll(() => portal.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 90, b: 107, alpha: 0.5 } } });

interface Answer {
  data: { id: number; thumbnail_path: string };
  code?: string;
  message?: string;
}

const send = (
  bytes: Buffer,
  {
    caller = editor,
    field = 'image',
    name = 'logo.png',
    type = 'image/png',
    key = '',
    to = path,
    language = 'ru',
  } = {},
) => {
  const boundary = '----fairfront';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return caller.post<Answer>(to, Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]), {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': language,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
};

const imageOf = async () =>
  (await editor.get<{ data: { company: { image: Answer['data'] | null } } }>(`/participants/${participation.id}`)).body
    .data.company.image;

/** A stored picture, requested without a token, as a browser does. */
const stored = (name: string) => portal.app.inject({ method: 'GET', url: `/storage/${name}` });

describe('POST logo', () => {
  it('stores original and thumbnail, answers 201, and the participation shows the logo [ACC-039] [ACC-042]', async () => {
    const { status, body } = await send(await picture(800, 400).png().toBuffer());
    expect([status, body]).toEqual([201, { data: { id: expect.any(Number), thumbnail_path: expect.any(String) } }]);
    expect(await imageOf()).toEqual(body.data);
    const row = await portal.database.read
      .selectFrom('company_logos')
      .selectAll()
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow();
    const sizes = [];
    for (const name of [row.original_name, row.thumbnail_name]) {
      const { width, height } = await sharp((await stored(name)).rawPayload).metadata();
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [800, 400],
      [480, 240],
    ]);
  });

  it('publishes the logo in the storage without a token, under an unguessable name, as an image only [ACC-041] [ACC-042]', async () => {
    const { body } = await send(await picture(20, 20).jpeg().toBuffer(), { name: 'logo.jpg', type: 'image/jpeg' });
    const name = body.data.thumbnail_path;
    expect(name).toMatch(/^[\w-]{43}\.jpg$/);
    const { statusCode, headers } = await stored(name);
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    for (const wrong of ['..%2f..%2fetc%2fpasswd', name.replace(/^../, 'xx'), `${name}.part`, 'logo.svg', '']) {
      expect([wrong, (await stored(wrong)).statusCode]).toEqual([wrong, 404]);
    }
  });

  it('re-encodes the picture, which removes anything hidden in the file [ACC-042]', async () => {
    const secret = 'GPS 56.32, 44.00';
    const withFacts = await picture(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: secret, Orientation: '6' } })
      .toBuffer();
    const disguised = Buffer.concat([withFacts, Buffer.from('<script>alert(1)</script>')]);
    expect(disguised.includes(secret)).toBe(true);
    const { status } = await send(disguised, { name: 'logo.jpeg', type: 'image/jpeg' });
    expect(status).toBe(201);
    const row = await portal.database.read
      .selectFrom('company_logos')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const name of [row.original_name, row.thumbnail_name]) {
      const { rawPayload } = await stored(name);
      expect([rawPayload.includes(secret), rawPayload.includes('<script>')]).toEqual([false, false]);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  type Make = () => Promise<Buffer> | Buffer;
  const isRefused = async (make: Make, code: string, russian: string, english: string) => {
    const before = await imageOf();
    const bytes = await make();
    for (const [language, message] of [
      ['ru', russian],
      ['en', english],
    ]) {
      const { status, body } = await send(bytes, { language });
      expect([status, body.code, body.message]).toEqual([422, code, message]);
    }
    expect(await imageOf()).toEqual(before);
  };

  const otherFormats: [string, Make][] = [
    ['a GIF called PNG', () => picture(4, 4).gif().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a WebP', () => picture(4, 4).webp().toBuffer()],
  ];
  it.each(otherFormats)(
    'refuses %s by its content, whatever its name [ACC-034] [ACC-042] [ACC-043]',
    async (_what, make) =>
      isRefused(make, 'logo_format', 'Неподходящий формат. Выберите PNG или JPG', 'Invalid format, use PNG or JPG'),
  );

  const unreadable: [string, Make][] = [
    ['a torn PNG', async () => (await picture(600, 600).png().toBuffer()).subarray(0, 60)],
    ['no file', () => Buffer.alloc(0)],
  ];
  it.each(unreadable)('refuses %s as unreadable [ACC-042] [ACC-043]', async (_what, make) =>
    isRefused(make, 'logo_encoding', 'Не удалось прочитать изображение', 'The image could not be read'),
  );

  const tooLarge: [number, number][] = [
    [1025, 10],
    [10, 1025],
  ];
  it.each(tooLarge)('refuses %i × %i pixels and names them [ACC-036] [ACC-042] [ACC-044]', async (width, height) =>
    isRefused(
      () => picture(width, height).png().toBuffer(),
      'logo_resolution',
      `Изображение ${width}×${height} пикселей, допустимо не более 1024×1024`,
      `The image is ${width}×${height} px, the limit is 1024×1024 px`,
    ),
  );

  it('accepts exactly 2 MB and 1024 pixels, and refuses one byte more with the file’s size [ACC-035] [ACC-036] [ACC-042]', async () => {
    const png = await picture(1024, 1024).png().toBuffer();
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    expect((await send(padded(2_097_152))).status).toBe(201);
    const { status, body } = await send(padded(2_097_153), { language: 'en' });
    expect([status, body.code, body.message]).toEqual([
      422,
      'logo_too_big',
      'The file is too big: 2.1\u00a0MB. The limit is 2\u00a0MB',
    ]);
    expect((await send(Buffer.alloc(17_000_000, png))).body.code).toBe('logo_too_big');
  });

  it('checks format before size and size before resolution [ACC-037] [ACC-042]', async () => {
    const large = await picture(2000, 2000).png().toBuffer();
    const heavy = Buffer.concat([large, Buffer.alloc(2_100_000)]);
    expect((await send(Buffer.alloc(2_100_000))).body.code).toBe('logo_format');
    expect((await send(heavy)).body.code).toBe('logo_too_big');
    expect((await send(large)).body.code).toBe('logo_resolution');
  });

  it('replaces the earlier logo, whose files are deleted after the commit [ACC-042]', async () => {
    const first = (await send(await picture(30, 30).png().toBuffer())).body.data;
    const second = (await send(await picture(31, 31).png().toBuffer())).body.data;
    expect(second.thumbnail_path).not.toBe(first.thumbnail_path);
    expect(await imageOf()).toEqual(second);
    await portal.services.outbox.drain();
    expect([(await stored(first.thumbnail_path)).statusCode, (await stored(second.thumbnail_path)).statusCode]).toEqual(
      [404, 200],
    );
  });

  it('stores one logo when a call is repeated with the same key [SHELL-229]', async () => {
    const bytes = await picture(33, 33).png().toBuffer();
    const key = 'a2f5c6d0-0000-4000-8000-000000000001';
    const [first, again] = [await send(bytes, { key }), await send(bytes, { key })];
    expect(again.body).toEqual(first.body);
    expect(await imageOf()).toEqual(first.body.data);
    expect((await send(await picture(34, 34).png().toBuffer(), { key })).body.code).toBe('idempotency_mismatch');
  });

  it('reports what failed when the file or its row cannot be stored [ACC-043]', async () => {
    const bytes = await picture(35, 35).png().toBuffer();
    const before = await imageOf();
    const put = jest.spyOn(portal.services.files, 'put').mockRejectedValueOnce(new Error('disk full'));
    const full = await send(bytes);
    put.mockRestore();
    const transaction = jest.spyOn(portal.database, 'transaction').mockRejectedValueOnce(new Error('connection lost'));
    const lost = await send(bytes);
    transaction.mockRestore();
    expect([full, lost].map(({ status, body }) => [status, body])).toEqual([
      [500, { code: 'logo_save', message: 'Не удалось сохранить логотип' }],
      [500, { code: 'logo_info', message: 'Не удалось обновить данные логотипа' }],
    ]);
    expect(await imageOf()).toEqual(before);
  });

  it('requires write access and the company of this participation [ACC-042]', async () => {
    const bytes = await picture(5, 5).png().toBuffer();
    const of = async (caller: TestCaller, to = path) => (await send(bytes, { caller, to })).status;
    expect([
      await of(await asMember(portal, participation, 'read')),
      await of(await asMember(portal, participation, 'installer')),
      await of(await asMember(portal, await aParticipation(portal), 'supervisor')),
      await of(editor, `/participants/${participation.id}/companies/999999/logo`),
    ]).toEqual([403, 403, 404, 404]);
  });

  it('updates the open tabs of every participation of the company [SHELL-271]', async () => {
    const other = await aParticipation(portal, { company_id: participation.company_id });
    const before = (await portal.events()).length;
    await send(await picture(6, 6).png().toBuffer());
    const published = (await portal.events())
      .slice(before)
      .map(({ event, data }) => [event, (data as { id?: number }).id]);
    expect(published).toEqual([participation, other].map(({ id }) => ['participation.updated', id]));
  });
});

describe('DELETE logo', () => {
  it('removes the logo with 204, also when repeated, and deletes its files [ACC-040]', async () => {
    const { thumbnail_path: name } = (await send(await picture(30, 30).png().toBuffer())).body.data;
    expect([(await editor.delete(path)).status, await imageOf()]).toEqual([204, null]);
    await portal.services.outbox.drain();
    expect((await stored(name)).statusCode).toBe(404);
    expect((await editor.delete(path)).status).toBe(204);
  });

  it('requires write access [ACC-033] [ACC-042]', async () => {
    expect((await (await asMember(portal, participation, 'read')).delete(path)).status).toBe(403);
  });
});
