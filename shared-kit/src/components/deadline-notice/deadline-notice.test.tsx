import { screen } from '@testing-library/react';
import { renderKit } from '../render-kit';
import { DeadlineNotice, deadlineState, remainingTime } from '.';

// the certificate deadline of the worked example E1: 15.05.2026 23:59:59 in Moscow
const until = Date.parse('2026-05-15T23:59:59+03:00');
const at = (text: string) => Date.parse(`${text}+03:00`);

describe('deadlineState', () => {
  it.each([
    ['2026-05-05T23:59:58', 'open'],
    ['2026-05-05T23:59:59', 'soon'],
    ['2026-05-15T23:59:59', 'soon'],
    ['2026-05-15T23:59:59.900', 'soon'],
    ['2026-05-16T00:00:00', 'passed'],
  ])('at %s it is %s [PASS-046, PASS-047]', (now, state) => {
    expect(deadlineState(until, at(now))).toBe(state);
  });
});

describe('remainingTime', () => {
  it.each([
    [14 * 86_400_000 + 5, { unit: 'days', count: 14 }],
    [86_400_000, { unit: 'days', count: 1 }],
    [86_399_000, { unit: 'hours', count: 23 }],
    [3_600_000, { unit: 'hours', count: 1 }],
    [3_599_000, { unit: 'minutes', count: 59 }],
    [20_000, { unit: 'minutes', count: 1 }],
  ])('%d ms are %o', (left, expected) => {
    expect(remainingTime(until, until - left)).toEqual(expected);
  });
});

describe('DeadlineNotice', () => {
  const notice = (now: number) => (
    <DeadlineNotice until={until} now={now} lead="Passes can be issued until 15 May">
      6 are given away.
    </DeadlineNotice>
  );

  it('shows the date, then the days left, in the tone of the remaining time, and disappears after the deadline [PASS-046, PASS-047]', () => {
    const { rerender, container } = renderKit(notice(at('2026-05-01T12:00:00')));
    expect(screen.getByRole('note')).toHaveTextContent(
      'Passes can be issued until 15 May, 14 days left. 6 are given away.',
    );
    expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'calendar');
    rerender(notice(at('2026-05-05T23:59:59')));
    expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'warning');
    rerender(notice(at('2026-05-16T00:00:00')));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it.each([
    [1, 'остался 1 день'],
    [3, 'осталось 3 дня'],
    [11, 'осталось 11 дней'],
    [21, 'остался 21 день'],
  ])('counts %d days in Russian', (days, words) => {
    renderKit(<DeadlineNotice until={until} now={until - days * 86_400_000} lead="До 15 мая" />, 'ru');
    expect(screen.getByRole('note')).toHaveTextContent(`До 15 мая, ${words}.`);
  });
});
