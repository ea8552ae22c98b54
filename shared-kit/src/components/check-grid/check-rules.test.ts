import fc from 'fast-check';
import { faultsOf, verdictOf } from '.';
import { placeOfKey } from './check-keys';
import { countChecks, nextFault } from './check-row';
import { columns, digits, list, row } from './check-samples';

describe('the verdict on a line', () => {
  it.each([
    ['ready', row(1, 'A', 'B')],
    ['ready', row(1, 'A', 'B', { errors: { surname: '' } })],
    ['faulty', row(1, 'A', 'B', { errors: { surname: digits } })],
    ['faulty', row(1, 'A', 'B', { problem: 'The quota is used up' })],
    ['faulty', row(1, 'A', 'B', { errors: { name: 'x' }, doubt: { text: 'Repetition', columns: [] } })],
    ['doubtful', row(1, 'A', 'B', { doubt: { text: 'Repetition', columns: [] }, mended: ['name'] })],
    ['mended', row(1, 'A', 'B', { mended: ['name'] })],
    ['skipped', row(1, 'A', 'B', { errors: { name: 'x' }, skipped: true })],
  ])('is "%s"', (verdict, one) => {
    expect(verdictOf(one)).toBe(verdict);
  });

  it('counts the faults of the cells and of the line', () => {
    expect(faultsOf(row(1, '', '', { errors: { surname: 'a', name: 'b', company: '' }, problem: 'c' }))).toBe(3);
    expect(countChecks(list)).toEqual({ all: 4, faulty: 2, doubtful: 1 });
  });
});

describe('the next fault', () => {
  it.each([
    [
      { order: 0, stop: 0 },
      { order: 1, stop: 1 },
    ],
    [
      { order: 1, stop: 1 },
      { order: 2, stop: 1 },
    ],
    [
      { order: 2, stop: 1 },
      { order: 2, stop: 2 },
    ],
    [
      { order: 2, stop: 2 },
      { order: 1, stop: 1 },
    ],
  ])('after %j is %j', (from, to) => {
    expect(nextFault(list, columns, from)).toEqual(to);
  });

  it('is none when every line is ready, and may be the line itself', () => {
    expect(nextFault([row(1, 'A', 'B')], columns, { order: 0, stop: 0 })).toBeUndefined();
    expect(nextFault([], columns, { order: 0, stop: 0 })).toBeUndefined();
    const whole = [row(1, 'A', 'B', { problem: 'The quota is used up' })];
    expect(nextFault(whole, columns, { order: 0, stop: 0 })).toEqual({ order: 0, stop: 3 });
  });
});

it('no key leads out of the grid', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.boolean(), fc.nat(9), fc.nat(4), (key, whole, order, stop) => {
      const to = placeOfKey({ key, whole }, { order, stop, rows: 10, stops: 5, page: 4 });
      expect(to?.order).toBeGreaterThanOrEqual(0);
      expect(to?.order).toBeLessThan(10);
      expect(to?.stop).toBeGreaterThanOrEqual(0);
      expect(to?.stop).toBeLessThan(5);
    }),
  );
});
