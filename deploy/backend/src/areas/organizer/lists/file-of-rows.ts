import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { workbookType } from '@fairfront/shared-kit/domain/http';
import type { ListFormat } from '@fairfront/shared-kit/domain/organizer/api';
import type { FastifyReply } from 'fastify';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { attachment } from '../../../platform/documents/file-names';
import { withoutControls } from '../../../platform/documents/xml-characters';

/** A cell of an exported file. */
export type Cell = string | number | null;

/** A value as a cell. */
export const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  return withoutControls(String(value));
};

/** Rows as a file, made while they are read; a cell never becomes a formula. */
export const fileOfRows = (
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>,
  { titles, name, format }: { titles: readonly string[]; name: string; format: ListFormat },
): Readable => {
  const stream =
    format === 'csv'
      ? writeCsvStream(rows, { headers: [...titles], bom: true, escapeFormulae: true })
      : writeXlsxStream(rows, {
          name,
          columns: titles.map((header) => ({ header, width: 20 })),
          freezePane: { rows: 1 },
        });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
};

const types: Record<ListFormat, string> = { csv: 'text/csv; charset=utf-8', xlsx: workbookType };

/** Answers with a file that is made while it is sent. */
export const sendFileOfRows = (reply: FastifyReply, name: string, format: ListFormat, file: Readable): never =>
  reply
    .header('content-type', types[format])
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', attachment(`${name}.${format}`))
    .send(file) as never;
