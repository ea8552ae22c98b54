import { Type } from 'typebox';
import { notFound } from '@fairfront/backend/platform/http/http-error';
import { readableEverywhere } from '@fairfront/backend/platform/http/response-headers';
import type { RoutePlugin } from '@fairfront/backend/platform/http/app.types';
import { pictureFile } from './pictures';

/**
 * The drawings of the demo services under `/storage/pictures/<name>.svg`. They are part of the program: nobody
 * sends them, and a page that opens one by itself runs nothing.
 */
export const demoPictureRoutes: RoutePlugin = (app) => {
  app.get(
    '/storage/pictures/:file',
    {
      config: { access: 'public', cost: 'memory' },
      schema: { hide: true, params: Type.Object({ file: Type.String() }) },
    },
    async ({ params }, reply) => {
      const picture = pictureFile(params.file);
      if (picture === null) throw notFound();
      return reply
        .headers(readableEverywhere)
        .header('content-type', 'image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(picture);
    },
  );
};
