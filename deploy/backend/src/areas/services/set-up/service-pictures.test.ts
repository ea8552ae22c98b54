import sharp from 'sharp';
import { namedFiles } from '../../../entry/jobs/orphan-files.repository';
import { aStaffCaller } from '../../../testing/builders/exhibitor';
import { aService } from '../../../testing/builders/services';
import { multipart } from '../../../testing/multipart';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let staff: TestCaller;
let serviceId: number;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  serviceId = (await aService(portal)).id;
  staff = await aStaffCaller(portal);
});
afterAll(() => portal.stop());

interface Service {
  images: { original_path: string; thumbnail_path: string }[];
}
interface Answer {
  data: Service;
  code?: string;
  errors?: Record<string, string[]>;
}
const picture = (side: number, format: 'png' | 'webp' = 'png') =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0a5a6b' } })
    .withExif({ IFD0: { Copyright: 'Secret' } })
    .toFormat(format)
    .toBuffer();
const add = async (bytes: Buffer, { id = serviceId, key = '' } = {}) => {
  const form = await multipart({ image: new File([new Uint8Array(bytes)], 'x.png', { type: 'image/png' }) });
  const headers = { ...form.headers, ...(key && { 'idempotency-key': key }) };
  return staff.call<Answer>('POST', `/organizer/services/${id}/images`, { ...form, headers });
};
const read = async () => (await staff.get<{ data: Service }>(`/organizer/services/${serviceId}`)).body.data.images;
const download = (name: string) => portal.app.inject({ url: `/storage/${name}` });

it('an uploaded picture of a service is re-encoded, gets a thumbnail and is public [ORG-138]', async () => {
  const before = await read();
  const added = await add(await picture(600), { key: 'picture-0001' });
  expect(added.status).toBe(201);
  const [last] = added.body.data.images.slice(-1);
  expect([await read(), (await add(await picture(600), { key: 'picture-0001' })).status]).toEqual([
    [...before, last],
    201,
  ]);
  expect(await read()).toHaveLength(before.length + 1);
  const names = [last?.original_path ?? '', last?.thumbnail_path ?? ''];
  const files = await Promise.all(names.map(download));
  const pictures = await Promise.all(files.map(({ rawPayload }) => sharp(rawPayload).metadata()));
  expect(pictures.map(({ width, exif }) => [width, exif])).toEqual([
    [600, undefined],
    [480, undefined],
  ]);
  expect(await namedFiles(portal.database.read, [...names, 'other.png'])).toEqual(new Set(names));
});

it('an upload is refused for an invalid or too large picture, an unknown service and too many pictures [ORG-138]', async () => {
  const before = await read();
  expect((await add(Buffer.from('%PDF-1.7'))).body.code).toBe('logo_format');
  expect((await add(await picture(1025))).body.code).toBe('logo_resolution');
  expect((await add(await picture(10), { id: 999_999 })).status).toBe(404);
  expect(await read()).toEqual(before);
  const [some = { original_path: 'a.png', thumbnail_path: 'b.png' }] = before;
  await staff.patch(`/organizer/services/${serviceId}`, { images: Array.from({ length: 20 }, () => some) });
  const refused = await add(await picture(10));
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['images']]);
});
