/** Rows of one statement: a statement takes 65,535 values, and no table has sixty columns. */
const chunkSize = 1000;

/** The rows in parts that one statement can take. */
const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  );

/** Runs a statement for every part of the rows, and gives what all of them return. */
export const inChunks = async <Row, Returned>(
  rows: readonly Row[],
  run: (part: Row[]) => Promise<Returned[]>,
): Promise<Returned[]> => {
  const returned: Returned[] = [];
  for (const part of chunksOf(rows)) returned.push(...(await run(part)));
  return returned;
};
