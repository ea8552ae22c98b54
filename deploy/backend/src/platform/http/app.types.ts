import type { RouteAccess, RouteCost } from '@fairfront/shared-kit/domain/http';
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

/** The Fastify instance as areas see it: bodies, params and answers are typed by the TypeBox schemas of a route. */
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
    /** Default `user`: a route is closed unless it says otherwise. */
    access?: RouteAccess;
    /** What a call of a public route costs; the process does not start without it. */
    cost?: RouteCost;
    /** Fields of the multipart body, for the API document; they are read and judged by the route. */
    multipart?: TSchema;
  }
}
