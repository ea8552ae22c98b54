import { Type } from 'typebox';
import { readableEverywhere } from '../http/response-headers';
import type { RoutePlugin } from '../services';
import { notFound } from '../http/http-error';

/**
 * Stored logos under `/storage/<name>` (ACC-041): open to whoever knows the name, since images carry no bearer token.
 * A name stands for one content for ever, so that browsers may keep it. Documents and files of chats have an owner: they
 * are given out by their own calls only (SVC-157).
 */
export const storageRoutes: RoutePlugin = (app, { files, database }) => {
  app.get(
    '/storage/:name',
    { config: { access: 'public' }, schema: { hide: true, params: Type.Object({ name: Type.String() }) } },
    async ({ params }, reply) => {
      const logo = await database.read
        .selectFrom('company_logos')
        .select('company_id')
        .where((eb) => eb.or([eb('original_name', '=', params.name), eb('thumbnail_name', '=', params.name)]))
        .executeTakeFirst();
      const file = logo && (await files.get(params.name));
      if (!file) throw notFound();
      return reply
        .headers(readableEverywhere)
        .header('content-type', file.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline')
        .send(file.bytes);
    },
  );
};
