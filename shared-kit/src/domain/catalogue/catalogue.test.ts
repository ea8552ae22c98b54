import { alphabetLetter, catalogueStands, cataloguePeriod, entryProblems, isCatalogueStand, type EntryInput } from '.';

const at = (moscow: string) => Date.parse(`${moscow}+03:00`);
const dates = { catalog_order_deadline: '2026-05-15', timezone: 'Europe/Moscow' };

describe('cataloguePeriod', () => {
  it.each([
    ['2026-05-15T23:59:59', 'open'],
    ['2026-05-16T00:00:00', 'late'],
    ['2026-05-16T23:59:59', 'late'],
    ['2026-05-17T00:00:00', 'closed'],
  ])('at %s of a deadline on 15.05.2026 is %s [CAT-203] [CAT-204]', (moment, period) => {
    expect(cataloguePeriod(dates, at(moment))).toBe(period);
  });

  it('has no end without a deadline', () => {
    expect(cataloguePeriod({ ...dates, catalog_order_deadline: null }, at('2030-01-01T00:00:00'))).toBe('open');
  });
});

describe('catalogue stands', () => {
  it.each([
    ['A-12', true],
    ['24C10', true],
    ['ABCDEF', true],
    ['ABCDEFG', false],
    ['Б12', false],
    ['A 12', false],
    ['a-12', false],
    ['', false],
  ])('%p is %p [CAT-067]', (value, isValid) => {
    expect(isCatalogueStand(value)).toBe(isValid);
  });

  it('are taken from the participation in capitals, without unprintable ones [CAT-039]', () => {
    expect(catalogueStands([{ title: 'a-12' }, { title: '24A06-1' }, { title: '24C12' }])).toEqual(['A-12', '24C12']);
  });
});

describe('entryProblems', () => {
  const entry: EntryInput = {
    company: {
      name_rus: 'ООО «Северная механика»',
      name_eng: 'Severnaya Mekhanika LLC',
      country: { name_rus: 'Россия', name_eng: 'Russia' },
      address: 'Станочная, 14',
      phone: '+78310000000',
      email: 'info@severmech.example',
      website: 'severmech.example',
    },
    stands: [{ title: '24C10' }],
  };
  const company = (change: Partial<EntryInput['company']>): EntryInput => ({
    ...entry,
    company: { ...entry.company, ...change },
  });

  it('finds none in a complete entry', () => {
    expect(entryProblems(entry)).toEqual([]);
  });

  it.each([
    ['the Russian name', company({ name_rus: ' ' }), 'name_rus'],
    ['the English name', company({ name_eng: null }), 'name_eng'],
    ['the country', company({ country: null }), 'country'],
    ['a printable stand', { ...entry, stands: [{ title: '24A06-1' }] }, 'stands'],
  ])('marks %s as required [CAT-054] [CAT-056] [CAT-066]', (_name, input, fact) => {
    expect(entryProblems(input)).toEqual([{ fact, kind: 'missing', isRequired: true }]);
  });

  it('rejects Cyrillic letters in the English name [CAT-055]', () => {
    expect(entryProblems(company({ name_eng: 'Severnaya Механика' }))).toEqual([
      { fact: 'name_eng', kind: 'cyrillic', isRequired: true },
    ]);
  });

  it('lists empty contacts last and as optional [CAT-078]', () => {
    expect(entryProblems(company({ phone: null, website: '', country: null }))).toEqual([
      { fact: 'country', kind: 'missing', isRequired: true },
      { fact: 'phone', kind: 'missing', isRequired: false },
      { fact: 'website', kind: 'missing', isRequired: false },
    ]);
  });
});

describe('alphabetLetter', () => {
  it.each([
    ['ООО «Северная механика»', 'С'],
    ['Severnaya Mekhanika LLC', 'S'],
    ['ассоциация "станкопром"', 'С'],
    ['3M', 'M'],
    ['ООО «1С-Ёлка»', 'С'],
    ['100500', ''],
  ])('of %s is %p', (name, letter) => {
    expect(alphabetLetter(name)).toBe(letter);
  });
});
