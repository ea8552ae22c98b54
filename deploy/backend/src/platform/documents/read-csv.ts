import type { TableDelimiter, TableEncoding } from '@fairfront/shared-kit/domain/common';
import { streamCsvRows } from 'hucre/csv';
import { withoutStrayQuotes } from './stray-quotes';
import { delimiterOf } from './table-delimiter';

/** A parsed text table. */
export interface TextTable {
  text: string;
  encoding: TableEncoding;
  delimiter: TableDelimiter;
  /** Rows with an unpaired quotation mark. */
  strayQuotes: number[];
}

/** Splits a text into rows with the selected or detected settings. */
export const textTable = (decoded: string, encoding: TableEncoding, wanted?: TableDelimiter): TextTable => {
  const delimiter = wanted ?? delimiterOf(decoded);
  const { text, rows } = withoutStrayQuotes(decoded, delimiter);
  return { text, encoding, delimiter, strayQuotes: rows };
};

/** The rows of a text table one by one, so that a counting reader can stop. */
export const csvRows = ({ text, delimiter }: TextTable): Iterable<readonly unknown[]> =>
  streamCsvRows(text, { delimiter });
