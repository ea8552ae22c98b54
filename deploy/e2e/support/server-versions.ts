import type { Route } from '@playwright/test';

/** A schema of the API document, as far as it says which fields an answer may lack. */
interface Schema {
  $ref?: string;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
}

interface ApiDocument {
  paths: Record<string, { get?: { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> } }>;
  components: { schemas: Record<string, Schema> };
}

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

const isObject = (value: Json): value is { [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a newer server adds: a field unknown to these screens, in every object. */
const asNewer = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(asNewer);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([field, inner]) => [field, asNewer(inner)] as const);
  return { ...Object.fromEntries(entries), added_by_a_newer_server: { codes: ['unknown'], at: null } };
};

/** Answers of the running system, changed to those of a server that is one minor version older or newer. */
export class OtherServerVersion {
  private constructor(
    private readonly document: ApiDocument,
    private readonly age: 'older' | 'newer',
  ) {}

  /** @param origin of the running system, whose API document says which fields are optional */
  static async of(origin: string, age: 'older' | 'newer'): Promise<OtherServerVersion> {
    const answer = await fetch(`${origin}/api/openapi.json`);
    return new OtherServerVersion((await answer.json()) as ApiDocument, age);
  }

  /** A handler for `page.route('**' + '/api/**', …)`. */
  readonly answer = async (route: Route): Promise<void> => {
    const request = route.request();
    if (request.method() !== 'GET' || request.isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json') || !response.ok()) return route.fulfill({ response });
    const body = (await response.json()) as Json;
    const json =
      this.age === 'newer' ? asNewer(body) : this.asOlder(body, this.schemaOf(new URL(request.url()).pathname));
    return route.fulfill({ response, json });
  };

  private schemaOf(pathname: string): Schema | undefined {
    const path = pathname.replace(/^\/api/, '');
    const [, operations] =
      Object.entries(this.document.paths).find(([pattern]) =>
        new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
      ) ?? [];
    return operations?.get?.responses['200']?.content?.['application/json']?.schema;
  }

  /** Without the fields that an answer may lack: a server from before they were added sends none of them. */
  private asOlder(value: Json, schema: Schema | undefined): Json {
    const known = this.resolve(schema, value);
    if (!known) return value;
    if (Array.isArray(value)) return value.map((item) => this.asOlder(item, known.items));
    if (!isObject(value)) return value;
    const { properties, required = [] } = known;
    const kept = Object.entries(value).filter(([field]) => !properties?.[field] || required.includes(field));
    return Object.fromEntries(kept.map(([field, inner]) => [field, this.asOlder(inner, properties?.[field])]));
  }

  /** Follows a reference and takes the variant of a union that describes such a value. */
  private resolve(schema: Schema | undefined, value: Json): Schema | undefined {
    if (schema?.$ref) return this.resolve(this.document.components.schemas[schema.$ref.split('/').at(-1) ?? ''], value);
    if (!schema?.anyOf) return schema;
    const variants = schema.anyOf.map((variant) => this.resolve(variant, value));
    return variants.find((variant) => (Array.isArray(value) ? variant?.items : variant?.properties));
  }
}
