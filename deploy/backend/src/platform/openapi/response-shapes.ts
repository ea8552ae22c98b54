import type { ResponseShape, ResponseShapes } from '@fairfront/shared-kit/model';

/** The part of a schema that says which members and kinds a response has. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

interface Operation {
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

type Schemas = Readonly<Record<string, Schema>>;

interface ApiDocument {
  paths: Readonly<Record<string, { get?: Operation }>>;
  components?: { schemas?: Schemas };
}

const kinds: Readonly<Record<string, string>> = { string: 's', number: 'n', integer: 'n', boolean: 'b' };

/** The document writes each level of the tree of rubrics as a schema of its own; they are alike. */
const levelsAlike = (name: string): string => name.replace(/^CatalogRubric\d$/, 'CatalogRubric1');

const alternativesOf = (alternatives: readonly Schema[]): ResponseShape => {
  const others = alternatives.filter(({ type }) => type !== 'null');
  const [only] = others.map(shapeOf);
  if (others.length !== 1 || only === undefined) return '*';
  if (others.length === alternatives.length) return only;
  // a shape that may be null needs a name, or is not looked into
  return typeof only === 'string' ? `${only}?` : '*';
};

const shapeOf = (schema: Schema): ResponseShape => {
  const { $ref, anyOf, type, items, properties, required = [] } = schema;
  if ($ref) return `#${levelsAlike($ref.split('/').pop() ?? '')}`;
  if (anyOf) return alternativesOf(anyOf);
  if (schema.enum) return schema.enum.every((value) => typeof value === 'string') ? 's' : '*';
  if (type === 'array') return [items ? shapeOf(items) : '*'];
  if (type === 'object' && properties) {
    const members = Object.entries(properties);
    return Object.fromEntries(
      members.map(([key, member]) => [required.includes(key) ? key : `${key}?`, shapeOf(member)]),
    );
  }
  if (type === 'object') return {};
  return (type && kinds[type]) || '*';
};

const namesIn = (shape: ResponseShape): string[] => {
  if (typeof shape === 'string') return shape.startsWith('#') ? [shape.replace(/^#|\?$/g, '')] : [];
  return Object.values(shape).flatMap(namesIn);
};

/** What the frame of a signed-in user and home read: their shapes travel with the portal's first scripts, no others do. */
const firstReads: ReadonlySet<string> = new Set([
  '/auth/user',
  '/invitations',
  '/notifications',
  '/participants',
  '/participants/{id}',
  '/preparations',
]);

const withNamed = (responses: Readonly<Record<string, ResponseShape>>, schemas: Schemas): ResponseShapes => {
  const named: Record<string, ResponseShape> = {};
  const waiting = Object.values(responses).flatMap(namesIn);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = schemas[name];
    if (name in named || !schema) continue;
    const shape = shapeOf(schema);
    named[name] = shape;
    waiting.push(...namesIn(shape));
  }
  return { responses, named };
};

/**
 * The shapes of the responses to all reads of the portal, out of the API document: `first` for those of the frame and of home,
 * `further` for all others. The organiser's API is left out, which no screen reads.
 */
export const responseShapesOf = (document: unknown): { first: ResponseShapes; further: ResponseShapes } => {
  const { paths, components } = document as ApiDocument;
  const read = Object.entries(paths).flatMap(([path, { get }]): [string, ResponseShape][] => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    return schema && !path.startsWith('/organizer') ? [[path, shapeOf(schema)]] : [];
  });
  const shapesOf = (isIn: (path: string) => boolean) =>
    withNamed(Object.fromEntries(read.filter(([path]) => isIn(path))), components?.schemas ?? {});
  return {
    first: shapesOf((path) => firstReads.has(path)),
    further: shapesOf((path) => !firstReads.has(path)),
  };
};
