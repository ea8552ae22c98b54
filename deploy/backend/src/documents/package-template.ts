import {
  packageFields,
  packageByteLimit,
  packageHeadings,
  packageMark,
  packageRowLimit,
  type PackageField,
  type PackageType,
} from '@fairfront/mf-passes/model';
import type { Locale } from '@fairfront/shared-kit/model';
import { writeXlsx, type Cell, type WriteSheet } from 'hucre/xlsx';

const packageMegabytes = packageByteLimit / 1024 ** 2;

const sheetNames: Record<Locale, [data: string, help: string]> = {
  ru: ['Пропуска', 'Как заполнить'],
  en: ['Passes', 'How to fill in'],
};

const titles: Record<PackageType, Record<Locale, string>> = {
  certificate: { ru: 'Пропуска участников', en: 'Participant passes' },
  installation: { ru: 'Пропуска на монтаж и демонтаж', en: 'Installation and dismantling passes' },
};

const common: Record<Locale, string[]> = {
  ru: [
    'Заполните лист «Пропуска»: на каждого человека одна строка, начиная со второй.',
    'Заголовки столбцов не меняйте и не переставляйте. Пустые строки пропускаются.',
    'Компания: обязательно, до 255 символов. Она будет напечатана на пропуске.',
    'Фамилия и имя: обязательно, до 50 символов каждое. Допустимы русские и латинские буквы, пробел, дефис и тире.',
    'Отчество: необязательно, правила те же.',
    `В одном файле не больше ${packageRowLimit} строк, размер файла до ${packageMegabytes}\u00a0МБ.`,
    'Строк не может быть больше, чем осталось мест по вашей квоте.',
    'Перед загрузкой портал проверит файл и покажет все ошибки сразу: номер строки, столбец и причину.',
    'Если человек уже есть в списке или в файле дважды, портал предупредит об этом.',
    'Сохраните файл в формате XLSX.',
  ],
  en: [
    'Fill in the sheet “Passes”: one person is one row, from the second row on.',
    'Do not change or move the column headings. Empty rows are skipped.',
    'Company: required, up to 255 characters. It is printed on the pass.',
    'Last name and first name: required, up to 50 characters each. Cyrillic or Latin letters, space, hyphen and dash are allowed.',
    'Middle name: optional, with the same rules.',
    `One file holds at most ${packageRowLimit} rows and ${packageMegabytes}\u00a0MB.`,
    'There cannot be more rows than places left in your quota.',
    'Before the upload the portal checks the file and shows all errors at once: row, column and reason.',
    'When a person is in the list already or twice in the file, the portal tells you.',
    'Save the file in the XLSX format.',
  ],
};

const ofType: Record<PackageType, Record<Locale, string[]>> = {
  certificate: {
    ru: [
      'Этим файлом оформляются сертификаты участников. Визовые приглашения оформляются на портале по одному.',
      'Пропуск участника действует в дни монтажа, работы выставки и демонтажа.',
      'Статус пропуска появится в списке: в обработке, принят или отклонён. Об изменении придёт уведомление.',
      'Принятые пропуска можно скачать и распечатать в период, указанный на портале.',
    ],
    en: [
      'This file is for participant certificates. Visa invitations are applied for in the portal one by one.',
      'A participant pass is valid on installation, exhibition and dismantling days.',
      'The status appears in the list: being processed, accepted or rejected. A notification tells you about changes.',
      'Accepted passes can be downloaded and printed in the period that the portal shows.',
    ],
  },
  installation: {
    ru: ['Пропуск на монтаж нужен каждому, кто работает на площадке в дни монтажа и демонтажа.'],
    en: ['Everyone who works on site on installation and dismantling days needs an installation pass.'],
  },
};

const examples: Record<Locale, Record<PackageField, string>> = {
  ru: { company_name: 'ООО «Северная механика»', lastname: 'Иванова', name: 'Анна-Мария', middlename: 'Петровна' },
  en: { company_name: 'Northern Mechanics LLC', lastname: 'Smith', name: 'Mary Ann', middlename: '' },
};

const head = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '0A5A6B' } },
} as const;

const band = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3F6F6' } } as const;
const line = { style: 'thin', color: { rgb: 'CBD5D8' } } as const;
/** Text, so that an office program changes nothing of what is typed. */
const field = { numFmt: '@', border: { bottom: line, right: line } } as const;

/** So many rows of the blank are ruled; what is written below them is read as well. */
const ruledRows = 500;

/** The first rows are ruled, with a light band on every other one. */
const ruledCells = (): [string, Partial<Cell>][] =>
  Array.from({ length: ruledRows }, (_, row) =>
    packageFields.map((_name, column): [string, Partial<Cell>] => [
      `${row + 1},${column}`,
      { value: null, type: 'empty', style: row % 2 === 0 ? field : { ...field, fill: band } },
    ]),
  ).flat();

const dataSheet = (type: PackageType, locale: Locale): WriteSheet => {
  const mark = packageMark(type);
  return {
    name: sheetNames[locale][0],
    columns: [
      { width: 42 },
      { width: 26 },
      { width: 26 },
      { width: 26 },
      // the mark of kind and version, hidden beside the columns (PASS-185)
      { width: 30, hidden: true },
    ],
    rows: [[...packageFields.map((field) => packageHeadings[field][locale]), mark]],
    cells: new Map([
      ...packageFields.map((_, column): [string, Partial<Cell>] => [`0,${column}`, { style: head }]),
      ...ruledCells(),
    ]),
    freezePane: { rows: 1 },
  };
};

const helpSheet = (type: PackageType, locale: Locale): WriteSheet => {
  const example = packageFields
    .map((field) => `${packageHeadings[field][locale]}: ${examples[locale][field] || '—'}`)
    .join('; ');
  const lines = [
    titles[type][locale],
    ...ofType[type][locale],
    ...common[locale],
    `${locale === 'ru' ? 'Пример' : 'Example'}. ${example}`,
  ];
  return {
    name: sheetNames[locale][1],
    columns: [{ width: 110 }],
    rows: lines.map((line) => [line]),
    cells: new Map([['0,0', { style: head }]]),
  };
};

/** The blank of a package file: an empty sheet with headings and a sheet that explains it (PASS-183 to PASS-185). */
export const packageTemplate = (type: PackageType, locale: Locale): Promise<Uint8Array> =>
  writeXlsx({ sheets: [dataSheet(type, locale), helpSheet(type, locale)] });

/** Name of the file among the assets of the remote. */
export const templateName = (type: PackageType, locale: Locale): string =>
  `${type === 'certificate' ? 'participant' : 'installation'}-passes-${locale}.xlsx`;
