import example from './fair-example.json';
import type { FairRows } from './fair-workbook';

/** A filled example of a fair: that of the demo world, with its numbers as external ids. */
export const fairExample: FairRows = example;
