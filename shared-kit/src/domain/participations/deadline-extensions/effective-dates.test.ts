import * as fc from 'fast-check';
import { addDays, momentOf } from '../../common';
import { effectiveDates, extendedDateOf, type ExtendableDates } from '.';

const exhibition = {
  timezone: 'Europe/Moscow',
  ended_at: '2026-05-28',
  dismantling_ended_at: '2026-05-30',
  visa_simple_deadline: '2026-05-05',
  visa_difficult_deadline: null,
  personal_pass_ended_at: '2026-05-18',
  installer_pass_ended_at: '2026-05-19T12:00:00.000Z',
  car_pass_ended_at: null,
  catalog_order_deadline: '2026-04-30',
};

describe('effectiveDates', () => {
  it.each([
    ['a granted later day counts', { visa_simple_deadline: '2026-05-07' }, { visa_simple_deadline: '2026-05-07' }],
    ['a date that was moved further for everybody stays', { visa_simple_deadline: '2026-05-04' }, {}],
    ['without a deadline nothing is shortened', { visa_difficult_deadline: '2026-05-07' }, {}],
    [
      'a time of day on the same day gives way to its end',
      { installer_pass_ended_at: '2026-05-19' },
      { installer_pass_ended_at: '2026-05-19' },
    ],
    [
      'the last day of the exhibition stands in for car passes',
      { car_pass_ended_at: '2026-05-29' },
      { car_pass_ended_at: '2026-05-29' },
    ],
    ['and is not shortened either', { car_pass_ended_at: '2026-05-28' }, {}],
  ])('%s [ACC-213]', (_name, extended_dates, changes) => {
    expect(effectiveDates(exhibition, { type: 'self', extended_dates })).toEqual({ ...exhibition, ...changes });
  });

  it('follows the end of dismantling for vehicles of assembly organisations [ACC-213, PASS-037]', () => {
    const of = (car_pass_ended_at: string) =>
      effectiveDates(exhibition, { type: 'installer', extended_dates: { car_pass_ended_at } }).car_pass_ended_at;
    expect([of('2026-05-29'), of('2026-05-31')]).toEqual([null, '2026-05-31']);
  });

  it('adds no date that the caller has not passed [ACC-213]', () => {
    const catalogue: ExtendableDates = { timezone: 'Europe/Moscow', catalog_order_deadline: '2026-04-30' };
    const moved = effectiveDates(catalogue, {
      type: 'self',
      extended_dates: { catalog_order_deadline: '2026-05-02', visa_simple_deadline: '2026-05-07' },
    });
    expect(moved).toEqual({ timezone: 'Europe/Moscow', catalog_order_deadline: '2026-05-02' });
  });

  it('never moves a date earlier, whatever is announced and granted [ACC-213]', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-04-01', count));
    fc.assert(
      fc.property(
        day,
        day,
        fc.constantFrom('Europe/Moscow', 'Asia/Vladivostok', 'UTC'),
        (announced, granted, timezone) => {
          const { visa_simple_deadline: counts } = effectiveDates(
            { timezone, visa_simple_deadline: announced },
            { type: 'self', extended_dates: { visa_simple_deadline: granted } },
          );
          const end = (date: string) => momentOf(date, 'end', timezone);
          expect(end(counts)).toBe(Math.max(end(announced), end(granted)));
        },
      ),
    );
  });

  it.each([
    ['self', 'participant-passes', 'personal_pass_ended_at'],
    ['installer', 'participant-passes', 'installer_pass_ended_at'],
    ['installer', 'installation-passes', 'installer_pass_ended_at'],
    ['sub', 'catalogue-order', 'catalog_order_deadline'],
  ] as const)('for type %s the kind %s moves %s [ACC-213]', (type, kind, date) => {
    expect(extendedDateOf(kind, type)).toBe(date);
  });
});
