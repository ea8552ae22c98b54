import type { Route, RouteTable } from '@fairfront/shared-kit/domain/http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  ContextConfigDefault,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { Services } from '../services';
import type { App } from './app.types';

type Named<Described extends Route, From extends keyof Route, To extends string> =
  Described extends Readonly<Record<From, infer Schema>> ? Record<To, Schema> : unknown;

/** The schemas of a route by Fastify's names. */
type SchemaOf<Described extends Route> = FastifySchema &
  Named<Described, 'params', 'params'> &
  Named<Described, 'query', 'querystring'> &
  Named<Described, 'headers', 'headers'> &
  Named<Described, 'body', 'body'> &
  Record<'response', Described['responses']>;

/** A handler whose request and response are typed by the description of its route. */
type Handler<Described extends Route> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  SchemaOf<Described>,
  TypeBoxTypeProvider
>;

/** One handler for each route of a table. */
export type Handlers<Table> =
  Table extends RouteTable<infer Routes extends Readonly<Record<string, Route>>>
    ? { [Key in keyof Routes]: Handler<Routes[Key]> }
    : never;

const optionsOf = (
  tag: string,
  { access, bodyLimit, cost, exhibitions, form, query, responses, scope, tag: ownTag, ...schema }: Route,
) => ({
  schema: {
    ...schema,
    tags: [ownTag ?? tag],
    ...(query && { querystring: query }),
    ...(form && { consumes: ['multipart/form-data'] }),
    response: responses,
  },
  config: {
    ...(access && { access }),
    ...(scope && { scope }),
    ...(exhibitions && { exhibitions }),
    ...(cost && { cost }),
    ...(form && { multipart: form }),
  },
  ...(bodyLimit !== undefined && { bodyLimit }),
});

/**
 * Registers the routes of a table with their handlers. A missing handler or a response of another shape does not
 * compile.
 * @throws Error for a handler without a route: the process does not start
 */
export const implement =
  <Table extends RouteTable>(table: Table, handlersOf: (services: Services, app: App) => Handlers<Table>) =>
  (app: App, services: Services): void => {
    const handlers = handlersOf(services, app) as Readonly<Record<string, Handler<Route>>>;
    for (const key of Object.keys(handlers)) {
      if (!(key in table.routes)) throw new Error(`${key} is in no route table`);
    }
    for (const [key, route] of Object.entries<Route>(table.routes)) {
      const [method = '', path = ''] = key.split(' ');
      const handler = handlers[key];
      if (!handler) throw new Error(`${key} has no handler`);
      app.route({ method, url: path.replace(/\{(\w+)\}/g, ':$1'), ...optionsOf(table.tag, route), handler });
    }
  };
