import { buildExhibition } from '../testing/exhibition';
import { bodyOf, changedBetween, dateIssuesOf, namesOf, recordForms, valuesOf } from './record-values';

const record = buildExhibition();
const zone = record.timezone;

it.each(recordForms)('the form %s sends what it has read [ORG-391]', (form) => {
  const names = namesOf[form];
  const stored = Object.fromEntries(names.map((name) => [name, record[name]]));
  expect(bodyOf(valuesOf(record, names), names, zone)).toEqual({
    ...stored,
    ...(form === 'general' && { vat_rate: '20' }),
  });
});

it('every field of the record is in one form [ORG-391]', () => {
  const { id: _id, archived_at: _archived, etag: _etag, ...fields } = record;
  expect(recordForms.flatMap((form) => namesOf[form]).sort()).toEqual(Object.keys(fields).sort());
});

it('a deadline has the time of day of the exhibition’s zone [ORG-391]', () => {
  const names = namesOf.deadlines;
  const values = valuesOf(record, names);
  // 15:00 UTC is 18:00 in Moscow
  expect(values).toMatchObject({ personal_pass_ended_at: '2026-05-10', personal_pass_ended_at_time: '18:00' });
  const later = { ...values, personal_pass_ended_at_time: '00:30', catalog_order_deadline: '' };
  expect(bodyOf(later, names, zone)).toMatchObject({
    personal_pass_ended_at: '2026-05-09T21:30:00.000Z',
    catalog_order_deadline: null,
  });
});

it.each([
  [
    'a window that ends before it begins',
    { personal_pass_ended_at: '2026-02-01' },
    'personal_pass_ended_at',
    'endBeforeStart',
  ],
  ['a time that is none', { personal_pass_ended_at_time: '25:00' }, 'personal_pass_ended_at_time', 'noTime'],
  ['a time without a date', { car_pass_ended_at_time: '18:00' }, 'car_pass_ended_at', 'timeWithoutDay'],
  ['half a date', { car_pass_ended_at: '2026-05-3' }, 'car_pass_ended_at', 'noDate'],
])('%s is named at its field [ORG-391]', (_what, typed, field, issue) => {
  const names = namesOf.deadlines;
  expect(dateIssuesOf(record, { ...valuesOf(record, names), ...typed }, names)).toEqual({ [field]: issue });
});

it('days are compared with each other, in their form only [ORG-391]', () => {
  const values = { ...valuesOf(record, namesOf.dates), ended_at: '2026-05-01' };
  expect(dateIssuesOf(record, values, namesOf.dates)).toEqual({ ended_at: 'endBeforeStart' });
  const wrong = buildExhibition({ ended_at: '2026-05-01' });
  expect(dateIssuesOf(wrong, valuesOf(wrong, namesOf.deadlines), namesOf.deadlines)).toEqual({});
});

it('a change of another form is no conflict [ORG-391]', () => {
  const other = buildExhibition({ venue_rus: 'Зал 9', etag: '"2"' });
  expect(changedBetween(record, other, namesOf.dates)).toEqual([]);
  expect(changedBetween(record, other, namesOf.general)).toEqual(['venue_rus']);
});
