import type { TSchema } from 'typebox';
import type { StaffScope } from './staff-scope';

/** Who may call a route: everybody, a signed-in user (default), or organiser staff. */
export type RouteAccess = 'public' | 'user' | 'manager';

/**
 * How a staff route without an object of one exhibition in its path is limited to the exhibitions of its caller:
 * - `all`: it concerns the whole portal and needs the scope in all exhibitions;
 * - `filtered`: its handler answers for the exhibitions of `exhibitionsOf(request)`;
 * - `body`: its body names the exhibition as `exhibition_id`;
 * - `person`: its body names a person as `email`, and it needs the scope in all exhibitions of that person;
 * - `none`: it is about no exhibition.
 */
export type ExhibitionReach = 'all' | 'filtered' | 'body' | 'person' | 'none';

/** The cost of a call without a session; `anonymous-budget.ts` of the backend defines the budgets. */
export type RouteCost = 'internal' | 'memory' | 'file' | 'read' | 'write' | 'password' | 'document';

/** A non-JSON response: a file. */
export interface FileResponse {
  description: string;
  content: Readonly<Record<string, { schema: TSchema }>>;
}

interface RouteFacts {
  /** The summary of the route in the API document. */
  summary: string;
  /** The tag in the API document, if it differs from that of the table. */
  tag?: string;
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

interface OpenRoute extends RouteFacts {
  access?: Exclude<RouteAccess, 'manager'>;
  /** The rights that staff and API keys need; without it, no API key is accepted. */
  scope?: StaffScope;
  exhibitions?: never;
}

interface StaffRoute extends RouteFacts {
  access: 'manager';
  scope: StaffScope;
  /** Required unless the path contains an object whose exhibition is known, see `exhibitionOf` of the areas in the backend. */
  exhibitions?: ExhibitionReach;
}

/** One operation of the API. */
export type Route = OpenRoute | StaffRoute;

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
