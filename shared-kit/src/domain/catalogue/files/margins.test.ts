import { withoutMargins } from './margins';

/** A picture from letters: `.` white, `,` nearly white, ` ` transparent, `#` ink. */
const picture = (...rows: string[]) => {
  const colours: Record<string, number[]> = {
    '.': [255, 255, 255, 255],
    ',': [240, 245, 250, 255],
    ' ': [0, 0, 0, 0],
    '#': [10, 90, 107, 255],
  };
  const data = rows.flatMap((row) => [...row].flatMap((letter) => colours[letter] ?? []));
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
};

describe('the margins of a picture [CAT-296]', () => {
  it.each([
    ['white ones', ['......', '..##..', '..##..', '......', '......', '......'], { x: 1, y: 0, width: 4, height: 4 }],
    ['clear ones', ['      ', '      ', '      ', '   #  ', '      ', '      '], { x: 2, y: 2, width: 3, height: 3 }],
    [
      'with the noise of a JPEG',
      ['..,,..', '.,....', '...,..', '...#..', '.,....', '......'],
      { x: 2, y: 2, width: 3, height: 3 },
    ],
    ['on one side', ['....##', '....##', '....##', '....##', '....##', '....##'], { x: 3, y: 0, width: 3, height: 6 }],
  ])('%s are removed, except for a small border', (_what, rows, frame) => {
    expect(withoutMargins(picture(...rows))).toEqual(frame);
  });

  it.each([
    ['of one colour', ['...', '...', '...']],
    ['filled to its edges', ['#..', '..#', '.#.']],
    ['of no pixels', []],
  ])('a picture %s has none', (_what, rows) => {
    expect(withoutMargins(picture(...rows))).toBeNull();
  });
});
