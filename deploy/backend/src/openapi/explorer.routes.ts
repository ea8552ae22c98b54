import { createHash } from 'node:crypto';
import type { App } from '../http/app.types';
import { explorerPage, explorerStyle } from './explorer-page';
import type { ApiDocument } from './openapi.types';

const styleHash = createHash('sha256').update(explorerStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

/** `/api/docs` for people and `/api/openapi.json` for programs; both are public. */
export const addExplorer = (app: App, document: () => object): void => {
  const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', hidden, async (_request, reply) => reply.send(document()));
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(explorerPage(document() as ApiDocument)),
  );
};
