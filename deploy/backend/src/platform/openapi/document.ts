import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface JsonObject {
  [key: string]: Json;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name that a schema requests by its `title`: a capitalised identifier. */
const nameOf = (value: JsonObject): string | null =>
  typeof value.title === 'string' && /^[A-Z]\w+$/.test(value.title) && 'type' in value ? value.title : null;

/**
 * Moves every titled schema of the document to `components.schemas`, leaving a `$ref`.
 * @throws if two different schemas have the same title
 */
export const hoistNamedSchemas = (document: JsonObject): JsonObject => {
  const named: JsonObject = {};
  const hoist = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(hoist);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hoist(inner)]));
    const name = nameOf(copy);
    if (!name) return copy;
    const schema = { ...copy };
    delete schema.title;
    if (named[name] && JSON.stringify(named[name]) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are called ${name}`);
    }
    named[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };
  const paths = hoist(document.paths ?? {});
  const components = isObject(document.components) ? document.components : {};
  const schemas = Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, components: { ...components, schemas }, paths };
};

/** Names of the schemas referenced by a part of the document. */
const namesIn = (value: Json): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref.replace('#/components/schemas/', '')] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
};

const isOfOrganizer = (operation: Json): boolean =>
  isObject(operation) && Array.isArray(operation.tags) && operation.tags.includes('organizer');

/** The document without the calls of organiser staff and the schemas that only they use. */
export const withoutOrganizer = (document: JsonObject): JsonObject => {
  const paths: JsonObject = {};
  for (const [path, operations] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    if (!isObject(operations)) continue;
    const kept = Object.entries(operations).filter(([, operation]) => !isOfOrganizer(operation));
    if (kept.length > 0) paths[path] = Object.fromEntries(kept);
  }
  const components = isObject(document.components) ? document.components : {};
  const all = isObject(components.schemas) ? components.schemas : {};
  const named = new Set<string>();
  const follow = (names: readonly string[]): void => {
    for (const name of names) {
      if (named.has(name)) continue;
      named.add(name);
      follow(namesIn(all[name] ?? null));
    }
  };
  follow(namesIn(paths));
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
  return { ...document, components: { ...components, schemas }, paths };
};

/**
 * How the OpenAPI document is generated from the routes; paths are without `/api`, as in the requirements.
 */
export const swaggerOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Fairfront API',
      version: '1',
      description:
        'The contract between the portal and its backend. Single responses are {data}, lists {data, meta}, errors {message, code, errors}.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'Token of POST /auth/login' } },
    },
    security: [{ bearer: [] }],
  },
  hideUntagged: true,
  stripBasePath: true,
  transform: ({ schema, url, route }) => {
    const isMultipart = schema?.consumes?.includes('multipart/form-data');
    const body = isMultipart && { body: route.config?.multipart ?? { type: 'object' } };
    const security = route.config?.access === 'public' && { security: [] };
    const scope = route.config?.scope;
    const exhibitions = route.config?.exhibitions;
    const staff = { ...(scope && { 'x-scope': scope }), ...(exhibitions && { 'x-exhibitions': exhibitions }) };
    return { schema: { ...schema, ...body, ...security, ...staff }, url };
  },
};
