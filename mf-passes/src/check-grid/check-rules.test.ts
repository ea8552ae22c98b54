import fc from 'fast-check';
import { errorsOf, resultOf } from './check-row';
import { placeOfKey } from './check-keys';
import { countChecks, nextError } from './check-row';
import { columns, digits, list, row } from './check-samples';

describe('the result of a row', () => {
  it.each([
    ['ready', row(1, 'A', 'B')],
    ['ready', row(1, 'A', 'B', { errors: { surname: '' } })],
    ['invalid', row(1, 'A', 'B', { errors: { surname: digits } })],
    ['invalid', row(1, 'A', 'B', { problem: 'The quota is used up' })],
    ['invalid', row(1, 'A', 'B', { errors: { name: 'x' }, doubt: { text: 'Repetition', columns: [] } })],
    ['doubtful', row(1, 'A', 'B', { doubt: { text: 'Repetition', columns: [] }, edited: ['name'] })],
    ['edited', row(1, 'A', 'B', { edited: ['name'] })],
    ['skipped', row(1, 'A', 'B', { errors: { name: 'x' }, skipped: true })],
  ])('the result is "%s"', (result, one) => {
    expect(resultOf(one)).toBe(result);
  });

  it('the errors of the cells and of the row are counted', () => {
    expect(errorsOf(row(1, '', '', { errors: { surname: 'a', name: 'b', company: '' }, problem: 'c' }))).toBe(3);
    expect(countChecks(list)).toEqual({ all: 4, invalid: 2, doubtful: 1 });
  });
});

describe('the next error', () => {
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
  ])('the next error after %j is %j', (from, to) => {
    expect(nextError(list, columns, from)).toEqual(to);
  });

  it('the next error is undefined when every row is ready, and may be the current one', () => {
    expect(nextError([row(1, 'A', 'B')], columns, { order: 0, stop: 0 })).toBeUndefined();
    expect(nextError([], columns, { order: 0, stop: 0 })).toBeUndefined();
    const whole = [row(1, 'A', 'B', { problem: 'The quota is used up' })];
    expect(nextError(whole, columns, { order: 0, stop: 0 })).toEqual({ order: 0, stop: 3 });
  });
});

it('no key leaves the grid', () => {
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
