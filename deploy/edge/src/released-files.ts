import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const encodings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/** A released file as it goes over the wire. */
export interface ReleasedAnswer {
  headers: Record<string, string>;
  body: () => ReadStream;
}

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
};

/** Codings that the browser takes, without those it rates with 0. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...params] = part.trim().split(';');
    return name === coding && !params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param));
  });

/**
 * Finds `<package>/<version>/<file>` and its smallest twin that the browser takes.
 * @returns null when there is no such file, also for a path that leads out of the folder
 */
export const findReleasedFile = async (
  folder: string,
  path: string,
  acceptEncoding: string,
): Promise<ReleasedAnswer | null> => {
  const parts = path.split('/');
  const isPlain = parts.length >= 3 && parts.every((part) => /^[\w.+-]+$/.test(part) && !part.startsWith('.'));
  const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)];
  if (!isPlain || !type) return null;
  const file = join(folder, ...parts);
  const headers = { 'content-type': type, vary: 'accept-encoding' };
  for (const [coding, extension] of encodings) {
    if (!accepts(acceptEncoding, coding)) continue;
    const size = await sizeOf(`${file}.${extension}`);
    if (size === null) continue;
    return {
      headers: { ...headers, 'content-encoding': coding, 'content-length': String(size) },
      body: () => createReadStream(`${file}.${extension}`),
    };
  }
  const size = await sizeOf(file);
  if (size === null) return null;
  return { headers: { ...headers, 'content-length': String(size) }, body: () => createReadStream(file) };
};
