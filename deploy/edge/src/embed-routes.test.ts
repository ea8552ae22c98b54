import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { releaseDocument, remoteManifest } from '@fairfront/shared-kit/platform/release/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { addEmbedRoutes } from './embed-routes';
import { ReleaseReader } from './release-reader';
import { ReleasedFiles } from './released-files';

let folder: string;
let edge: FastifyInstance;

const put = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
};
const releaseCatalogue = (live: string, previous: string | null) => {
  const manifest = (version: string) => remoteManifest({ package: 'mf-catalog', version });
  const versions = Object.fromEntries([live, ...(previous ? [previous] : [])].map((one) => [one, manifest(one)]));
  const document = releaseDocument({ remotes: { 'mf-catalog': { live, previous, rules: [], versions } } });
  return put('release.json', JSON.stringify(document));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairfront-embed-'));
  edge = fastify();
  addEmbedRoutes(edge, new ReleaseReader(folder, () => undefined), new ReleasedFiles(folder));
  for (const version of ['1.0.0', '1.1.0']) {
    await put(`mf-catalog/${version}/embed/catalog.js`, `/* ${version} */`);
  }
});
afterEach(async () => {
  await edge.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the script of an embed', () => {
  it('is that of the live release, kept for a short time and readable by every page [CAT-254] [CAT-271]', async () => {
    await releaseCatalogue('1.0.0', null);
    const first = await edge.inject('/embed/catalog.js');
    expect([first.statusCode, first.body]).toEqual([200, '/* 1.0.0 */']);
    expect(first.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    await releaseCatalogue('1.1.0', '1.0.0');
    expect((await edge.inject('/embed/catalog.js')).body).toBe('/* 1.1.0 */');
  });

  it('stays the same for ever under its version [CAT-254]', async () => {
    await releaseCatalogue('1.1.0', '1.0.0');
    const pinned = await edge.inject('/embed/catalog/1.0.0.js');
    expect([pinned.statusCode, pinned.body]).toEqual([200, '/* 1.0.0 */']);
    expect(pinned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('comes compressed', async () => {
    await releaseCatalogue('1.0.0', null);
    await put('mf-catalog/1.0.0/embed/catalog.js.br', brotliCompressSync('/* 1.0.0 */'));
    const { headers } = await edge.inject({ url: '/embed/catalog.js', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
  });

  it.each([
    '/embed/catalog',
    '/embed/passes.js',
    '/embed/catalog/9.9.9.js',
    '/embed/catalog/1.0.0.json',
    '/embed/catalog/..%2f..%2frelease.js',
    '/embed/constructor.js',
  ])('%s is no file, and never the page [CAT-254]', async (url) => {
    await releaseCatalogue('1.0.0', null);
    const { statusCode, headers } = await edge.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});
