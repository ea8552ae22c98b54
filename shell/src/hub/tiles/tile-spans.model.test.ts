import { tileSpans } from './tile-spans.model';

it.each([
  ['full rows stay', [2, 2, 2, 3, 3], [2, 2, 2, 3, 3]],
  ['one alone takes its row', [3], [6]],
  ['two share their row', [2, 2, 3, 3], [3, 3, 3, 3]],
  ['unequal ones share theirs', [2, 3], [3, 3]],
  ['a whole one ends a row', [3, 6, 2], [6, 6, 6]],
  ['nothing', [], []],
] as const)('the widths of a row of tiles, %s: %j [SHELL-390]', (_what, widths, spans) => {
  expect(tileSpans(widths)).toEqual(spans);
});
