import { tableDelimiters, type TableDelimiter } from '@fairfront/shared-kit/domain/common';

/** Number of filled lines by which a table is checked, whatever is above its headings. */
const checkedLines = 30;

/** Splits a line into cells; a delimiter inside quotes is text. */
const cellsOf = (line: string, delimiter: TableDelimiter): number =>
  line.replace(/"[^"]*"/g, '').split(delimiter).length;

/** The most common number of cells among lines with several, times the number of such lines. */
const weightOf = (lines: readonly string[], delimiter: TableDelimiter): number => {
  const lengths = new Map<number, number>();
  for (const line of lines) {
    const cells = cellsOf(line, delimiter);
    if (cells > 1) lengths.set(cells, (lengths.get(cells) ?? 0) + 1);
  }
  return Math.max(0, ...Array.from(lengths, ([cells, count]) => (cells - 1) * count));
};

/**
 * The delimiter that splits most lines into the same number of cells, so that a title line above the headings does not
 * matter.
 */
export const delimiterOf = (text: string): TableDelimiter => {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() !== '') lines.push(line);
    if (lines.length === checkedLines) break;
  }
  const weighed = tableDelimiters.map((delimiter) => ({ delimiter, weight: weightOf(lines, delimiter) }));
  return weighed.reduce((best, one) => (one.weight > best.weight ? one : best)).delimiter;
};
