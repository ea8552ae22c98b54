import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.types';
import { KeptResponse } from '../http/kept-response';
import { withoutOrganizer, type hoistNamedSchemas } from './document';
import { explorerPage, explorerStyle } from './explorer-page';
import type { ApiDocument } from './openapi.types';

const styleHash = createHash('sha256').update(explorerStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * `/api/docs` for people and `/api/openapi.json` for programs. Both are public; organiser calls are included only for
 * organiser staff, who send their token. Each is generated once per audience: 30 ms of CPU per request
 * would let one visitor slow down all others.
 */
export const addExplorer = (app: App, document: () => ReturnType<typeof hoistNamedSchemas>): void => {
  const kept = (documentOfReader: () => ReturnType<typeof hoistNamedSchemas>) => ({
    json: new KeptResponse('application/json; charset=utf-8', () => JSON.stringify(documentOfReader())),
    page: new KeptResponse('text/html; charset=utf-8', () =>
      explorerPage(documentOfReader() as unknown as ApiDocument),
    ),
  });
  const [ofStaff, ofAll] = [kept(document), kept(() => withoutOrganizer(document()))];
  const keptFor = ({ session }: FastifyRequest) => (session?.user.access === 'manager' ? ofStaff : ofAll);
  const hidden = { config: { access: 'public', cost: 'document' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', hidden, (request, reply) => keptFor(request).json.send(request, reply));
  app.get('/api/docs', hidden, (request, reply) =>
    keptFor(request).page.send(request, reply.header('content-security-policy', policy)),
  );
};
