import fc from 'fast-check';
import { currencyCodes } from '../../domain/common/currencies';
import { formatMoney } from './money';
import { fullName, initials, shortName } from './names';
import { formatArea, formatFileSize, formatNumber, formatPercent } from './numbers';
import { parseDate, parseNumber, parsePhone } from './parsing';
import { pluralOf } from './plurals';
import {
  byLanguage,
  localized,
  localizedNames,
  ownTextOf,
  textOf,
  textsOf,
} from '../../domain/common/texts-by-language';

const space = '\u00a0';

describe('formatMoney', () => {
  it.each([
    [0, 'RUR', '0 ₽'],
    [999, 'RUR', '999 ₽'],
    [1000, 'RUR', '1 000 ₽'],
    [1234567, 'RUR', '1 234 567 ₽'],
    [77600, 'USD', '77 600 $'],
    [12933.33, 'EUR', '12 933,33 €'],
    [0.5, 'CNY', '0,50 ¥'],
    [1000.001, 'RUR', '1 000 ₽'],
    [-1500.5, 'RUR', '−1 500,50 ₽'],
    [-0.001, 'RUR', '0 ₽'],
    [5, 'XXX', '5 ₽'],
  ])('%d %s is %s [SHELL-173] [SHELL-174] [SVC-129] [SVC-130]', (amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(expected.replaceAll(' ', space));
  });

  it.each([null, undefined, NaN, Infinity])('an unknown price (%p) is N/A [SHELL-175]', (amount) => {
    expect(formatMoney(amount, 'RUR')).toBe('N/A');
  });

  it('returns text that does not wrap and can be parsed back [SHELL-174]', () => {
    const amounts = fc.integer({ min: -1e11, max: 1e11 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencyCodes), (amount, currency) => {
        const text = formatMoney(amount, currency);
        return !/[ \n]/.test(text) && parseNumber(text.slice(0, -2)) === (amount === 0 ? 0 : amount);
      }),
    );
  });
});

describe('plural forms of words', () => {
  const passes = { one: 'пропуск', few: 'пропуска', many: 'пропусков', other: 'пропуска' };

  it.each([
    [0, 'пропусков'],
    [1, 'пропуск'],
    [2, 'пропуска'],
    [4, 'пропуска'],
    [5, 'пропусков'],
    [11, 'пропусков'],
    [12, 'пропусков'],
    [14, 'пропусков'],
    [20, 'пропусков'],
    [21, 'пропуск'],
    [22, 'пропуска'],
    [101, 'пропуск'],
    [111, 'пропусков'],
    [112, 'пропусков'],
    [122, 'пропуска'],
    [2.5, 'пропуска'],
  ])('%d %s [SHELL-176] [PASS-007]', (count, word) => {
    expect(pluralOf(count, passes, 'ru')).toBe(word);
  });

  it('follow the last digits for every number [SHELL-176] [PASS-007]', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (count) => {
        const [ten, hundred] = [count % 10, count % 100];
        const isTeen = hundred >= 11 && hundred <= 14;
        const expected = isTeen || ten === 0 || ten >= 5 ? passes.many : ten === 1 ? passes.one : passes.few;
        return pluralOf(count, passes, 'ru') === expected;
      }),
    );
  });

  it('are two in English [SHELL-176]', () => {
    const forms = { one: 'pass', other: 'passes' };
    expect([0, 1, 2, 11, 21, 1.5].map((count) => pluralOf(count, forms, 'en'))).toEqual([
      'passes',
      'pass',
      'passes',
      'passes',
      'passes',
      'passes',
    ]);
  });
});

describe('file sizes', () => {
  it.each([
    [0, '0 КБ', '0 KB'],
    [512, '0,5 КБ', '0.5 KB'],
    [156_952, '153,27 КБ', '153.27 KB'],
    [1_023_488, '999,5 КБ', '999.5 KB'],
    [1_024_000, '0,98 МБ', '0.98 MB'],
    [1_023_999, '0,98 МБ', '0.98 MB'],
    [5 * 1024 * 1024, '5 МБ', '5 MB'],
    [2_000_000_000, '1 907,35 МБ', '1 907.35 MB'],
  ])('%d bytes are %s and %s [SVC-124] [SVC-125]', (bytes, russian, english) => {
    expect(formatFileSize(bytes, 'ru')).toBe(russian.replaceAll(' ', space));
    expect(formatFileSize(bytes, 'en')).toBe(english.replaceAll(' ', space));
  });
});

describe('numbers', () => {
  it('have the decimal mark of the language and no trailing zeros', () => {
    expect(formatNumber(95.9, 'ru')).toBe('95,9');
    expect(formatNumber(95.9, 'en')).toBe('95.9');
    expect(formatNumber(1234.5, 'en')).toBe(`1${space}234.5`);
    expect(formatNumber(2.999, 'ru')).toBe('3');
    expect(formatArea(72, 'ru')).toBe(`72${space}м²`);
    expect(formatArea(17.5, 'en')).toBe(`17.5${space}m²`);
  });

  it.each([
    [0, '0 %', '0%'],
    [2 / 9, '22 %', '22%'],
    [7 / 11, '64 %', '64%'],
    [1, '100 %', '100%'],
  ])('a share of %d is %s, %s', (share, russian, english) => {
    expect(formatPercent(share, 'ru')).toBe(russian.replace(' ', space));
    expect(formatPercent(share, 'en')).toBe(english);
  });
});

describe('names', () => {
  const person = { lastname: 'Абдуллаев-Кириллов', name: 'Тимур', middlename: 'Русланович' };

  it('are written in the order last, first, middle', () => {
    expect(fullName(person)).toBe('Абдуллаев-Кириллов Тимур Русланович');
    expect(fullName({ ...person, middlename: null })).toBe('Абдуллаев-Кириллов Тимур');
    expect(fullName({ lastname: ' Smith ', name: 'John', middlename: ' ' })).toBe('Smith John');
  });

  it('have a short form on one line and initials', () => {
    expect(shortName(person)).toBe(`Абдуллаев-Кириллов${space}Т.${space}Р.`);
    expect(shortName({ lastname: 'ёлкин', name: 'ёж' })).toBe(`ёлкин${space}Ё.`);
    expect(initials(person)).toBe('АТ');
    expect(initials({ lastname: '', name: '𝒜lice' })).toBe('𝒜');
  });
});

describe('texts in two languages', () => {
  const company = { name_rus: 'Резец', name_eng: 'Rezets', address_rus: 'Тула', address_eng: '  ', id: 1 };

  it('are returned in the language, otherwise in the other one, otherwise not at all [PASS-027]', () => {
    expect(textOf(company, 'name', 'ru')).toBe('Резец');
    expect(textOf(company, 'name', 'en')).toBe('Rezets');
    expect(textOf(company, 'address', 'en')).toBe('Тула');
    expect(byLanguage({ rus: null, eng: 'Only' }, 'ru')).toBe('Only');
    expect(byLanguage({ rus: '', eng: null }, 'ru')).toBeNull();
  });

  it('are read and written by the name of their field alone', () => {
    expect([ownTextOf(company, 'name', 'en'), ownTextOf(company, 'address', 'en').trim()]).toEqual(['Rezets', '']);
    expect(textsOf(company, 'name')).toEqual(['Резец', 'Rezets']);
    expect(localizedNames('name')).toEqual(['name_rus', 'name_eng']);
    expect(localized('name', (locale) => textOf(company, 'name', locale))).toEqual({
      name_rus: 'Резец',
      name_eng: 'Rezets',
    });
    // @ts-expect-error a field that the entity does not have in both languages
    expect(textOf(company, 'id', 'ru')).toBe('');
  });
});

describe('pasted dates', () => {
  it.each([
    ['1.2.2026', '2026-02-01', '2026-02-01'],
    ['01/02/26', '2026-02-01', '2026-01-02'],
    ['01-02-2026', '2026-02-01', '2026-02-01'],
    ['2026-02-01', '2026-02-01', '2026-02-01'],
    ['2026-02-01T10:00:00Z', '2026-02-01', '2026-02-01'],
    [' 01.02.2026\u00a0г. ', '2026-02-01', '2026-02-01'],
    ['31.12.85', '1985-12-31', '1985-12-31'],
    ['31.12.36', '2036-12-31', '2036-12-31'],
    ['31.12.37', '1937-12-31', '1937-12-31'],
    ['13/01/2026', '2026-01-13', null],
    ['30.02.2026', null, null],
    ['00.01.2026', null, null],
    ['1.2', null, null],
    ['tomorrow', null, null],
    ['', null, null],
  ])('%p is %p in Russian and %p in English [SHELL-172] [PASS-010]', (text, russian, english) => {
    expect(parseDate(text, { thisYear: 2026 })).toBe(russian);
    expect(parseDate(text, { thisYear: 2026, monthFirst: true })).toBe(english);
  });
});

describe('pasted numbers', () => {
  it.each([
    ['1 234,56', 1234.56],
    ['1\u202f234\u2009567', 1234567],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234,567', 1234567],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['.5', 0.5],
    ['−5', -5],
    ['+7', 7],
    ['5.', 5],
    ['1,,', null],
    ['1,23,456', null],
    ['1e3', null],
    ['12 шт.', null],
    [',', null],
    ['', null],
  ])('%p is %p', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});

describe('pasted phones', () => {
  it.each([
    ['+7 (999) 123-45-67', '+79991234567'],
    ['8 (999) 123-45-67', '+79991234567'],
    ['7 999 123 45 67', '+79991234567'],
    ['+4930901820', '+4930901820'],
    ['+1234567890123456789', '+1234567890123456789'],
    ['+86 10 1234 5678', null],
    ['+49 (0) 171 1234567', null],
    ['0049 171 1234567', null],
    ['8 (495) 123-45-67 ext. 305', null],
    ['no phone', null],
  ])('%p is %p [SHELL-181, SHELL-613]', (text, phone) => {
    expect(parsePhone(text)).toBe(phone);
  });
});
