import {
  carHints,
  isMistyped,
  isOneLetterOff,
  personHints,
  type HintedPerson,
  type PersonSurroundings,
} from './queue-hints';
import { eventE1 } from './testing';

const names = (text: string) => {
  const [lastname = '', name = '', middlename = null] = text.split(' ');
  return { lastname, name, middlename };
};
const person = (text: string, changes: Partial<HintedPerson> = {}): HintedPerson => ({
  ...names(text),
  type: 'certificate',
  created_at: Date.parse('2026-01-01T09:00:00Z'),
  ...{ birthday: null, birthday_place: null, is_simple_visa: null },
  ...changes,
});
const other = (text: string, changes: Partial<PersonSurroundings['passes'][number]> = {}) => ({
  ...names(text),
  ...{ type: 'certificate' as const, status: 'accepted' as const, birthday: null },
  ...changes,
});
const alone: PersonSurroundings = { passes: [], team: [] };
const visa = { type: 'visa', birthday: '1990-02-03', birthday_place: 'Pune', is_simple_visa: false } as const;
const event = eventE1();

it.each([
  ['ЛЕБЕДЕВА', 'ЛЕБЕДЕВАА', true],
  ['ЛЕБЕДЕВА', 'ЛЕБЕДЕВ', true],
  ['ЛЕБЕДЕВА', 'ЛИБЕДЕВА', true],
  ['ЛЕБЕДЕВА', 'ЛЕБЕДВЕА', true],
  ['ЛЕБЕДЕВА', 'ЛЕБЕДЕВА', false],
  ['ЛЕБЕДЕВА', 'ЛИБИДЕВА', false],
  ['ЛЕБЕДЕВА', 'ЛЕБЕДЕВАЯ-', false],
])('%s and %s are one letter apart: %s [ORG-360]', (one, two, expected) => {
  expect([isOneLetterOff(one, two), isOneLetterOff(two, one)]).toEqual([expected, expected]);
});

it.each([
  ['the surname is a letter off', 'Лебедеваа Мария Сергеевна', 'Лебедева Мария Сергеевна', true],
  ['the middle name of one is missing', 'Лебедеваа Мария', 'Лебедева Мария Сергеевна', true],
  ['letters look alike, in the other alphabet', 'Cоколов Иван', 'Соколов Иван', false],
  ['two names differ', 'Лебедеваа Марья', 'Лебедева Мария', false],
  ['short names are different people', 'Ким Иван', 'Кин Иван', false],
  ['a brother has another name', 'Громов Пётр', 'Громов Игорь', false],
])('a typing error: %s [ORG-360]', (_what, one, two, expected) => {
  expect(isMistyped(names(one), names(two))).toBe(expected);
});

it.each<[string, HintedPerson, PersonSurroundings, string[]]>([
  ['nothing', person('Громов Пётр Ильич'), alone, []],
  [
    'a typing error in the name of a colleague',
    person('Лебедеваа Мария Сергеевна'),
    { passes: [], team: [names('Лебедева Мария Сергеевна')] },
    ['typo'],
  ],
  ['a pass that the person has', person('Громов Пётр'), { ...alone, passes: [other('Громов Петр')] }, ['duplicate']],
  [
    'a rejected pass of the person does not count',
    person('Громов Пётр'),
    { ...alone, passes: [other('Громов Пётр', { status: 'rejected' })] },
    [],
  ],
  [
    'nor one of fitters',
    person('Громов Пётр'),
    { ...alone, passes: [other('Громов Пётр', { type: 'installation' })] },
    [],
  ],
  ['a visa with all data', person('Wang Lei', visa), alone, ['visa-complete']],
  ['a visa without a birthplace', person('Wang Lei', { ...visa, birthday_place: ' ' }), alone, ['visa-incomplete']],
  [
    'sent after the deadline',
    person('Громов Пётр', { created_at: Date.parse('2030-01-01T00:00:00Z') }),
    alone,
    ['late'],
  ],
  [
    'the most important first',
    person('Wang Lei', { ...visa, created_at: Date.parse('2030-01-01T00:00:00Z') }),
    alone,
    ['late', 'visa-complete'],
  ],
])('hints of a person: %s [ORG-360]', (_what, about, around, kinds) => {
  expect(personHints(event, about, around).map(({ kind }) => kind)).toEqual(kinds);
});

it('a typo hint names the similar person [ORG-360]', () => {
  const around = { passes: [], team: [names('Лебедева Мария Сергеевна')] };
  expect(personHints(event, person('Лебедеваа Мария Сергеевна'), around)).toEqual([
    { kind: 'typo', other: 'Лебедева Мария Сергеевна' },
  ]);
});

it.each([
  ['nothing', '2026-01-01T09:00:00Z', null, []],
  [
    'its trailer is in another pass',
    '2026-01-01T09:00:00Z',
    'A482MP77',
    [{ kind: 'trailer-taken', other: 'A482MP77' }],
  ],
  ['sent late', '2030-01-01T00:00:00Z', null, [{ kind: 'late', other: null }]],
])('hints of a vehicle: %s [ORG-360]', (_what, at, takenBy, hints) => {
  expect(carHints(event, { created_at: Date.parse(at) }, takenBy)).toEqual(hints);
});
