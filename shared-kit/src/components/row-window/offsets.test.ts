import { rowAtPixel, rowsAround, scrollTopTo, sumHeights } from './offsets';

/** A hundred rows, each tenth of them 40 px high, the others 20 px. */
const offsets = sumHeights(100, (order) => (order % 10 === 0 ? 40 : 20));

describe('a window over rows', () => {
  it('contains the tops of its rows and the total height', () => {
    expect([...offsets.slice(0, 4)]).toEqual([0, 40, 60, 80]);
    expect(offsets[100]).toBe(2200);
  });

  it.each([
    [-5, 0],
    [0, 0],
    [39, 0],
    [40, 1],
    [219, 9],
    [220, 10],
    [9999, 100],
  ])('finds at %i px the row %i', (pixel, row) => {
    expect(rowAtPixel(offsets, pixel)).toBe(row);
  });

  it.each([
    ['at the top', { block: 0, height: 100 }, { first: 0, last: 13 }],
    ['in the middle', { block: 10, height: 100 }, { first: 36, last: 53 }],
    ['at the end', { block: 25, height: 100 }, { first: 96, last: 100 }],
    ['below an end that came nearer', { block: 90, height: 100 }, { first: 96, last: 100 }],
  ])('draws %s what is seen and a little around it', (_, view, rows) => {
    expect(rowsAround(offsets, view, 4)).toEqual(rows);
  });

  it('renders no row of an empty list', () => {
    expect(
      rowsAround(
        sumHeights(0, () => 20),
        { block: 3, height: 100 },
        4,
      ),
    ).toEqual({ first: 0, last: 0 });
  });

  it.each([
    ['stays for a row that is seen', 11, 220, 220],
    ['goes up to the top of a row above', 5, 220, 120],
    ['goes down until a row below is seen as a whole', 20, 220, 380],
  ])('%s', (_, order, scrollTop, expected) => {
    expect(scrollTopTo(offsets, order, { scrollTop, height: 100 })).toBe(expected);
  });
});
