import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Spend } from './address-budgets';
import { answerText } from './plain-responses';
import type { ReleaseReader } from './release-reader';
import type { ReleasedFiles } from './released-files';
import { headersOfReleasedFiles } from './security-headers';

/** Files below `/embed/`, and the package whose release holds them. */
const embeds: Readonly<Record<string, string>> = {
  'catalog.js': 'mf-catalog',
  'catalog-remote.js': 'mf-catalog',
  'mf-manifest.json': 'mf-catalog',
  'types.zip': 'mf-catalog',
  'types.d.ts': 'mf-catalog',
};

/** How long a page may keep the script of the current release; its parts are named by their content and kept for ever. */
const currentCache = 'public, max-age=300';

/** The address of a version never leads elsewhere. */
const versionCache = 'public, max-age=31536000, immutable';

/**
 * `/embed/catalog.js`, the current release, and `/embed/catalog/{version}.js`, one release for ever, which a page can pin by an
 * integrity attribute (CAT-254). Both lead into the folder of the release, beside whose files the script finds its parts, whatever
 * version it was published under. It only defines the element; a page of any origin may load it (CAT-271). `catalog-remote` is the
 * container for pages with a federation of their own (CAT-250), and `mf-manifest.json` describes it to their runtime;
 * `types` hold its types.
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
      return answerText(reply, 404, 'No such file');
    }
    return reply.headers(headersOfReleasedFiles).header('cache-control', cache).redirect(`/r/${path}`, 302);
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
