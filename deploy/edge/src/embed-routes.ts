import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Spend } from './address-budgets';
import { sendText } from './plain-responses';
import type { ReleaseReader } from './release-reader';
import type { ReleasedFiles } from './released-files';
import { releasedFileHeaders } from './security-headers';

/** Files below `/embed/` and the package whose release contains them. */
const embeds: Readonly<Record<string, string>> = {
  'catalog.js': 'mf-catalog',
  'catalog-remote.js': 'mf-catalog',
  'mf-manifest.json': 'mf-catalog',
  'types.zip': 'mf-catalog',
  'types.d.ts': 'mf-catalog',
};

/**
 * Cache lifetime for the script of the current release. Its parts have content-hashed names and are cached for ever.
 */
const currentCache = 'public, max-age=300';

/** A version address always leads to the same file. */
const versionCache = 'public, max-age=31536000, immutable';

/**
 * Adds `/embed/catalog.js` (the current release) and `/embed/catalog/{version}.js` (one fixed release, which a page can
 * pin with an integrity attribute). Both redirect to the folder of the release, where the script finds its parts,
 * whatever version it was published under. The script only defines the custom element, and pages of any origin may load
 * it. `catalog-remote` is the container for pages with their own federation, `mf-manifest.json` describes it to their
 * runtime, and `types` contains its types.
 */
export const addEmbedRoutes = (
  edge: FastifyInstance,
  { reader, files, spend }: { reader: ReleaseReader; files: ReleasedFiles; spend: Spend },
): void => {
  const lead = async (
    reply: FastifyReply,
    { file, version, cache }: { file: string; version: string | undefined; cache: string },
  ): Promise<FastifyReply> => {
    const folder = Object.hasOwn(embeds, file) ? embeds[file] : undefined;
    const path = `${folder}/${version}/embed/${file}`;
    if (folder === undefined || version === undefined || !(await files.has(path))) {
      return sendText(reply, 404, 'No such file');
    }
    return reply.headers(releasedFileHeaders).header('cache-control', cache).redirect(`/r/${path}`, 302);
  };

  edge.get<{ Params: { file: string } }>('/embed/:file', { onRequest: spend }, async (request, reply) => {
    const { file } = request.params;
    const live = Object.hasOwn(embeds, file) ? (await reader.read())?.remotes[embeds[file] ?? '']?.live : undefined;
    return lead(reply, { file, version: live, cache: currentCache });
  });
  edge.get<{ Params: { name: string; file: string } }>(
    '/embed/:name/:file',
    { onRequest: spend },
    async (request, reply) => {
      const version = /^(.+)\.js$/.exec(request.params.file)?.[1];
      return lead(reply, { file: `${request.params.name}.js`, version, cache: versionCache });
    },
  );
};
