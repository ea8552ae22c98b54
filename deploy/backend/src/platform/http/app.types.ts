import type { ExhibitionReach, RouteAccess, RouteCost, StaffScope } from '@fairfront/shared-kit/domain/http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Services } from '../services';

/** The Fastify instance for areas: bodies, params and responses are typed by the TypeBox schemas of a route. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Adds routes to the application. */
export type RoutePlugin = (app: App, services: Services) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Default `user`: a route requires sign-in unless it says otherwise. */
    access?: RouteAccess;
    /** What organiser staff need for it. */
    scope?: StaffScope;
    /** How a staff route without an object of one exhibition is limited. */
    exhibitions?: ExhibitionReach;
    /** The cost of a public route; the process does not start without it. */
    cost?: RouteCost;
    /** Fields of the multipart body, for the API document; the route reads and validates them. */
    multipart?: TSchema;
  }
}
