import { crc32 } from 'node:zlib';
import { deflateRawSync } from 'node:zlib';
import { packageByteLimit, packageRowLimit } from '@fairfront/shared-kit/domain/passes';
import { packageTemplate } from '../package-files/package-template';
import {
  editor,
  head,
  people,
  portal,
  type Refusal,
  severmech,
  upload,
  type Upload,
  usePackageFiles,
  workbook,
} from './testing/package-files';

/** Invalid and malicious package files, and text tables; read by the real thread. */
usePackageFiles();

/** An archive with one entry that declares a size. */
const archive = (name: string, content: Buffer, claimed = content.length): Buffer => {
  const packed = deflateRawSync(content);
  const file = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(claimed, 18);
  facts.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, file, packed]);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, Buffer.alloc(14), file]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end]);
};

describe('hostile and odd files', () => {
  const refusal = async (bytes: Uint8Array | null, options?: Upload) => {
    const { status, body } = await upload(bytes, options);
    return [status, body.code];
  };

  it('a file that is not a workbook, has other headings, no rows or the other template’s mark is `blank_invalid` [PASS-254]', async () => {
    expect(await refusal(Buffer.from('%PDF-1.7 nothing'))).toEqual([422, 'blank_invalid']);
    expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toEqual([422, 'blank_invalid']);
    expect(await refusal(await workbook(people(1), ['a', 'b', 'c', 'd']))).toEqual([422, 'blank_invalid']);
    expect(await refusal(await workbook([]))).toEqual([422, 'blank_invalid']);
    expect(await refusal(await workbook([['', ' ', null, '']]))).toEqual([422, 'blank_invalid']);
    expect(await refusal(archive('readme.txt', Buffer.from('hello')))).toEqual([422, 'blank_invalid']);
    expect(await refusal(await packageTemplate('certificate', 'ru'))).toEqual([422, 'blank_invalid']);
    const marked = await workbook(people(1), [...head, 'fairfront-installation-v1']);
    expect(await refusal(marked)).toEqual([422, 'blank_invalid']);
    const { body } = await upload(Buffer.from('text'), { locale: 'en' });
    expect(body.message).toBe('The package file is empty or is not a valid template');
  });

  it('a missing, empty, too big or broken file, or one with too many rows, is `upload_failed` [PASS-186] [PASS-255]', async () => {
    expect(await refusal(null)).toEqual([422, 'upload_failed']);
    expect(await refusal(new Uint8Array())).toEqual([422, 'upload_failed']);
    expect(await refusal(Buffer.alloc(packageByteLimit + 1, 65))).toEqual([422, 'upload_failed']);
    const whole = await workbook(people(3));
    const torn = Buffer.from(whole);
    torn.fill(0, 60, 200);
    expect(await refusal(torn)).toEqual([422, 'upload_failed']);
    for (const length of [whole.length / 2, whole.length - 1, whole.length - 22]) {
      expect([length, await refusal(whole.subarray(0, length))]).toEqual([length, [422, 'upload_failed']]);
    }
    expect(await refusal(await workbook(people(packageRowLimit + 1)))).toEqual([422, 'upload_failed']);
    const json = await editor.post<Refusal>('/participants/101/personal-passes/import', { type: 'certificate' });
    expect([json.status, json.body.code]).toEqual([422, 'upload_failed']);
    expect((await upload(whole, { type: 'visa' })).body.errors).toHaveProperty('type');
  });

  it('a zip bomb is refused by its declared size, and one with a false size by its real size [PASS-186]', async () => {
    const huge = Buffer.alloc(40 * 1024 * 1024);
    const started = Date.now();
    expect(await refusal(archive('xl/worksheets/sheet1.xml', huge))).toEqual([422, 'upload_failed']);
    expect(await refusal(archive('xl/worksheets/sheet1.xml', huge, 1000))).toEqual([422, 'upload_failed']);
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('a file with ten times the allowed rows is refused after the limit, also if its rows are empty or endless [PASS-186]', async () => {
    const ten = 10 * packageRowLimit;
    const rows = Array.from({ length: ten }, () => [severmech, 'Долгов', 'Остап', '']);
    const text = [head, ...rows].map((row) => row.join(';')).join('\n');
    const wide = `<row><c r="XFD9" t="str"><v></v></c></row>`.repeat(20_000);
    const sheet = Buffer.from(`<worksheet><sheetData>${wide}</sheetData></worksheet>`);
    expect(await refusal(await workbook(rows))).toEqual([422, 'upload_failed']);
    expect(await refusal(Buffer.from(text))).toEqual([422, 'upload_failed']);
    expect(await refusal(Buffer.from(`${head.join(';')}\n${';;;\n'.repeat(5 * packageRowLimit)}`))).toEqual([
      422,
      'upload_failed',
    ]);
    expect(await refusal(archive('xl/worksheets/sheet1.xml', sheet))).toEqual([422, 'blank_invalid']);
  });

  it('text tables with the usual encodings and delimiters are read, too [PASS-283]', async () => {
    const text = (delimiter: string) =>
      [head, [severmech, 'Щукин', 'Илья', 'Ёжикович']].map((row) => row.join(delimiter)).join('\r\n');
    const cp1251 = (value: string) =>
      Buffer.from(
        Array.from(value, (letter) => {
          const code = letter.charCodeAt(0);
          if (letter === 'Ё') return 0xa8;
          if (letter === 'ё') return 0xb8;
          if (letter === '«') return 0xab;
          if (letter === '»') return 0xbb;
          return code >= 0x410 ? code - 0x410 + 0xc0 : code;
        }),
      );
    for (const bytes of [
      Buffer.from(text(';')),
      Buffer.from(`\ufeff${text(',')}`),
      Buffer.from(`\ufeff${text('\t')}`, 'utf16le'),
      cp1251(text(';')),
    ]) {
      expect((await upload(bytes)).body).toEqual({ data: { created: 1 } });
    }
    const rows = await portal.database.read
      .selectFrom('personal_passes')
      .select(['lastname', 'middlename', 'company_name'])
      .where('id', '>', 10_000)
      .execute();
    expect(
      new Set(rows.map(({ lastname, middlename, company_name }) => `${lastname} ${middlename} ${company_name}`)),
    ).toEqual(new Set([`Щукин Ёжикович ${severmech}`]));
  });
});
