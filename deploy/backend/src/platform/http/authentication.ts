import { localeOf, type Locale } from '@fairfront/shared-kit/domain/common';
import type { FastifyRequest } from 'fastify';
import type { Origin, Place, Session } from './session';
import type { RouteCost } from '@fairfront/shared-kit/domain/http';
import type { App } from './app.types';
import { forbidden, unauthenticated } from './http-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response. */
    locale: Locale;
    /** Null on a public route without a valid token. */
    session: Session | null;
  }
}

const tokenOf = (header: string | undefined): string | null => /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;

/** Rules provided by the areas of sessions and embeds. */
export interface SessionRules {
  /** Null for a token without a session. */
  find: (token: string, place: Place) => Promise<Session | null>;
  /** @throws HttpError if the address of a caller without a session has called too often */
  charge: (address: string, cost: RouteCost) => void;
  /** @throws HttpError if an embed token does not open what it requests */
  requireScope: (request: FastifyRequest, scope: NonNullable<Session['embed']>) => void;
}

/** Determines language and caller of every request and rejects those that the route does not allow. */
export const addAuthentication = (app: App, { find, charge, requireScope }: SessionRules): void => {
  app.decorateRequest('locale', 'ru');
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request.headers['accept-language']);
    // an unknown URL is reported the same way to everybody
    if (request.is404) {
      charge(request.ip, 'memory');
      return;
    }
    const token = tokenOf(request.headers.authorization);
    request.session = token === null ? null : await find(token, { address: request.ip, site: request.headers.origin });
    if (request.session?.embed) requireScope(request, request.session.embed);
    const { access = 'user', cost = 'file' } = request.routeOptions.config;
    // a wrong token costs a query of the session table too
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

/** The origin of a request, which identifies a session that it starts. */
export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: request.headers['user-agent'] ?? '',
  address: request.ip,
});
