import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Documents } from './documents';
import { documentsFromSource, documentThread } from '../../testing/documents-from-source';
import { pdfCodes } from '../../testing/pdf-codes';
import { pdfText } from '../../testing/pdf-text';
import { cargoFormTexts } from '../../areas/passes/passes/pass-sheets';
import { attachment, documentNames } from './file-names';
import type { DocumentJob, ExhibitionHead } from './sheets';
import type { CarPassSheet } from '../../areas/passes/passes/car-pass.pdf';
import type { PersonalPassSheet } from '../../areas/passes/passes/personal-pass.pdf';

const exhibition: ExhibitionHead = {
  title: { rus: 'ТехноФорум', eng: 'TechnoForum' },
  dates: '18.05.2026 – 21.05.2026',
  venue: { rus: 'Москва', eng: 'Moscow' },
  website: 'https://technoforum.example',
};
const person: PersonalPassSheet = {
  exhibition,
  kind: { rus: 'Пропуск участника', eng: 'Participant pass' },
  passId: 17,
  lastname: 'Ёлкина-Щукина',
  names: 'Анна-Мария Фёдоровна',
  company: 'ООО «Северная механика»',
  stands: ['24C10 (Павильон 2)'],
  labels: { passId: { rus: 'Пропуск №', eng: 'Pass No.' }, stands: { rus: 'Стенд', eng: 'Stand' } },
  code: 'C7MX0Q4K2VWH9T',
};
const personal = (count: number): DocumentJob => ({
  kind: 'personal-passes',
  title: 'Пропуска участников 101',
  sheets: Array.from({ length: count }, (_, index) => ({ ...person, passId: index + 1 })),
});
const car: CarPassSheet = {
  exhibition,
  heading: { rus: 'Пропуск на автомобиль', eng: 'Car pass' },
  passId: 5,
  carNumber: 'А123ВС77',
  carType: { rus: 'Автопоезд', eng: 'Road train' },
  facts: [{ label: { rus: 'Прицеп', eng: 'Trailer' }, value: 'ВС 1234-77' }],
  code: 'D7MX0Q4K2VWH9T',
};

const read = async (stream: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const tool = (name: string, args: string[]): { status: number | null; stdout: string } | null => {
  const { status, stdout, error } = spawnSync(name, args, { encoding: 'utf8' });
  return error ? null : { status, stdout };
};

describe('documents', () => {
  const documents = documentsFromSource();
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-documents-'));
  afterAll(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  it('a pass is one A4 page with exhibition, person, company, stand, number and code as selectable text [PASS-029] [PASS-199]', async () => {
    const sheets = [{ ...person, passId: 40_317 }];
    const file = await read(await documents.render({ kind: 'personal-passes', title: 'Пропуск', sheets }));
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(file.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    const text = pdfText(file);
    for (const part of [
      'ТехноФорум',
      '18.05.2026 – 21.05.2026',
      'https://technoforum.example',
      'Пропуск участника',
      'Ёлкина-Щукина',
      'Анна-Мария Фёдоровна',
      'ООО «Северная механика»',
      '24C10 (Павильон 2)',
      'C7MX0Q4K2VWH9T',
      '40317',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('a car pass and the form D03 show vehicle, facts and cargos [PASS-200] [PASS-201]', async () => {
    const pass = pdfText(await read(await documents.render({ kind: 'car-pass', title: 'Пропуск', sheet: car })));
    for (const part of ['А123ВС77', 'Автопоезд / Road train', 'ВС 1234-77', 'D7MX0Q4K2VWH9T']) {
      expect(pass).toContain(part);
    }
    const heading = { rus: 'Форма D03', eng: 'Form D03' };
    const cargos = Array.from({ length: 50 }, (_, index) => ({ title: `Станок ${'я'.repeat(index)}`, quantity: 7 }));
    const form = await read(
      await documents.render({
        kind: 'cargo-form',
        title: 'D03',
        sheet: { exhibition, heading, facts: car.facts, ...cargoFormTexts(), cargos },
      }),
    );
    const text = pdfText(form);
    expect(text).toContain('Форма D03');
    expect(text).toContain('Наименование груза');
    expect(text).toContain('Водитель / Driver');
    expect(text).toContain('50');
  });

  it('a drawing is independent of previous ones, although the thread caches its fonts [PASS-199]', async () => {
    const fresh = documentsFromSource();
    const alone = pdfText(await read(await fresh.render(personal(1))));
    await fresh.close();
    const other = documentsFromSource();
    const unlike = { ...person, company: 'ООО\u00a0«Северная\u00a0механика»', names: 'Jürgen\u2010Åke ﬁ' };
    const before = await read(await other.render({ kind: 'personal-passes', title: 'Пропуск', sheets: [unlike] }));
    expect(pdfText(before)).toContain('Jürgen');
    const after = await read(await other.render(personal(1)));
    await other.close();
    expect(pdfText(after)).toBe(alone);
    expect(alone).toContain('ООО «Северная механика»');
  });

  it('a pass has its code as a QR code and a Code 128 that scanners can read [PASS-199] [PASS-200]', async () => {
    const codesOf = async (job: DocumentJob) => pdfCodes(await read(await documents.render(job)));
    const personCodes = await codesOf(personal(1));
    expect(personCodes).toEqual([
      ['Code128', 'C7MX0Q4K2VWH9T'],
      ['QRCode', 'C7MX0Q4K2VWH9T'],
    ]);
    const carCodes = await codesOf({ kind: 'car-pass', title: 'Пропуск', sheet: car });
    expect(carCodes).toEqual([
      ['Code128', 'D7MX0Q4K2VWH9T'],
      ['QRCode', 'D7MX0Q4K2VWH9T'],
    ]);
  });

  it('a PDF is valid for qpdf and readable by pdftotext, if the machine has them', async () => {
    const path = join(folder, 'pass.pdf');
    writeFileSync(path, await read(await documents.render(personal(2))));
    const check = tool('qpdf', ['--check', path]);
    if (check) expect(check.status).toBe(0);
    const text = tool('pdftotext', [path, '-']);
    if (text) expect(text.stdout).toContain('Ёлкина-Щукина');
  });

  it('a pack has one page per pass, and its first bytes are sent long before the last [PASS-202]', async () => {
    const stream = await documents.render(personal(30));
    const file = await read(stream);
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(30);
  });

  it('a package file is checked while a pack of 500 is being drawn [PASS-186] [PASS-202]', async () => {
    const busy = documentsFromSource({ drawing: { running: 1, waiting: 1 } });
    const file = { bytes: Buffer.from('Компания;Фамилия;Имя;Отчество\nООО «Резец»;Ёлкина;Анна;') };
    // both threads are started, so that the order depends only on the work
    await busy.read('package', file);
    await read(await busy.render(personal(1)));
    const order: string[] = [];
    const pack = busy.render(personal(500)).then(read);
    const packed = pack.then((bytes) => {
      order.push('pack');
      return bytes;
    });
    const { rows } = await busy.read('package', file);
    order.push('check');
    expect(rows).toHaveLength(1);
    expect((await packed).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(500);
    expect(order).toEqual(['check', 'pack']);
    await busy.close();
  });

  it('a cancelled file ends, and the next one is drawn', async () => {
    const stream = await documents.render(personal(100));
    stream.destroy();
    expect(await read(await documents.render(personal(1)))).toBeInstanceOf(Buffer);
  });

  it('a full queue rejects with 429', async () => {
    const small = documentsFromSource({ drawing: { running: 1, waiting: 1 } });
    const first = small.render(personal(3));
    const second = small.render(personal(1));
    await expect(small.render(personal(1))).rejects.toMatchObject({ status: 429, options: { retryAfter: 60 } });
    expect((await read(await first)).length).toBeGreaterThan(1000);
    expect((await read(await second)).length).toBeGreaterThan(1000);
    await small.close();
  });

  it('a thread that dies fails its file and is replaced', async () => {
    let started = 0;
    const fragile = new Documents(() => {
      started += 1;
      return started === 1 ? new Worker('throw new Error("broken thread")', { eval: true }) : documentThread();
    });
    await expect(fragile.render(personal(1))).rejects.toThrow('broken thread');
    expect((await read(await fragile.render(personal(1)))).length).toBeGreaterThan(1000);
    await fragile.close();
  });
});

describe('file names', () => {
  it('are Russian and include the number [PASS-195] [PASS-196]', () => {
    expect(documentNames.certificate(17)).toBe('Пропуск участника 17.pdf');
    expect(documentNames.installation(17)).toBe('Пропуск на монтаж 17.pdf');
    expect(documentNames.car(17)).toBe('Пропуск на автомобиль 17.pdf');
    expect(documentNames.d03(17)).toBe('Форма D03 17.pdf');
    expect(documentNames.allCertificates(101)).toBe('Пропуска участников 101.pdf');
    expect(documentNames.allInstallation(101)).toBe('Пропуска на монтаж 101.pdf');
  });

  it('are sent in UTF-8 with a Latin fallback [SHELL-161]', () => {
    expect(attachment('Форма D03 17.pdf')).toBe(
      `attachment; filename="form-d03-17.pdf"; filename*=UTF-8''${encodeURIComponent('Форма D03 17.pdf')}`,
    );
    for (const name of [documentNames.car(5), documentNames.allCertificates(101)]) {
      expect(attachment(name)).toMatch(/^attachment; filename="[a-z-]+-\d+\.pdf"; filename\*=UTF-8''%D0/);
    }
  });
});
