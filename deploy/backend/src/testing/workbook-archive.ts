import { archiveOf } from '../../../bench/archive.cjs';

const sheetOf = (sheet: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`;

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

/**
 * A workbook from raw XML.
 * @param rows `<row>` elements of its only sheet
 * @param sharedStrings `<si>` elements
 */
export const rawWorkbook = (rows: string, sharedStrings = ''): Buffer =>
  archiveOf({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheet}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageRelationships}"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relationships}"><sheets><sheet name="List" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelationships}"><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sharedStrings}</sst>`,
    'xl/worksheets/sheet1.xml': sheetOf(rows),
  });

/** A row of texts at a given number, which need not be one that an office program would write. */
export const rowOfTexts = (row: string | number, texts: readonly string[]): string =>
  `<row r="${row}">${texts
    .map((text, index) => `<c r="${'ABCD'[index]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`;

export const headingRow = rowOfTexts(1, ['Компания', 'Фамилия', 'Имя', 'Отчество']);
