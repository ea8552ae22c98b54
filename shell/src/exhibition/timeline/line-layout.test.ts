import fc from 'fast-check';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { addDays } from '@fairfront/shared-kit/domain/common';
import {
  groupPins,
  placeFlag,
  scaleOf,
  shareOf,
  spacedTicks,
  tickDays,
  type ExhibitionPeriod,
  type TimelinePin,
} from './timeline-scale';
import { lineLabels, widthOf } from './line-labels';
import { layoutOf, type LineInput, type LineLayout } from './line-layout';
import { stemGap } from './place-pins';

const periods: ExhibitionPeriod[] = [
  { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
  { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
  { kind: 'dismantling', from: '2026-06-20', to: '2026-06-21' },
];
const names: Record<Locale, Record<ExhibitionPeriod['kind'], string>> = {
  ru: { installation: 'Монтаж', exhibition: 'Выставка', dismantling: 'Демонтаж' },
  en: { installation: 'Installation', exhibition: 'Exhibition', dismantling: 'Dismantling' },
};

const inputOf = (today: string, given: Partial<LineInput> & { locale?: Locale } = {}): LineInput => {
  const { width = 1320, locale = 'ru', ...others } = given;
  const compact = width < 640;
  const labels = lineLabels(locale, compact ? 'short' : 'long');
  return {
    today,
    periods,
    pins: [],
    width,
    compact,
    labels,
    flagText: compact ? labels.day(today) : `Сегодня, ${labels.day(today)}`,
    nameOf: ({ kind }) => names[locale][kind],
    ...others,
  };
};

interface Box {
  from: number;
  to: number;
  row: number;
}
const overlap = (a: Box, b: Box): boolean => a.row === b.row && a.from < b.to && b.from < a.to;
const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((item, index) => items.slice(index + 1).map((other): [Item, Item] => [item, other]));

/** The labels above the line, from their stems. */
const pinBoxes = ({ pins }: LineLayout, compact: boolean): (Box & { stem: number })[] =>
  pins.flatMap(({ date, labels, place: { row, side, stem } }) => {
    if (row === null) return [];
    const words = widthOf(date, ...(compact ? [] : [labels.join(', ')]));
    const from = side === 'after' ? stem + stemGap : stem - stemGap - words;
    return [{ from, to: from + words, row, stem }];
  });
const periodBoxes = ({ periods: drawn }: LineLayout) =>
  drawn.flatMap(({ place, from, to }) =>
    place
      ? [{ from: place.left, to: place.left + place.words, row: place.row, leader: place.leader, bar: { from, to } }]
      : [],
  );

describe('the scale', () => {
  it('extends from the day before today to three days after the last period', () => {
    expect(scaleOf('2026-05-26', periods)).toEqual({ from: '2026-05-25', days: 31 });
  });

  it('starts with installation once it has begun, and includes today after the exhibition', () => {
    expect(scaleOf('2026-06-17', periods).from).toBe('2026-06-10');
    const later = scaleOf('2026-07-20', periods);
    expect(shareOf(later, '2026-07-20')).toBeLessThan(1);
  });

  it('marks Mondays on a short scale and months on a long one', () => {
    expect(tickDays(scaleOf('2026-05-26', periods))).toEqual([
      '2026-05-25',
      '2026-06-01',
      '2026-06-08',
      '2026-06-15',
      '2026-06-22',
    ]);
    expect(tickDays(scaleOf('2026-01-10', periods))).toEqual(
      ['02', '03', '04', '05', '06'].map((month) => `2026-${month}-01`),
    );
  });

  it.each([
    ['2026-05-31', 10, ['2026-06-01', '2026-06-08']],
    ['2026-06-02', 14, ['2026-06-08', '2026-06-15']],
    ['2026-06-02', 6, []],
    ['2026-06-01', 61, ['2026-06-01', '2026-07-01']],
    ['2026-06-02', 62, ['2026-07-01', '2026-08-01']],
  ])('from %s for %i days marks %j, including its own first and last day', (from, days, ticks) => {
    expect(tickDays({ from, days })).toEqual(ticks);
  });

  it('omits marks whose labels would overlap others', () => {
    const tick = (day: string, from: number) => ({ day, from, to: from + 40 });
    expect(
      spacedTicks([tick('a', 30), tick('b', 60), tick('c', 110), tick('d', 300)], [{ from: 290, to: 400 }]),
    ).toEqual(['a', 'c']);
  });

  it('keeps the flag of today within the line', () => {
    expect(placeFlag(0, 100, 800)).toEqual({ from: 0, to: 100 });
    expect(placeFlag(800, 100, 800)).toEqual({ from: 700, to: 800 });
  });
});

describe('deadlines near each other', () => {
  const pins: TimelinePin[] = [
    { id: 'b', date: '2026-06-04', label: 'B', tone: 'warning' },
    { id: 'a', date: '2026-06-03', label: 'A' },
    { id: 'c', date: '2026-06-03', label: 'C' },
  ];
  const xOf = (day: string) => Number(day.slice(-2)) * 10;

  it('on the same day are merged, with the more serious tone', () => {
    expect(groupPins(pins, xOf, 0)).toEqual([
      { from: '2026-06-03', to: '2026-06-03', labels: ['A', 'C'], tone: 'neutral' },
      { from: '2026-06-04', to: '2026-06-04', labels: ['B'], tone: 'warning' },
    ]);
  });

  it('on days that are too close are merged as well, with both dates', () => {
    const [group] = groupPins(pins, xOf, 14);
    expect(group).toEqual({ from: '2026-06-03', to: '2026-06-04', labels: ['A', 'C', 'B'], tone: 'warning' });
    expect(lineLabels('ru', 'short').days('2026-12-30', '2026-12-31')).toBe('30–31\u00a0дек');
    expect(lineLabels('en', 'short').days('2026-12-30', '2027-01-02')).toBe('30\u00a0Dec\u00a0– 2\u00a0Jan');
  });
});

describe('the labels of the line', () => {
  const late = {
    periods: [
      { kind: 'installation', from: '2027-01-21', to: '2027-01-24' },
      { kind: 'exhibition', from: '2027-01-25', to: '2027-01-27' },
      { kind: 'dismantling', from: '2027-01-28', to: '2027-01-29' },
    ] satisfies ExhibitionPeriod[],
    pins: [
      { id: 'visa', date: '2026-12-06', label: 'Визы, общий порядок' },
      { id: 'catalogue', date: '2026-12-22', label: 'Заявка в каталог' },
      { id: 'simple', date: '2027-01-06', label: 'Визы, упрощённый порядок' },
      { id: 'passes', date: '2027-01-19', label: 'Пропуска участников' },
      { id: 'montage', date: '2027-01-20', label: 'Пропуска на монтаж' },
    ],
  };

  it('of periods at the edge are in separate rows with lines to their bars, the first one highest [SHELL-356]', () => {
    const { periods: drawn } = layoutOf(inputOf('2026-11-22', late));
    expect(drawn.map(({ place }) => place?.row)).toEqual([0, 1, 2]);
    for (const { place, from, to } of drawn) {
      expect(place?.leader).toBe((from + to) / 2);
      expect((place?.left ?? 0) + (place?.words ?? 0)).toBeCloseTo((place?.leader ?? 0) - 8);
    }
  });

  it('of periods with enough space are below their bars [SHELL-356]', () => {
    const { periods: drawn } = layoutOf(inputOf('2026-06-08'));
    expect(drawn.map(({ place }) => [place?.row, place?.leader])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  });

  it('move before their stem or up a row if the next deadline is near [SHELL-356]', () => {
    const { pins } = layoutOf(inputOf('2026-11-22', late));
    expect(pins.map(({ place }) => place.row)).not.toContain(null);
    expect(new Set(pins.map(({ place }) => `${place.side} ${place.row}`)).size).toBeGreaterThan(1);
  });

  it('name the new year once, at its first of January if that is drawn [SHELL-356]', () => {
    const { ticks, pins, periods: drawn } = layoutOf(inputOf('2026-11-22', late));
    expect(ticks.map(({ text }) => text)).toContain('1\u00a0января 2027');
    expect([...pins.map(({ date }) => date), ...drawn.map(({ days }) => days)].join()).not.toContain('2027');

    const narrow = layoutOf(inputOf('2026-11-22', { ...late, width: 330 }));
    const texts = [...narrow.ticks.map(({ text }) => text), ...narrow.pins.map(({ date }) => date)];
    expect([...texts, ...narrow.periods.map(({ days }) => days)].filter((text) => text.includes('2027'))).toHaveLength(
      1,
    );
  });

  const anyInput = fc
    .record({
      ahead: fc.integer({ min: -20, max: 200 }),
      lengths: fc.tuple(
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 6 }),
      ),
      gaps: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
      pins: fc.array(fc.record({ day: fc.integer({ min: 0, max: 200 }), length: fc.integer({ min: 4, max: 32 }) }), {
        maxLength: 10,
      }),
      width: fc.integer({ min: 288, max: 1400 }),
      locale: fc.constantFrom<Locale>('ru', 'en'),
    })
    .map(({ ahead, lengths: [first, second, third], gaps: [gap, space], pins, width, locale }) => {
      const today = '2026-11-22';
      const start = addDays(today, ahead);
      const show = addDays(start, first + gap);
      const end = addDays(show, second + space);
      return inputOf(today, {
        width,
        locale,
        periods: [
          { kind: 'installation', from: start, to: addDays(start, first - 1) },
          { kind: 'exhibition', from: show, to: addDays(show, second - 1) },
          { kind: 'dismantling', from: end, to: addDays(end, third - 1) },
        ],
        pins: pins.map(({ day, length }, index) => ({
          id: String(index),
          date: addDays(today, day),
          label: 'x'.repeat(length),
        })),
      });
    });

  it('never overlap, are at their marks and stay on the line, for any dates and widths [SHELL-356]', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const layout = layoutOf(input);
        const above = pinBoxes(layout, input.compact);
        const below = periodBoxes(layout);
        const flag = { ...layout.flag, row: 0 };
        expect(pairs([...above, flag]).filter(([a, b]) => overlap(a, b))).toEqual([]);
        expect(pairs(below).filter(([a, b]) => overlap(a, b))).toEqual([]);
        for (const { from, to } of [...above, ...below]) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(input.width);
        }
        // no stem and no line crosses the label of another
        for (const box of above)
          expect(above.filter(({ stem, row }) => row >= box.row && stem > box.from && stem < box.to)).toEqual([]);
        for (const box of below)
          expect(
            below.filter(
              ({ leader, row }) => leader !== null && row >= box.row && leader > box.from && leader < box.to,
            ),
          ).toEqual([]);
        // each period is named, at its bar or at the end of its line
        expect(below).toHaveLength(3);
        for (const { from, to, leader, bar } of below) {
          const distance =
            leader === null ? Math.abs(from - bar.from) : Math.min(Math.abs(leader - to), Math.abs(from - leader));
          expect(distance).toBeLessThanOrEqual(24);
        }
      }),
      { numRuns: 500 },
    );
  });
});
