/** The sheets of a fair in the order in which they are stored: a sheet refers to those before it. */
export const sheetNames = [
  'countries',
  'exhibition',
  'pavilions',
  'managers',
  'categories',
  'executors',
  'units',
  'services',
  'prices',
  'rubrics',
  'companies',
  'participations',
  'stands',
  'users',
] as const;
/** One of `sheetNames`. */
export type SheetName = (typeof sheetNames)[number];

/** The sheet of a template that explains the others; an import passes over it. */
export const explanationsSheet = 'explanations';

/** What separates the entries of a list in one cell. */
export const listSeparator = ';';

/** A file of a fair may have this many bytes. */
export const importByteLimit = 20 * 1024 * 1024;
