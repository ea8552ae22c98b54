import { tableDelimiters, type TableDelimiter } from '@fairfront/shared-kit/domain/passes';

/** So many filled lines show what a table looks like, whatever stands above its headings. */
const judgedLines = 30;

/** Cells of a line; a delimiter inside quotation marks is text. */
const cellsOf = (line: string, delimiter: TableDelimiter): number =>
  line.replace(/"[^"]*"/g, '').split(delimiter).length;

/** The most common number of cells among lines that have several, times the lines that have it. */
const weightOf = (lines: readonly string[], delimiter: TableDelimiter): number => {
  const lengths = new Map<number, number>();
  for (const line of lines) {
    const cells = cellsOf(line, delimiter);
    if (cells > 1) lengths.set(cells, (lengths.get(cells) ?? 0) + 1);
  }
  return Math.max(0, ...Array.from(lengths, ([cells, count]) => (cells - 1) * count));
};

/** The delimiter by which most lines fall into the same number of cells: a title line above the headings decides nothing. */
export const delimiterOf = (text: string): TableDelimiter => {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() !== '') lines.push(line);
    if (lines.length === judgedLines) break;
  }
  const weighed = tableDelimiters.map((delimiter) => ({ delimiter, weight: weightOf(lines, delimiter) }));
  return weighed.reduce((best, one) => (one.weight > best.weight ? one : best)).delimiter;
};
