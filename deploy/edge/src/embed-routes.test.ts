import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseDocument, remoteManifest } from '@fairfront/shared-kit/platform/release/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { addEmbedRoutes } from './embed-routes';
import { readPortalHosts } from './portal-hosts';
import { ReleaseReader } from './release-reader';
import { ReleasedFiles } from './released-files';
import { startTestEdge } from './testing/test-edge';

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
  addEmbedRoutes(edge, {
    reader: new ReleaseReader(folder, () => undefined),
    files: new ReleasedFiles(folder),
    spend: async () => {},
  });
  for (const version of ['1.0.0', '1.1.0']) {
    await put(`mf-catalog/${version}/embed/catalog.js`, `/* ${version} */`);
  }
});
afterEach(async () => {
  await edge.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the script of an embed', () => {
  it('comes from the live release, is cached briefly and is readable by every page [CAT-254] [CAT-271]', async () => {
    await releaseCatalogue('1.0.0', null);
    const first = await edge.inject('/embed/catalog.js');
    expect(first.statusCode).toBe(302);
    expect(first.headers).toMatchObject({
      location: '/r/mf-catalog/1.0.0/embed/catalog.js',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    await releaseCatalogue('1.1.0', '1.0.0');
    expect((await edge.inject('/embed/catalog.js')).headers.location).toBe('/r/mf-catalog/1.1.0/embed/catalog.js');
  });

  it.each(['mf-manifest.json', 'types.zip', 'types.d.ts'])(
    'is accompanied by %s for pages with their own federation [CAT-250]',
    async (name) => {
      await put(`mf-catalog/1.0.0/embed/${name}`, '{}');
      await releaseCatalogue('1.0.0', null);
      const { statusCode, headers } = await edge.inject(`/embed/${name}`);
      expect([statusCode, headers.location]).toEqual([302, `/r/mf-catalog/1.0.0/embed/${name}`]);
      expect(headers['access-control-allow-origin']).toBe('*');
    },
  );

  it('never changes under its version address [CAT-254]', async () => {
    await releaseCatalogue('1.1.0', '1.0.0');
    const { statusCode, headers } = await edge.inject('/embed/catalog/1.0.0.js');
    expect([statusCode, headers.location]).toEqual([302, '/r/mf-catalog/1.0.0/embed/catalog.js']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('leads to the folder of its release, whatever version that was published under [CAT-254]', async () => {
    await put('mf-catalog/1.0.1-local.0/embed/catalog.js', '/* package 1.0.0 */');
    await releaseCatalogue('1.0.1-local.0', '1.0.0');
    for (const url of ['/embed/catalog.js', '/embed/catalog/1.0.1-local.0.js']) {
      expect((await edge.inject(url)).headers.location).toBe('/r/mf-catalog/1.0.1-local.0/embed/catalog.js');
    }
  });

  it('is accompanied by a federation container, for pages with React or single-spa [CAT-250]', async () => {
    await releaseCatalogue('1.1.0', '1.0.0');
    await put('mf-catalog/1.1.0/embed/catalog-remote.js', '/* container */');
    for (const [url, cache] of [
      ['/embed/catalog-remote.js', 'public, max-age=300'],
      ['/embed/catalog-remote/1.1.0.js', 'public, max-age=31536000, immutable'],
    ]) {
      const { headers } = await edge.inject(url ?? '');
      expect([headers.location, headers['cache-control']]).toEqual([
        '/r/mf-catalog/1.1.0/embed/catalog-remote.js',
        cache,
      ]);
    }
  });

  it.each([
    '/embed/catalog',
    '/embed/passes.js',
    '/embed/catalog/9.9.9.js',
    '/embed/catalog/1.0.0.json',
    '/embed/catalog/..%2f..%2frelease.js',
    '/embed/constructor.js',
  ])('does not exist at %s, which never returns the page either [CAT-254]', async (url) => {
    await releaseCatalogue('1.0.0', null);
    const { statusCode, headers } = await edge.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});

describe('a refusal by the edge', () => {
  it.each([
    ['413', 'POST', { 'content-type': 'application/json' }, 413],
    ['a backend that breaks off', 'GET', {}, 503],
  ] as const)('is readable for pages of embedding origins only: %s [CAT-271]', async (_of, method, headers, status) => {
    const testEdge = await startTestEdge((request) => request.destroy(), {
      hosts: readPortalHosts('portal.test', 'https://fair.example'),
      limits: { smallBody: 10 },
    });
    const ask = async (origin: string) => {
      const answer = await testEdge.edge.inject({
        method,
        url: '/api/things',
        headers: { host: 'portal.test', origin, ...headers },
        ...(method === 'POST' ? { payload: JSON.stringify({ text: 'longer than that' }) } : {}),
      });
      return [answer.statusCode, answer.headers['access-control-allow-origin']];
    };
    expect(await ask('https://fair.example')).toEqual([status, 'https://fair.example']);
    expect(await ask('https://evil.example')).toEqual([status, undefined]);
    await testEdge.close();
  });
});
