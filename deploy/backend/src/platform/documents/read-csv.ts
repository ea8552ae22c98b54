import type { TableDelimiter, TableEncoding } from '@fairfront/shared-kit/domain/passes';
import { streamCsvRows } from 'hucre/csv';
import { withoutStrayQuotes } from './stray-quotes';
import { delimiterOf } from './table-delimiter';

/** A text table as it was read. */
export interface TextTable {
  text: string;
  encoding: TableEncoding;
  delimiter: TableDelimiter;
  /** Rows with a quotation mark that has no pair. */
  strayQuotes: number[];
}

/** Splits a text into rows as the person wants it, or as its content speaks for. */
export const textTable = (decoded: string, encoding: TableEncoding, wanted?: TableDelimiter): TextTable => {
  const delimiter = wanted ?? delimiterOf(decoded);
  const { text, rows } = withoutStrayQuotes(decoded, delimiter);
  return { text, encoding, delimiter, strayQuotes: rows };
};

/** The rows of a text table one by one, so that whoever counts them can stop. */
export const csvRows = ({ text, delimiter }: TextTable): Iterable<readonly unknown[]> =>
  streamCsvRows(text, { delimiter });
