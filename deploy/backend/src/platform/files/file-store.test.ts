import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startS3Server, type S3Server } from '../../testing/s3-server';
import { bytesOf } from '../../testing/stored-bytes';
import { BucketStore } from './bucket-store';
import { StorageUnavailable, type FileStore } from './file-store';
import { FolderStore } from './folder-store';

const future = new Date(8_640_000_000_000_000);
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

/** A server that answers nothing by itself. */
const listen = async (answer: Parameters<typeof createServer>[1]): Promise<[Server, string]> => {
  const http = createServer(answer);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return [http, `http://127.0.0.1:${(http.address() as AddressInfo).port}`];
};

describe.each<[string, () => Promise<FileStore>]>([
  ['a folder', async () => new FolderStore(mkdtempSync(join(tmpdir(), 'fairfront-files-')))],
  ['a bucket', () => BucketStore.of(server.bucket)],
])('files in %s', (_kind, openStore) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await openStore();
  });

  it('are read as they were stored, with type and size, under names that nobody can guess [SHELL-680]', async () => {
    const bytes = randomBytes(70_000);
    const name = await store.put(bytes, 'pdf');
    expect(name).toMatch(/^[\w-]{43}\.pdf$/);
    const file = await store.get(name);
    expect(file).toMatchObject({ type: 'application/pdf', size: 70_000 });
    file?.content.destroy();
    expect((await bytesOf(store, name)).equals(bytes)).toBe(true);
  });

  it('are stored from a stream of unknown length [SHELL-680]', async () => {
    const chunk = randomBytes(1_048_576);
    const name = await store.put(Readable.from(Array.from({ length: 12 }, () => chunk)), 'zip');
    const stored = await bytesOf(store, name);
    expect(stored.length).toBe(12 * chunk.length);
    const hash = createHash('sha256');
    for (let part = 0; part < 12; part += 1) hash.update(chunk);
    expect(createHash('sha256').update(stored).digest('hex')).toBe(hash.digest('hex'));
  });

  it('are not stored at all if their stream fails [SHELL-680]', async () => {
    const before = await store.namesBefore(future);
    const torn = Readable.from(
      (async function* () {
        yield randomBytes(100);
        throw new Error('the source has ended');
      })(),
    );
    await expect(store.put(torn, 'json')).rejects.toThrow('the source has ended');
    expect(await store.namesBefore(future)).toEqual(before);
  });

  it('are listed by their age, deleted once or twice, and moved with their names [SHELL-680]', async () => {
    const [first, second] = [await store.put(Buffer.from('1'), 'png'), await store.put(Buffer.from('2'), 'csv')];
    expect(await store.namesBefore(future)).toEqual(expect.arrayContaining([first, second]));
    expect(await store.namesBefore(new Date(0))).toEqual([]);
    await store.remove(first, second);
    await store.remove(first);
    expect([await store.has(first), await store.get(second)]).toEqual([false, null]);
    await store.putAs(first, Readable.from([Buffer.from('again')]));
    expect([await store.has(first), (await bytesOf(store, first)).toString()]).toEqual([true, 'again']);
  });

  it.each(['', '../secret.pdf', 'a.pdf', `${'x'.repeat(43)}.exe`])('are never found by the name %j', async (name) => {
    expect([await store.get(name), await store.has(name)]).toEqual([null, false]);
  });
});

it('a bucket lists no object of others, and no file under another prefix [SHELL-680]', async () => {
  const store = await BucketStore.of({ ...server.bucket, prefix: 'portal/files/' });
  const { PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    ...{ endpoint: server.bucket.endpoint ?? '', region: 'us-east-1', forcePathStyle: true },
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(new PutObjectCommand({ Bucket: 'people', Key: 'portal/files/readme.txt', Body: 'x' }));
  const name = await store.put(Buffer.from('x'), 'pdf');
  expect(await store.namesBefore(future)).toEqual([name]);
});

describe('a store that fails', () => {
  it('is reported as unavailable, whether it refuses, is silent or is gone [SHELL-681]', async () => {
    const [refusing, refusal] = await listen((_request, response) => response.writeHead(503).end());
    const [silent, silence] = await listen(() => undefined);
    const [gone, nowhere] = await listen(undefined);
    await new Promise((resolve) => gone.close(resolve));
    for (const endpoint of [refusal, silence, nowhere]) {
      const store = await BucketStore.of({ ...server.bucket, endpoint }, { socketTimeout: 50 });
      await expect(store.put(Buffer.from('x'), 'pdf')).rejects.toThrow(StorageUnavailable);
      await expect(store.get(`${'x'.repeat(43)}.pdf`)).rejects.toThrow(StorageUnavailable);
    }
    silent.closeAllConnections();
    for (const one of [refusing, silent]) await new Promise((resolve) => one.close(resolve));
    const file = join(mkdtempSync(join(tmpdir(), 'fairfront-files-')), 'file');
    writeFileSync(file, '');
    await expect(new FolderStore(file).put(Buffer.from('x'), 'pdf')).rejects.toThrow(StorageUnavailable);
  }, 60_000);

  it('only counts a file as stored when the store says so, however long that takes [SHELL-681]', async () => {
    let answer: () => void = () => undefined;
    const received = new Promise<void>((resolve) => {
      void listen((request, response) => {
        request.resume();
        request.once('end', () => {
          answer = () => response.end();
          resolve();
        });
      }).then(async ([slow, endpoint]) => {
        const store = await BucketStore.of({ ...server.bucket, endpoint });
        stored = store.put(Buffer.from('x'), 'pdf').finally(() => slow.close());
        void stored.then(() => (isStored = true));
      });
    });
    let stored: Promise<string> | undefined;
    let isStored = false;
    await received;
    expect(isStored).toBe(false);
    answer();
    expect(await stored).toMatch(/\.pdf$/);
  });
});

describe('a start with a bucket that cannot be used', () => {
  it.each([
    [{ bucket: 'nobody' }, /^S3_BUCKET: there is no bucket "nobody"/],
    [{ accessKeyId: 'nobody' }, /^S3_ACCESS_KEY_ID may not use the bucket "people"/],
    [{ endpoint: 'http://127.0.0.1:9' }, /^S3_ENDPOINT http:\/\/127\.0\.0\.1:9 does not answer: .*ECONNREFUSED/],
  ])('%j names the setting [SHELL-682]', async (wrong, message) => {
    const store = await BucketStore.of({ ...server.bucket, ...wrong });
    await expect(store.check()).rejects.toThrow(message);
    await (await BucketStore.of(server.bucket)).check();
  });
});
