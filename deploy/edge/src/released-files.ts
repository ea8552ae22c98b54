import { createReadStream, type ReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Types of files that a release may hold; anything else is not served. */
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
  // types of what a container exposes
  zip: 'application/zip',
  ts: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Types that are text and say their coding. */
export const releasedTexts: readonly string[] = ['js', 'css', 'json', 'ts'];

const part = '[A-Za-z0-9_+-][A-Za-z0-9_.+-]*';
/**
 * `<package>/<version>/<file>`, the file in folders or not; the release document and the former ones are none of it.
 * Source for nginx, which reads the same expression.
 */
export const releasedPath = `([a-z][a-z0-9-]*)/([0-9]+[.][0-9]+[.][0-9]+(?:[-+][0-9A-Za-z.+-]+)?)/((?:${part}/)*${part}[.](?:${Object.keys(releasedTypes).join('|')}))`;

const pathPattern = new RegExp(`^${releasedPath}$`);

const encodings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/** A released file as it goes over the wire. */
export interface ReleasedResponse {
  headers: Record<string, string>;
  body: Buffer | ReadStream;
}

/** A file of the store: what it is sent with, and its bytes where it is small. */
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

/** Codings that the browser takes, without those it rates with 0. */
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
 * The files of the release store. They never change, so small ones are kept in memory once they were asked for; what is
 * asked for least lately leaves first.
 */
export class ReleasedFiles {
  private readonly known = new Map<string, KnownFile>();
  private kept = 0;

  /**
   * @param folder of the release store
   * @param most bytes that are kept in memory
   * @param largest bytes of a file that is kept; larger ones are read from the disk each time
   */
  constructor(
    private readonly folder: string,
    private readonly most = 67_108_864,
    private readonly largest = 2_097_152,
  ) {}

  /**
   * Finds a file and its smallest twin that the browser takes.
   * @param path below `/r/`
   * @returns null when there is no such file, also for a path that is no released file
   */
  async find(path: string, acceptEncoding: string): Promise<ReleasedResponse | null> {
    if (!pathPattern.test(path)) return null;
    const codings = encodings.filter(([coding]) => accepts(acceptEncoding, coding));
    const key = `${codings.map(([coding]) => coding).join()} ${path}`;
    const known = this.known.get(key);
    if (known) {
      // the map keeps the order in which files were asked for
      this.known.delete(key);
      this.known.set(key, known);
    }
    const found = known ?? (await this.load(key, path, codings));
    return found && { headers: found.headers, body: found.content ?? createReadStream(found.file) };
  }

  /** Whether there is such a file below `/r/`. */
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
      if (this.kept <= this.most) return;
      this.known.delete(oldest);
      this.kept -= bytesOf(file);
    }
  }
}

/** A kept entry costs something without content too. */
const bytesOf = ({ content }: KnownFile): number => 1_024 + (content?.length ?? 0);
