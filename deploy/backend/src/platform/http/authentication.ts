import { localeOf, type Locale, defaultLocale } from '@fairfront/shared-kit/domain/common';
import type { FastifyRequest } from 'fastify';
import { withActingCall } from '../acting-call';
import { withAuditKey } from '../database/audit';
import type { ApiKeyCaller, Origin, Place, Session } from './session';
import type { RouteCost } from '@fairfront/shared-kit/domain/http';
import type { App } from './app.types';
import { forbidden, unauthenticated } from './http-error';
import { admitBody, admitStaff, type ExhibitionFinder } from './staff-access';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response. */
    locale: Locale;
    /** Null on a public route without a valid token, and for an API key. */
    session: Session | null;
    /** Set on calls with an API key to routes that accept one. */
    apiKey: ApiKeyCaller | null;
  }
}

const tokenOf = (header: string | undefined): string | null => /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;

/** Rules provided by the areas of sessions, staff and embeds. */
export interface SessionRules {
  /** Null for a token without a session. */
  find: (token: string, place: Place) => Promise<Session | null>;
  /** Null for a token that is no API key in force. @throws HttpError 429 if the key has called too often */
  findKey: (token: string, place: Place) => Promise<ApiKeyCaller | null>;
  /** @throws HttpError if the address of a caller without a session has called too often */
  charge: (address: string, cost: RouteCost) => void;
  /** @throws HttpError if an embed token does not open what it requests */
  requireScope: (request: FastifyRequest, scope: NonNullable<Session['embed']>) => void;
  /** @throws HttpError if the call is closed to staff who act as an exhibitor */
  requireActing: (request: FastifyRequest, acting: NonNullable<Session['acting']>) => void;
  /** The exhibitions of what a call is about. */
  exhibitions: ExhibitionFinder;
}

/** Determines language and caller of every request and rejects those that the route does not allow. */
export const addAuthentication = (app: App, rules: SessionRules): void => {
  const { find, findKey, charge, requireScope, requireActing, exhibitions } = rules;
  app.decorateRequest('locale', defaultLocale);
  app.decorateRequest('session', null);
  app.decorateRequest('apiKey', null);
  app.decorateRequest('staffExhibitions', null);
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request.headers['accept-language']);
    // an unknown URL is reported the same way to everybody
    if (request.is404) {
      charge(request.ip, 'memory');
      return;
    }
    const token = tokenOf(request.headers.authorization);
    const place = { address: request.ip, site: request.headers.origin };
    const { access = 'user', cost = 'file', scope } = request.routeOptions.config;
    if (token !== null) {
      request.apiKey = await findKey(token, place);
      request.session = request.apiKey ? null : await find(token, place);
    }
    if (request.session?.embed) requireScope(request, request.session.embed);
    if (request.session?.acting) requireActing(request, request.session.acting);
    const caller = request.session ?? request.apiKey;
    // a wrong token costs a query of the session table too
    if (!caller) charge(request.ip, cost);
    if (access === 'public') return;
    if (!caller) throw unauthenticated();
    if (access === 'manager' && caller.user.access !== 'manager') throw forbidden();
    const isAboutStaff = access === 'manager' || (scope !== undefined && caller.user.access === 'manager');
    if (request.apiKey || isAboutStaff)
      await admitStaff(request, { staff: caller.staff, isKey: request.apiKey !== null }, exhibitions);
  });
  app.addHook('preHandler', (request) => admitBody(request, exhibitions));
  app.addHook('preHandler', (request, _reply, done) => {
    const { apiKey, session } = request;
    if (apiKey) withAuditKey(apiKey.id, done);
    else if (session?.acting)
      withActingCall({ userId: session.user.id, participationId: session.acting.participationId }, done);
    else done();
  });
};

/** The session of a route that is not public and accepts no API keys. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw unauthenticated();
  return request.session;
};

/** The caller of a route that is not public. */
export const callerOf = (request: FastifyRequest): Session['user'] => {
  const caller = request.session ?? request.apiKey;
  if (!caller) throw unauthenticated();
  return caller.user;
};

/** The origin of a request, which identifies a session that it starts. */
export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: request.headers['user-agent'] ?? '',
  address: request.ip,
});
