import { Type } from 'typebox';
import type { Area } from '../services';
import { notFound } from '../http/failure';

/**
 * Stored pictures under `/storage/<name>` (ACC-041): open to whoever knows the name, since images carry no bearer token.
 * A name stands for one content for ever, so that browsers may keep it.
 */
export const storageRoutes: Area = (app, { files }) => {
  app.get(
    '/storage/:name',
    { config: { access: 'public' }, schema: { hide: true, params: Type.Object({ name: Type.String() }) } },
    async ({ params }, reply) => {
      const file = await files.get(params.name);
      // documents have an owner: they are given out by their own call
      if (!file?.type.startsWith('image/')) throw notFound();
      return reply
        .header('content-type', file.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline')
        .send(file.bytes);
    },
  );
};
