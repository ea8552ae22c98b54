import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.types';
import { withoutOrganizer, type hoistNamedSchemas } from './document';
import { explorerPage, explorerStyle } from './explorer-page';
import type { ApiDocument } from './openapi.types';

const styleHash = createHash('sha256').update(explorerStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * `/api/docs` for people and `/api/openapi.json` for programs. Both are public; the calls of the organiser stand in them
 * for the organiser's staff only, who ask with their token (SHELL-326).
 */
export const addExplorer = (app: App, document: () => ReturnType<typeof hoistNamedSchemas>): void => {
  let ofAll: ReturnType<typeof withoutOrganizer> | undefined;
  const documentFor = ({ session }: FastifyRequest) =>
    session?.user.access === 'manager' ? document() : (ofAll ??= withoutOrganizer(document()));
  const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', hidden, async (request, reply) => reply.send(documentFor(request)));
  app.get('/api/docs', hidden, async (request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(explorerPage(documentFor(request) as unknown as ApiDocument)),
  );
};
