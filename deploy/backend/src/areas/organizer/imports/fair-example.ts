import type { FairRows } from './fair-workbook';

/** A filled example of a fair. */
export const fairExample: FairRows = {};
