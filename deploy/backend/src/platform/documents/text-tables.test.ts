import { delimiterOf } from './table-delimiter';
import { decodeTable } from './table-encoding';
import { withoutStrayQuotes } from './stray-quotes';

/** The letters of a code page, from the built-in decoder. */
const encoded = (text: string, encoding: string): Uint8Array => {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => table.get(letter) ?? 0x3f);
};

it.each<[string, 'windows-1251' | 'windows-1252', string]>([
  ['a Russian list', 'windows-1251', 'Компания;Фамилия\nООО «Резец»;Щукин'],
  ['Russian names below English headings', 'windows-1251', 'Company;Last name;First name\nРезец;Ёлкин;Я'],
  ['a Russian name with a Latin letter in it', 'windows-1251', 'Компания;Фамилия\nРезец;Пeтров'],
  ['Russian companies with Latin words', 'windows-1251', 'Company\nООО «IT Сервис»;Siemens;Общество'],
  ['a Ukrainian list', 'windows-1251', 'Прізвище\nКиїв;Іваненко'],
  ['German names', 'windows-1252', 'Company;Last name\nMüller GmbH;Jörg'],
  ['French names', 'windows-1252', 'Company;Last name\nSociété;Lefèvre;François'],
  ['signs only', 'windows-1251', 'Company;Last name\n«Alfa» – 5;Ivanov'],
])('the code page of a text is detected: %s [PASS-283]', (_name, encoding, text) => {
  expect(decodeTable(encoded(text, encoding))).toEqual({ text, encoding });
});

it('a text is read by its byte order mark, as UTF-8, or as selected [PASS-283]', () => {
  const text = 'Фамилия;Müller';
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  expect(decodeTable(utf16)).toEqual({ text, encoding: 'utf-16le' });
  expect(decodeTable(Buffer.from(utf16).swap16())).toEqual({ text, encoding: 'utf-16be' });
  expect(decodeTable(Buffer.from(`\ufeff${text}`))).toEqual({ text, encoding: 'utf-8' });
  expect(decodeTable(Buffer.from(text))).toEqual({ text, encoding: 'utf-8' });
  expect(decodeTable(encoded('Łódź', 'windows-1250'), 'windows-1250').text).toBe('Łódź');
});

it.each([
  ['a title with a comma', ';', 'List of people, stand 24C10\r\n\r\nCompany;Last name;First name\r\nAlfa;Ivanov;Ivan'],
  ['a title without any sign', ',', 'Participants\nCompany,Last name,First name\nAlfa,Ivanov,Ivan'],
  ['commas inside of companies', ';', 'Company;Name\n"Alfa, Beta, Gamma";Ivanov\nBeta, Delta, LLC;Petrov\nX;Y'],
  ['tabs', '\t', 'Company\tName\nAlfa; Beta\tIvanov'],
  ['upright lines', '|', 'Company|Name|First\nAlfa, LLC|Ivanov|Ivan'],
  ['one column', ';', 'Name\nIvanov Ivan'],
  ['old line ends', ';', 'Company;Name\rAlfa;Ivanov\r'],
])('the delimiter is detected from many lines: %s [PASS-283]', (_name, delimiter, text) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

it.each<[string, string, string, number[]]>([
  ['none', 'A;B\nx;y', 'A;B\nx;y', []],
  ['never closed', 'A;B\n"x;y\nz;w', 'A;B\n"""x";y\nz;w', [2]],
  ['closed by another one inside a later row', '"x;y\nz;"w";v', '"""x";y\nz;"w";v', [1]],
  ['never closed on the last line', 'A;B\nx;"y', 'A;B\nx;"""y"', [2]],
  ['two of them', '"x;y\n"z;w\nu;v', '"""x";y\n"""z";w\nu;v', [1, 2]],
  ['a cell with a line break', 'A;B\n"x\ny";z\n"u;v', 'A;B\n"x\ny";z\n"""u";v', [3]],
  ['marks inside of a cell', 'A;B\n"ООО ""Резец""";z', 'A;B\n"ООО ""Резец""";z', []],
  ['text behind a closed mark', 'A;B\n"Alfa" LLC;z', 'A;B\n"Alfa" LLC;z', []],
])('an unpaired quotation mark is read literally: %s [PASS-283]', (_name, text, read, rows) => {
  expect(withoutStrayQuotes(text, ';')).toEqual({ text: read, rows });
});
