import { queueParts } from '@fairfront/shared-kit/domain/passes';
import { currentExhibition } from '../frame/desk-place';
import { placeIn, queryOf } from './queue-place';
import { waitingTime } from './waiting-time';

const address = { parts: queueParts, keyPattern: /^(personal|car)-[1-9]\d{0,14}$/ };

it.each([
  ['', { part: 'all', search: '', order: 'oldest', page: 1, item: null }],
  [
    'part=cars&q=24C&order=newest&page=3&item=car-12',
    { part: 'cars', search: '24C', order: 'newest', page: 3, item: 'car-12' },
  ],
  ['part=boats&order=up&page=-1&item=boat-1', { part: 'all', search: '', order: 'oldest', page: 1, item: null }],
])('the address "%s" is read, and written again [ORG-352]', (text, place) => {
  expect(placeIn(new URLSearchParams(text), address)).toEqual(place);
  const written = Object.entries(queryOf(placeIn(new URLSearchParams(text), address), 1, address)).filter(
    ([, value]) => value,
  );
  expect(placeIn(new URLSearchParams(written as [string, string][]), address)).toEqual(place);
});

it.each([
  ['2026-04-20T11:59:30Z', { unit: 'minutes', minutes: 0, isLong: false }],
  ['2026-04-20T03:00:00Z', { unit: 'hours', hours: 9, isLong: false }],
  ['2026-04-19T12:00:00Z', { unit: 'wholeDays', days: 1, hours: 0, isLong: true }],
  ['2026-04-20T12:01:00Z', { unit: 'minutes', minutes: 0, isLong: false }],
])('what was sent at %s has waited [ORG-360]', (since, time) => {
  expect(waitingTime(since, Date.parse('2026-04-20T12:00:00Z'))).toMatchObject(time);
});

const fair = (started_at: string, ended_at: string) => ({ started_at, ended_at });
it.each([
  ['the next one', [fair('2027-01-01', '2027-01-03'), fair('2026-05-18', '2026-05-21')], '2026-05-18'],
  ['a running one', [fair('2026-05-18', '2026-05-21'), fair('2026-04-19', '2026-04-20')], '2026-04-19'],
  [
    'the latest of those that are over',
    [fair('2025-01-01', '2025-01-03'), fair('2026-01-01', '2026-01-02')],
    '2026-01-01',
  ],
  ['none', [], undefined],
])('the desk starts with %s [ORG-352]', (_what, fairs, expected) => {
  expect(currentExhibition(fairs, '2026-04-20')?.started_at).toBe(expected);
});
