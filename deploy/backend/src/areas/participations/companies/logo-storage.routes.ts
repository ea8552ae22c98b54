import { Type } from 'typebox';
import { isPublicPicture } from './companies.repository';
import { sendFile } from '../../../platform/documents/send-stored-file';
import { readableEverywhere } from '../../../platform/http/response-headers';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { notFound } from '../../../platform/http/http-error';

/**
 * Stored logos of companies and pictures of services under `/storage/<name>`. They are public, because requests for images have no bearer token. The content of
 * a name never changes, so browsers may cache it. Documents and files of chats are private and have their own endpoints.
 */
export const storageRoutes: RoutePlugin = (app, { files, database }) => {
  app.get(
    '/storage/:name',
    {
      config: { access: 'public', cost: 'file' },
      schema: { hide: true, params: Type.Object({ name: Type.String() }) },
    },
    async ({ params }, reply) => {
      const file = (await isPublicPicture(database.read, params.name)) && (await files.get(params.name));
      if (!file) throw notFound();
      reply
        .headers(readableEverywhere)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline');
      return sendFile(reply, file);
    },
  );
};
