/** Selectable encodings of a text table. */
export const tableEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'windows-1252',
  'windows-1250',
] as const;
export type TableEncoding = (typeof tableEncodings)[number];

/** Cell delimiters of a text table. */
export const tableDelimiters = [';', ',', '\t', '|'] as const;
export type TableDelimiter = (typeof tableDelimiters)[number];

const errorValue = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/;

/** Whether a cell contains a formula error. */
export const isCellError = (value: string): boolean => errorValue.test(value.trim());
