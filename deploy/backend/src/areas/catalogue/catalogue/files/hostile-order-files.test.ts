import { crc32 } from 'node:zlib';
import {
  fileRule,
  orderDocumentKinds,
  packageFileTypes,
  type OrderFileType,
} from '@fairfront/shared-kit/domain/catalogue';
import { type OrderResponse, type Refusal } from '../../../../testing/catalogue-order';
import { CataloguePortal } from '../../../../testing/catalogue-portal';
import { hostileFiles } from '../../../../testing/hostile-files';
import { multipart } from '../../../../testing/multipart';
import { archiveOf } from '../../../../../../bench/archive.cjs';

let orders: CataloguePortal;
let orderId: number;
beforeAll(async () => {
  orders = await CataloguePortal.start();
});
afterAll(() => orders.stop());
beforeEach(async () => {
  await orders.reset();
  // these services require a logo and an ad module, which the uploads need
  orderId = (await orders.begin({ services: [{ id: 8 }, { id: 9 }] })).id;
});

const types: OrderFileType[] = [...packageFileTypes, ...orderDocumentKinds];
const folderOf = (type: OrderFileType) => (type === 'confirmation' || type === 'requisites' ? 'documents' : 'files');
const pathOf = (type: OrderFileType) => `${orders.path}/${orderId}/${folderOf(type)}/${type}`;
const upload = async (type: OrderFileType, name: string, bytes: Buffer) => {
  const form = await multipart({ file: new File([new Uint8Array(bytes)], name) });
  return orders.editor.post<{ data: object } & Refusal>(pathOf(type), form.body, { headers: form.headers });
};
const storedNames = () => orders.portal.services.files.namesBefore(new Date(8_640_000_000_000_000));

/** Dimensions that no picture has, in a header that declares them. */
const hugePicture = (): Buffer => {
  const header = Buffer.from(
    'IHDR\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0008\u0002\u0000\u0000\u0000',
    'latin1',
  );
  header.writeUInt32BE(60_000, 4);
  header.writeUInt32BE(60_000, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const ends = ['89504e470d0a1a0a0000000d', '0000000049454e44ae426082'].map((hex) => Buffer.from(hex, 'hex'));
  return Buffer.concat([ends[0] ?? header, header, sum, ends[1] ?? header]);
};

/** An archive whose entries nobody can unpack: they claim 4 GB each, and their bytes are no deflate stream. */
const packedNonsense = (entries: readonly string[]): Buffer => {
  const archive = archiveOf(Object.fromEntries(entries.map((name) => [name, 'x'.repeat(2000)])));
  for (
    let place = archive.indexOf('PK\u0003\u0004');
    place >= 0;
    place = archive.indexOf('PK\u0003\u0004', place + 4)
  ) {
    const packed = archive.readUInt32LE(place + 18);
    const start = place + 30 + archive.readUInt16LE(place + 26);
    archive.fill(0xff, start, start + packed);
  }
  for (
    let place = archive.indexOf('PK\u0001\u0002');
    place >= 0;
    place = archive.indexOf('PK\u0001\u0002', place + 4)
  ) {
    archive.writeUInt32LE(0xfffffff0, place + 24);
  }
  return archive;
};

/** Whether it is a valid archive: the field for any archive accepts those. */
const isWholeArchive = (bytes: Buffer): boolean =>
  bytes.subarray(0, 2).equals(Buffer.from('PK')) && bytes.length > 4 && !bytes.includes('../../x');

it.each(types)(
  '%s: a hostile file is refused at field `file` and not stored, whatever its name [CAT-163]',
  async (type) => {
    const before = await storedNames();
    const files = [...hostileFiles, hugePicture()];
    for (const extension of fileRule(type).extensions) {
      for (const [index, bytes] of files.entries()) {
        if (extension === 'zip' && isWholeArchive(bytes)) continue;
        const { status, body } = await upload(type, `file.${extension}`, bytes);
        expect([extension, index, status, Object.keys(body.errors ?? {})]).toEqual([extension, index, 422, ['file']]);
      }
    }
    expect(await storedNames()).toEqual(before);
    const { body } = await orders.editor.get<OrderResponse>(`${orders.path}/${orderId}`);
    const { logo, company_cover, presentation, graphics, confirmation, requisites } = body.data;
    expect([logo, company_cover, presentation, graphics, confirmation, requisites]).toEqual(Array(6).fill(null));
  },
);

it.each<[OrderFileType, string, readonly string[]]>([
  ['graphics', 'макет.zip', ['макет.ai', 'макет.zip']],
  ['requisites', 'реквизиты.docx', ['[Content_Types].xml', 'word/document.xml']],
])(
  '%s: an archive is stored as it is and never unpacked, even one that cannot be unpacked [CAT-163]',
  async (type, name, entries) => {
    const archive = packedNonsense(entries);
    expect((await upload(type, name, archive)).status).toBe(201);
    const { raw } = await orders.editor.get(`${pathOf(type)}/download`);
    expect(raw.equals(archive)).toBe(true);
  },
);
