import { createReadStream, type ReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** MIME types of files that a release may contain. Other files are not served. */
export const releasedTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  // types of the modules that a container exposes
  zip: 'application/zip',
  ts: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Extensions of text files, which are sent with a charset. */
export const releasedTexts: readonly string[] = ['js', 'css', 'json', 'ts'];

const part = '[A-Za-z0-9_+-][A-Za-z0-9_.+-]*';
/**
 * Pattern for `<package>/<version>/<file>`, where the file may be in subfolders. It excludes the release document and
 * its history. nginx uses the same expression.
 */
export const releasedPath = `([a-z][a-z0-9-]*)/([0-9]+[.][0-9]+[.][0-9]+(?:[-+][0-9A-Za-z.+-]+)?)/((?:${part}/)*${part}[.](?:${Object.keys(releasedTypes).join('|')}))`;

const pathPattern = new RegExp(`^${releasedPath}$`);

const encodings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/** A released file as it is sent. */
export interface ReleasedResponse {
  headers: Record<string, string>;
  body: Buffer | ReadStream;
}

/** A file of the store: its headers and, if it is small, its content. */
interface KnownFile {
  file: string;
  headers: Record<string, string>;
  content: Buffer | null;
}

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
};

/** Whether the browser accepts the encoding; a rating of 0 means no. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((item) => {
    const [name, ...params] = item.trim().split(';');
    return name === coding && !params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param));
  });

const typeOf = (path: string): string => {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const type = releasedTypes[extension] ?? 'application/octet-stream';
  return releasedTexts.includes(extension) ? `${type}; charset=utf-8` : type;
};

/**
 * The files of the release store. They never change, so small ones are cached in memory after the first request; the
 * least recently used one is evicted first.
 */
export class ReleasedFiles {
  private readonly known = new Map<string, KnownFile>();
  private kept = 0;

  /**
   * @param folder the release store
   * @param max bytes that are cached in memory
   * @param largest size of a file that is cached; larger ones are read from disk every time
   */
  constructor(
    private readonly folder: string,
    private readonly max = 67_108_864,
    private readonly largest = 2_097_152,
  ) {}

  /**
   * Finds a file in the smallest encoding that the browser accepts.
   * @param path below `/r/`
   * @returns null if there is no such file, or the path is not that of a released file
   */
  async find(path: string, acceptEncoding: string): Promise<ReleasedResponse | null> {
    if (!pathPattern.test(path)) return null;
    const codings = encodings.filter(([coding]) => accepts(acceptEncoding, coding));
    const key = `${codings.map(([coding]) => coding).join()} ${path}`;
    const known = this.known.get(key);
    if (known) {
      // the map is ordered by last use
      this.known.delete(key);
      this.known.set(key, known);
    }
    const found = known ?? (await this.load(key, path, codings));
    return found && { headers: found.headers, body: found.content ?? createReadStream(found.file) };
  }

  /** Whether this file exists below `/r/`. */
  async has(path: string): Promise<boolean> {
    return pathPattern.test(path) && (await sizeOf(join(this.folder, path))) !== null;
  }

  private async load(
    key: string,
    path: string,
    codings: readonly (readonly [string, string])[],
  ): Promise<KnownFile | null> {
    const plain = join(this.folder, path);
    const twins = [
      ...codings.map(([coding, extension]) => ({ coding, file: `${plain}.${extension}` })),
      { coding: null, file: plain },
    ];
    for (const { coding, file } of twins) {
      const size = await sizeOf(file);
      if (size === null) continue;
      const headers = {
        'content-type': typeOf(path),
        vary: 'accept-encoding',
        ...(coding === null ? {} : { 'content-encoding': coding }),
        'content-length': String(size),
      };
      const found: KnownFile = { file, headers, content: size <= this.largest ? await readFile(file) : null };
      this.keep(key, found);
      return found;
    }
    return null;
  }

  private keep(key: string, found: KnownFile): void {
    if (this.known.has(key)) return;
    this.known.set(key, found);
    this.kept += bytesOf(found);
    for (const [oldest, file] of this.known) {
      if (this.kept <= this.max) return;
      this.known.delete(oldest);
      this.kept -= bytesOf(file);
    }
  }
}

/** Entries without content take memory too. */
const bytesOf = ({ content }: KnownFile): number => 1_024 + (content?.length ?? 0);
