import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { extract, pack } from 'tar-stream';
import type { BackupKeys } from './backup-settings';

/** What an archive holds beside its manifest. */
export interface ArchivedEntry {
  name: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** The last entry of an archive: without it the archive is torn. */
export interface Manifest {
  format: 1;
  madeAt: string;
  database: 'postgresql' | 'pglite';
  entries: ArchivedEntry[];
  /** Files that rows name although the store has lost them. */
  lostFiles: string[];
}

const manifestName = 'manifest.json';
const agePrefix = 'age-encryption.org/';

const hashing = (hash: Hash): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });

const encrypted = async (plain: Readable, recipient: string): Promise<Readable> => {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const stream = await encrypter.encrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as unknown as ReadableStream);
};

/** Writes an archive: a tar file, encrypted with age if there is a recipient. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly entries: ArchivedEntry[] = [];
  private readonly hash = createHash('sha256');
  private readonly written: Promise<void>;
  /** Rejects when the file cannot be written: nobody takes what is added any more. */
  private readonly failed: Promise<never>;

  /** @param file must not exist */
  constructor(
    private readonly file: string,
    recipient: string | null,
  ) {
    this.written = this.write(recipient);
    this.failed = new Promise((_resolve, reject) => void this.written.catch(reject));
    // the error is reported to whoever adds or ends
    this.failed.catch(() => undefined);
  }

  private async write(recipient: string | null): Promise<void> {
    const plain = Readable.from(this.tar, { objectMode: false });
    const content = recipient === null ? plain : await encrypted(plain, recipient);
    const target = createWriteStream(`${this.file}.part`, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(content, hashing(this.hash), target);
  }

  /** @param size of the content in bytes */
  async add(name: string, size: number, content: Readable | Buffer): Promise<void> {
    await Promise.race([this.store(name, size, content), this.failed]);
  }

  private async store(name: string, size: number, content: Readable | Buffer): Promise<void> {
    const hash = createHash('sha256');
    let entry: unknown;
    const done = new Promise<void>((resolve, reject) => {
      entry = this.tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    });
    const target = entry as Writable;
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    // the stream of the package is not one of Node, so a plain loop with its back-pressure
    await pipeline(source, hashing(hash), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        if (!target.write(chunk)) await new Promise<void>((resolve) => void target.once('drain', resolve));
      }
    });
    target.end();
    await done;
    this.entries.push({ name, size, sha256: hash.digest('hex') });
  }

  /** Writes the manifest, puts the file in its place and checks what is on the disk. */
  async end(facts: Omit<Manifest, 'format' | 'entries'>): Promise<Manifest> {
    const manifest: Manifest = { format: 1, ...facts, entries: this.entries };
    const text = Buffer.from(JSON.stringify(manifest, null, 1));
    await this.add(manifestName, text.length, text);
    this.entries.pop();
    this.tar.finalize();
    await this.written;
    await rename(`${this.file}.part`, this.file);
    const onDisk = createHash('sha256');
    for await (const chunk of createReadStream(this.file)) onDisk.update(chunk as Buffer);
    if (onDisk.digest('hex') !== this.hash.digest('hex')) throw new Error(`${this.file} is not what was written`);
    return manifest;
  }

  /** Gives up; nothing of the archive remains. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(`${this.file}.part`, { force: true });
  }
}

/** Whether a file is encrypted with age. */
const isEncrypted = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(agePrefix.length), 0, agePrefix.length, 0);
    return buffer.subarray(0, bytesRead).toString() === agePrefix;
  } finally {
    await handle.close();
  }
};

const decrypted = async (file: string, { identity }: Pick<BackupKeys, 'identity'>): Promise<Readable> => {
  const plain = createReadStream(file);
  if (!(await isEncrypted(file))) return plain;
  if (identity === null) throw new Error('BACKUP_IDENTITY is missing: this backup is encrypted');
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as unknown as ReadableStream);
  } catch (error) {
    throw new Error(`BACKUP_IDENTITY does not open this backup: ${(error as Error).message}`, { cause: error });
  }
};

type TakeEntry = (name: string, content: Readable) => Promise<void>;

/** Calls back with each entry in turn; what the callback does not read is skipped. */
export const readArchive = async (file: string, keys: Pick<BackupKeys, 'identity'>, take: TakeEntry): Promise<void> =>
  takeEntries(await decrypted(file, keys), take);

const takeEntries = async (source: Readable, take: TakeEntry): Promise<void> => {
  const tar = extract();
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar as unknown as Writable);
  for await (const entry of tar) {
    await take(entry.header.name, Readable.from(entry, { objectMode: false }));
    entry.resume();
  }
};

/**
 * Reads a whole archive and compares it with its manifest.
 * @throws Error that says what is wrong with it
 */
export const checkArchive = async (file: string, keys: Pick<BackupKeys, 'identity'>): Promise<Manifest> => {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  const source = await decrypted(file, keys);
  await takeEntries(source, async (name, content) => {
    if (name === manifestName) {
      manifest = JSON.parse(Buffer.concat(await content.toArray()).toString()) as Manifest;
      return;
    }
    const hash = createHash('sha256');
    for await (const chunk of content) hash.update(chunk as Buffer);
    found.set(name, hash.digest('hex'));
  }).catch((error: Error) => {
    throw new Error(`${file} is torn or damaged: ${error.message}`, { cause: error });
  });
  if (!manifest) throw new Error(`${file} is torn: it has no ${manifestName}`);
  const wrong = manifest.entries.find(({ name, sha256 }) => found.get(name) !== sha256);
  if (wrong) throw new Error(`${file} is damaged: ${wrong.name} is not what was stored`);
  return manifest;
};
