import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerText } from './plain-answers';
import type { ReleaseReader } from './release-reader';
import type { ReleasedFiles } from './released-files';
import { headersOfReleasedFiles } from './security-headers';

/** What can be embedded, by its name below `/embed/`, and the package whose release holds it. */
const embeds: Readonly<Record<string, string>> = { catalog: 'mf-catalog' };

/** How long a page may keep the script of the current release; its parts are named by their content and kept for ever. */
const currentCache = 'public, max-age=300';

/**
 * `/embed/catalog.js`, the current release, and `/embed/catalog/{version}.js`, one release for ever, which a page can pin by an
 * integrity attribute (CAT-254). Both only define the element; a page of any origin may load them (CAT-271).
 */
export const addEmbedRoutes = (edge: FastifyInstance, reader: ReleaseReader, files: ReleasedFiles): void => {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, version, cache }: { name: string; version: string | undefined; cache: string | null },
  ): Promise<FastifyReply> => {
    const folder = Object.hasOwn(embeds, name) ? embeds[name] : undefined;
    if (folder === undefined || version === undefined) return answerText(reply, 404, 'No such file');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const file = await files.find(`${folder}/${version}/embed/${name}.js`, accepted);
    if (!file) return answerText(reply, 404, 'No such file');
    reply.headers(headersOfReleasedFiles).headers(file.headers);
    if (cache !== null) reply.header('cache-control', cache);
    return reply.send(file.body);
  };

  edge.get<{ Params: { file: string } }>('/embed/:file', async (request, reply) => {
    const name = /^([a-z-]+)\.js$/.exec(request.params.file)?.[1] ?? '';
    const live = (await reader.read())?.remotes[embeds[name] ?? '']?.live;
    return answer(request, reply, { name, version: live, cache: currentCache });
  });
  edge.get<{ Params: { name: string; file: string } }>('/embed/:name/:file', async (request, reply) => {
    const version = /^(.+)\.js$/.exec(request.params.file)?.[1];
    return answer(request, reply, { name: request.params.name, version, cache: null });
  });
};
