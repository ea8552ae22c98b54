import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPdfDocument, page } from './pdf-document';
import { drawPersonalData } from '../../identity/own-data/personal-data.pdf';
import type { PersonalDataSheet } from '../../identity/own-data/personal-data.pdf';

const footY = page.height - page.margin;
/** Twelve rows of a page and more. */
const long = 'Просим перенести подвод воды ближе к правому углу стенда. '.repeat(40);

const sheetWith = (shortLines: number): PersonalDataSheet => ({
  locale: 'ru',
  heading: 'Данные, которые портал хранит о вас',
  lead: 'Составлено 10.04.2026',
  facts: [{ name: 'Телефон', value: '+79160000004' }],
  parts: [
    {
      title: 'Сообщения',
      lines: [...Array.from({ length: shortLines }, (_, index) => `строка${index}`), long, 'последняя'],
    },
    { title: 'Журнал', lines: [long, 'конец'] },
  ],
});

/** The PDF and the lowest y of its texts. */
const drawn = async (sheet: PersonalDataSheet): Promise<{ file: Buffer; lowest: number }> => {
  const pdf = newPdfDocument('Мои данные');
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const text = jest.spyOn(pdf, 'text');
  drawPersonalData(pdf, sheet);
  // the spy is typed with another overload
  const calls = text.mock.calls as unknown as [string, number, number, { width?: number; height?: number }][];
  const lowest = Math.max(
    ...calls.map(
      // a text of one line is drawn without a height
      ([content, , y, { width, height = Infinity }]) =>
        y + Math.min(pdf.heightOfString(content, width === undefined ? {} : { width }), height - 1),
    ),
  );
  pdf.end();
  await ended;
  return { file: Buffer.concat(chunks), lowest };
};

/** All words and their lowest y, as read by pdftotext; null if the machine does not have it. */
const wordsOf = (file: Buffer): { lowest: number; words: string[] } | null => {
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-personal-data-'));
  const path = join(folder, 'file.pdf');
  writeFileSync(path, file);
  const { stdout, error } = spawnSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error) return null;
  const found = [...stdout.matchAll(/<word .*yMax="([\d.]+)">(.*)<\/word>/g)];
  return { lowest: Math.max(...found.map(([, y]) => Number(y))), words: found.map(([, , word = '']) => word) };
};

it.each([0, 34, 36, 37, 38, 39, 40, 41])(
  'a long text after %i short lines starts a new page instead of overflowing [SHELL-480]',
  async (shortLines) => {
    const { file, lowest } = await drawn(sheetWith(shortLines));
    expect(lowest).toBeLessThanOrEqual(footY);
    const read = wordsOf(file);
    if (read === null) return;
    expect(read.lowest).toBeLessThanOrEqual(footY);
    for (const word of ['последняя', 'Журнал', 'конец']) expect(read.words).toContain(word);
    expect(read.words.filter((word) => word.startsWith('строка'))).toHaveLength(shortLines);
  },
);
