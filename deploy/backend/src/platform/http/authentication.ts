import { localeOf, type Locale } from '@fairfront/shared-kit/model';
import type { FastifyRequest } from 'fastify';
import type { Origin, Place, Session } from './session';
import type { RouteCost } from '@fairfront/shared-kit/domain/http';
import type { App } from './app.types';
import { forbidden, unauthenticated } from './http-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the answer (SHELL-160). */
    locale: Locale;
    /** Null on a public route without a valid token. */
    session: Session | null;
  }
}

const tokenOf = (header: string | undefined): string | null => /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;

/** What the areas of sessions and of foreign pages decide. */
export interface SessionRules {
  /** Null for a token that opens no session. */
  find: (token: string, place: Place) => Promise<Session | null>;
  /** @throws HttpError where the address of a caller without a session has called too much */
  charge: (address: string, cost: RouteCost) => void;
  /** @throws HttpError where a token of a foreign page does not open what it asks for */
  requireScope: (request: FastifyRequest, scope: NonNullable<Session['embed']>) => void;
}

/** Finds out language and caller of every request and refuses those that the route does not want. */
export const addAuthentication = (app: App, { find, charge, requireScope }: SessionRules): void => {
  app.decorateRequest('locale', 'ru');
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request.headers['accept-language']);
    // an address without a route is unknown to everybody in the same way
    if (request.is404) {
      charge(request.ip, 'memory');
      return;
    }
    const token = tokenOf(request.headers.authorization);
    request.session = token === null ? null : await find(token, { address: request.ip, site: request.headers.origin });
    if (request.session?.embed) requireScope(request, request.session.embed);
    const { access = 'user', cost = 'file' } = request.routeOptions.config;
    // a wrong token costs a look into the table of sessions, too
    if (!request.session) charge(request.ip, cost);
    if (access === 'public') return;
    if (!request.session) throw unauthenticated();
    if (access === 'manager' && request.session.user.access !== 'manager') throw forbidden();
  });
};

/** The session of a route that is not public. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw unauthenticated();
  return request.session;
};

/** The caller of a route that is not public. */
export const callerOf = (request: FastifyRequest): Session['user'] => sessionOf(request).user;

/** From where a request comes: what a session that it begins is known by (SHELL-440). */
export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: request.headers['user-agent'] ?? '',
  address: request.ip,
});
