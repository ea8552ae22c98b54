import fc from 'fast-check';
import { letterWarning, letterWarnings } from './name-letters';
import { isSamePerson, personKey } from './same-person';

const person = (lastname: string, name = 'Иван', middlename: string | null = null) => ({ lastname, name, middlename });

describe('letters of a name [PASS-328]', () => {
  it.each([
    ['Пeтров', 'Петров', ['look-alike'], ['e']],
    ['Oрлoв', 'Орлов', ['look-alike'], ['O', 'o']],
    ['СОКОЛОВ', 'Соколов', ['upper'], []],
    ['зуева', 'Зуева', ['lower'], []],
    ['абдуллаев-кириллов', 'Абдуллаев-Кириллов', ['lower'], []],
    ['Абдуллаев-кириллов', 'Абдуллаев-Кириллов', ['lower'], []],
    ['КAПИЦА', 'Капица', ['look-alike', 'upper'], ['A']],
    ['Smitнson', 'SmitHson', ['look-alike'], null],
    ['Wаng', 'Wang', ['look-alike'], ['а']],
    ['РАШИД ОГЛЫ', 'Рашид оглы', ['upper'], []],
    ['SMITH', 'Smith', ['upper'], []],
    ['van der berg', 'van der Berg', ['lower'], []],
  ])('%s is corrected to %s', (text, value, issues, letters) => {
    if (letters === null) return expect(letterWarning(text)).toBeNull();
    expect(letterWarning(text)).toMatchObject({ value, issues, letters });
  });

  it.each([
    'Петров',
    'Wang Lei',
    'Анна-Мария',
    'Рашид оглы',
    'van Gogh',
    'O',
    'И',
    'Müller',
    'McDonald',
    'Де Ла Круз',
    '',
    '12',
  ])('%s is not changed', (text) => expect(letterWarning(text)).toBeNull());

  it('treats an ambiguous word as Russian only beside Russian names', () => {
    expect(letterWarnings(person('Copoкa', 'Илья')).lastname).toMatchObject({ value: 'Сорока' });
    expect(letterWarnings(person('OPEX', 'Илья')).lastname).toMatchObject({ value: 'Орех' });
    expect(letterWarnings(person('Xaver', 'Max')).lastname).toBeUndefined();
    expect(letterWarnings(person('Cope', 'Max'))).toEqual({});
  });

  it('returns the positions of the letters', () => {
    expect(letterWarning('Анна-Oльга')?.places).toEqual([5]);
  });

  it('gives no warning after the correction, and changes no visible letter', () => {
    const name = fc.string({
      unit: fc.constantFrom(...'абвгеиклморстухАВЕКМНОРСТУХЯaceopxyABEKMHOPCTXwz -'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(name, name, (text, beside) => {
        const warning = letterWarning(text, beside);
        if (!warning) return;
        expect(letterWarning(warning.value, beside)).toBeNull();
        expect(personKey(person(warning.value))).toBe(personKey(person(text)));
      }),
      { seed: 13, numRuns: 500 },
    );
  });
});

describe('the same person [PASS-282] [PASS-327]', () => {
  it.each([
    ['case, ё and spaces', person('ЁЛКИН ', 'иван'), person('Елкин', 'Иван'), true],
    ['letters that look alike', person('Пeтров'), person('Петров'), true],
    ['decomposed letters [PASS-360]', person('Заречный'.normalize('NFD')), person('Заречный'), true],
    ['an en dash [PASS-360]', person('Петрова–Водкина'), person('Петрова-Водкина'), true],
    ['a hyphen between spaces [PASS-360]', person('Петрова \u2011 Водкина'), person('Петрова-Водкина'), true],
    ['full-width letters [PASS-360]', person('Ｉｖａｎｏｖ'), person('Ivanov'), true],
    ['another middle name', person('Петров', 'Иван', 'Ильич'), person('Петров'), false],
    [
      'the same birth date',
      { ...person('Ван'), birthday: '1988-08-14' },
      { ...person('Ван'), birthday: '1988-08-14' },
      true,
    ],
    [
      'another birth date',
      { ...person('Ван'), birthday: '1988-08-14' },
      { ...person('Ван'), birthday: '1988-08-15' },
      false,
    ],
    ['a birth date that only one has', { ...person('Ван'), birthday: '1988-08-14' }, person('Ван'), true],
  ])('%s', (_, one, other, isSame) => expect(isSamePerson(one, other)).toBe(isSame));
});
