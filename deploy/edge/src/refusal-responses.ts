import { localeOf, type Locale } from '@fairfront/shared-kit/domain/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { edgeTexts } from './edge-texts';
import type { DelayedRequests } from './delayed-requests';
import type { PortalHosts } from './portal-hosts';
import { readHints } from './page-request';
import type { Refusal } from './refusals';
import { closedPolicy, pageHeaders } from './security-headers';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether people open the route directly: they get a page when they are refused. */
    isPage?: true;
  }
}

/** Renders a page without scripts and styles, in the browser's colours. */
export const refusalPage = (text: Refusal['text'], locale: Locale): string => {
  const { title, tryAgain } = edgeTexts[locale].page;
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '</head>',
    `<body><main><h1>${title}</h1><p>${text[locale]}</p><p><a href="">${tryAgain}</a></p></main></body>`,
    '</html>',
    '',
  ].join('\n');
};

/** Headers of this page. */
export const refusalPageHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': closedPolicy,
};

/** Sends refusals in place of the backend or of a page, and delays those of clients above their limits. */
export class RefusalResponses {
  constructor(private readonly options: { hosts: PortalHosts; delayed: DelayedRequests; refusalTime: number }) {}

  /** Delays a refusal: a flood that is refused at once would also retry at once. */
  delay(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.options.delayed.delay(request, reply, this.options.refusalTime * (0.5 + Math.random()));
  }

  async send(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> {
    const { hosts } = this.options;
    if (refusal.status === 429) await this.delay(request, reply);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
    reply.code(refusal.status);
    if (request.routeOptions.config.isPage) {
      return reply
        .headers(refusalPageHeaders)
        .send(refusalPage(refusal.text, readHints(request.headers.cookie).locale));
    }
    // an embed must be able to read the refusal, otherwise it looks like a broken connection
    const { origin } = request.headers;
    if (origin !== undefined && hosts.isEmbedding(origin)) {
      reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
    }
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .send({ message: refusal.text[localeOf(request.headers['accept-language'])], code: refusal.code });
  }
}
