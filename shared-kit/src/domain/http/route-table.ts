import type { TSchema } from 'typebox';

/** Who may call a route: anybody, a signed-in user (the default), or staff of the organiser. */
export type RouteAccess = 'public' | 'user' | 'manager';

/** What a call without a session costs; `anonymous-budget.ts` of the backend gives the figures. */
export type RouteCost = 'internal' | 'memory' | 'file' | 'read' | 'write' | 'password' | 'document';

/** A response that is no JSON: a file. */
export interface FileResponse {
  description: string;
  content: Readonly<Record<string, { schema: TSchema }>>;
}

/** One operation of the API. */
export interface Route {
  /** What it does, in one line of the API document. */
  summary: string;
  /** The tag in the API document, where it differs from that of the table. */
  tag?: string;
  access?: RouteAccess;
  /** Every route with the access `public` has one. */
  cost?: RouteCost;
  /** Parameters in the path. */
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  /** The JSON body. */
  body?: TSchema;
  /** Fields of a multipart body, for the API document; the handler reads them. */
  form?: TSchema;
  /** Bytes of the largest body, where it differs from the default of the server. */
  bodyLimit?: number;
  /** By status, errors included. */
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
