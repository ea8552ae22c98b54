import { archiveOf } from '../../../bench/archive.cjs';
import { headingRow, rawWorkbook, rowOfTexts } from './workbook-archive';

const person = ['ООО «Резец»', 'Ёлкина', 'Анна', ''];

/** Files that uploads must answer with a 4xx, or take: tables, lists, workbooks and pictures that are broken on purpose. */
export const hostileFiles: readonly Buffer[] = [
  ...[
    ...['', 'x', '{', '{"rows":[]}', '{"rows":[[-5,"a","b","c",""]]}', '{"rows":[[2,"a","b","c",""]]}', '%PDF-1.4\n'],
    'Компания;Фамилия;Имя;Отчество\nООО «Резец»;Ёлкина;Анна;',
    ...['Компания;Фамилия;Имя\n\u0000', `"${'я'.repeat(5000)}`, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ...['PK\u0003\u0004', 'PK\u0005\u0006'],
  ].map((text) => Buffer.from(text)),
  rawWorkbook(headingRow + rowOfTexts(2, person)),
  rawWorkbook(headingRow + rowOfTexts(-5, person)),
  rawWorkbook(headingRow + rowOfTexts('1e9', person)),
  rawWorkbook(headingRow + rowOfTexts('x', person)),
  rawWorkbook(`${headingRow}<row r="2"><c r="A2" t="s"><v>-1</v></c><c r="ZZZZ2"><v>1e400</v></c></row>`),
  rawWorkbook(`${headingRow}<row r="2"><c r="-1" t="s"><v>9e9</v></c>`),
  archiveOf({ 'xl/workbook.xml': '<workbook/>' }),
  archiveOf({ '../../x': 'y' }),
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
];

/** A multipart body with one file and text fields; a field without a value is left out. */
export const multipartOf = (
  file: Buffer,
  field: string,
  fields: Record<string, string | null> = {},
): { body: Buffer; contentType: string } => {
  const boundary = 'fairfront-boundary-7d1f';
  const part = (facts: string, content: string | Buffer) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${facts}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : part(`name="${name}"`, value),
  );
  const body = Buffer.concat([
    ...texts,
    ...part(`name="${field}"; filename="people.xlsx"`, file),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
};
