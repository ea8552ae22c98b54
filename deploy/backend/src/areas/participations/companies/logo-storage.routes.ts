import { Type } from 'typebox';
import { isStoredLogo } from './companies.repository';
import { readableEverywhere } from '../../../platform/http/response-headers';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { notFound } from '../../../platform/http/http-error';

/**
 * Stored logos under `/storage/<name>`: open to whoever knows the name, since images carry no bearer token.
 * A name stands for one content for ever, so that browsers may keep it. Documents and files of chats have an owner: they
 * are given out by their own calls only.
 */
export const storageRoutes: RoutePlugin = (app, { files, database }) => {
  app.get(
    '/storage/:name',
    {
      config: { access: 'public', cost: 'file' },
      schema: { hide: true, params: Type.Object({ name: Type.String() }) },
    },
    async ({ params }, reply) => {
      const file = (await isStoredLogo(database.read, params.name)) && (await files.get(params.name));
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
