import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { axeViolations, renderKit } from '../render-kit';
import { FairLine, PeriodKey, type FairPeriod, type FairPin } from '.';
import { placeFlag, placePins, scaleOf, shareOf, spacedTicks, spreadLabels, tickDays } from './fair-line-layout';

const periods: FairPeriod[] = [
  { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
  { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
  { kind: 'dismantling', from: '2026-06-20', to: '2026-06-21' },
];
const pins: FairPin[] = [
  { id: 'visa', date: '2026-06-03', label: 'Visas', tone: 'warning' },
  { id: 'catalogue', date: '2026-06-05', label: 'Catalogue order', tone: 'warning' },
  { id: 'passes', date: '2026-06-09', label: 'Participant passes' },
];
const widthOf = (_: string, labels: string[]) => labels.join(', ').length * 7;

describe('the scale', () => {
  it('runs from the day before today to three days after the last period', () => {
    expect(scaleOf('2026-05-26', periods)).toEqual({ from: '2026-05-25', days: 31 });
  });

  it('starts with installation once that has begun, and holds today after the fair', () => {
    expect(scaleOf('2026-06-17', periods).from).toBe('2026-06-10');
    const later = scaleOf('2026-07-20', periods);
    expect(shareOf(later, '2026-07-20')).toBeLessThan(1);
  });

  it('ticks Mondays on a short scale and months on a long one', () => {
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
});

describe('placePins', () => {
  const scale = scaleOf('2026-05-26', periods);
  const noFlag = { from: 0, to: 0 };

  it('lifts a pin whose words would reach the next stem into the high row', () => {
    const rows = placePins(scale, pins, 640, (day) => (day === '2026-06-03' ? 130 : 40), noFlag);
    expect(rows.map(({ date, row }) => [date, row])).toEqual([
      ['2026-06-03', 'high'],
      ['2026-06-05', 'low'],
      ['2026-06-09', 'low'],
    ]);
  });

  it('joins pins of one day and takes the more serious tone', () => {
    const [only] = placePins(
      scale,
      [
        { id: 'a', date: '2026-06-03', label: 'A' },
        { id: 'b', date: '2026-06-03', label: 'B', tone: 'warning' },
      ],
      1200,
      widthOf,
      noFlag,
    );
    expect(only).toMatchObject({ labels: ['A', 'B'], tone: 'warning' });
  });

  it('never lets words of one row overlap, whatever the days and widths', () => {
    const day = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ day, length: fc.integer({ min: 1, max: 30 }) }), { maxLength: 12 }),
        fc.integer({ min: 640, max: 1280 }),
        (given, width) => {
          const some = given.map(({ day: offset, length }, index) => ({
            id: String(index),
            date: new Date(Date.parse('2026-05-26') + offset * 86_400_000).toISOString().slice(0, 10),
            label: 'x'.repeat(length),
          }));
          const placed = placePins(scale, some, width, widthOf, { from: 30, to: 130 });
          for (const wanted of ['low', 'high'] as const) {
            const spans = placed
              .filter(({ row }) => row === wanted)
              .map(({ date, labels, share, side }) => {
                const x = share * width;
                const words = widthOf(date, labels);
                return side === 'after' ? [x, x + words] : [x - words, x];
              });
            for (let index = 1; index < spans.length; index += 1)
              expect(spans[index]?.[0]).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0);
          }
        },
      ),
    );
  });
});

describe('labels and flag', () => {
  it('pushes labels apart and keeps them inside', () => {
    expect(
      spreadLabels(
        [
          { x: 100, words: 80 },
          { x: 120, words: 80 },
          { x: 130, words: 80 },
        ],
        320,
      ),
    ).toEqual([60, 150, 240]);
  });

  it('keeps the flag of today inside the line', () => {
    expect(placeFlag(0, 100, 800)).toEqual({ from: 0, to: 100 });
    expect(placeFlag(1, 100, 800)).toEqual({ from: 700, to: 800 });
  });
});

describe('FairLine', () => {
  it('draws silently and lists today, periods and deadlines by date for the screen reader', async () => {
    renderKit(<FairLine today="2026-05-26" periods={periods} pins={pins} />, 'ru');
    const section = screen.getByRole('region', { name: 'Шкала подготовки' });
    expect(section.querySelector('[aria-hidden="true"] .flag')).toHaveTextContent('Сегодня, 26 мая');
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Сегодня, 26 мая',
      '3 июня: Visas',
      '5 июня: Catalogue order',
      '9 июня: Participant passes',
      '11–15 июня: Монтаж',
      '16–19 июня: Выставка',
      '20–21 июня: Демонтаж',
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows no pin of a day that has passed, but keeps it in the list', () => {
    const { container } = renderKit(<FairLine today="2026-06-04" periods={periods} pins={pins} />);
    expect(container.querySelectorAll('.pin')).toHaveLength(2);
    expect(screen.getByText(/Visas/)).toBeInTheDocument();
  });

  it('explains the patterns in words', () => {
    renderKit(<PeriodKey />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Installation',
      'Exhibition',
      'Dismantling',
    ]);
  });
});

it('keeps the words of neighbouring ticks apart on a narrow line', () => {
  const at: Record<string, number> = { a: 30, b: 60, c: 110, d: 150 };
  expect(
    spacedTicks(
      ['a', 'b', 'c', 'd'],
      (day) => at[day] ?? 0,
      () => 70,
    ),
  ).toEqual(['a', 'c']);
  expect(
    spacedTicks(
      ['a', 'b', 'c', 'd'],
      (day) => at[day] ?? 0,
      () => 30,
    ),
  ).toEqual(['a', 'b', 'c', 'd']);
});
