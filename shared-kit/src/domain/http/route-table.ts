import type { TSchema } from 'typebox';

/** Who may call a route: everybody, a signed-in user (default), or organiser staff. */
export type RouteAccess = 'public' | 'user' | 'manager';

/**
 * What a call of organiser staff is about. A role of staff and an API key have a list of them; `read` of a key allows
 * every GET.
 */
export const staffScopes = [
  'passes',
  'orders',
  'catalogue',
  'documents',
  'support',
  'set-up',
  'staff',
  'embed-tokens',
] as const;
/** One of `staffScopes`. */
export type StaffScope = (typeof staffScopes)[number];

/** The cost of a call without a session; `anonymous-budget.ts` of the backend defines the budgets. */
export type RouteCost = 'internal' | 'memory' | 'file' | 'read' | 'write' | 'password' | 'document';

/** A non-JSON response: a file. */
export interface FileResponse {
  description: string;
  content: Readonly<Record<string, { schema: TSchema }>>;
}

/** One operation of the API. */
export interface Route {
  /** What it does, in one line of the API document. */
  summary: string;
  /** The tag in the API document, if it differs from that of the table. */
  tag?: string;
  access?: RouteAccess;
  /** For every route with the access `manager`. */
  scope?: StaffScope;
  /** Required for every route with the access `public`. */
  cost?: RouteCost;
  /** Parameters in the path. */
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  /** The JSON body. */
  body?: TSchema;
  /** Fields of a multipart body, for the API document; the handler parses them. */
  form?: TSchema;
  /** Maximum body size in bytes, if it differs from the default of the server. */
  bodyLimit?: number;
  /** By status, including errors. */
  responses: Readonly<Record<number, TSchema | FileResponse>>;
}

/** A method in capitals and a path of the API: `GET /participants/{id}/cart`. */
export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The routes of one part of the API, under one tag of its document. */
export interface RouteTable<Routes extends Readonly<Record<RouteKey, Route>> = Readonly<Record<RouteKey, Route>>> {
  tag: string;
  routes: Routes;
}

/**
 * Describes routes: the backend registers them with their handlers, the client is typed by them.
 * @example
 * export const countryRoutes = routeTable('common', {
 *   'GET /countries': { summary: 'All countries', responses: { 200: DataOf(Type.Array(Country)) } },
 * });
 */
export const routeTable = <const Routes extends Readonly<Record<RouteKey, Route>>>(
  tag: string,
  routes: Routes,
): RouteTable<Routes> => ({ tag, routes });
