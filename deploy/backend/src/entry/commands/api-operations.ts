/** A JSON schema, as far as options are made of it. */
export interface OptionSchema {
  $ref?: string;
  type?: string;
  /** `binary` for a file of a form. */
  format?: string;
  properties?: Readonly<Record<string, OptionSchema>>;
  anyOf?: readonly OptionSchema[];
  items?: OptionSchema;
}

interface Parameter {
  name: string;
  in: string;
  schema?: OptionSchema;
}

interface DescribedOperation {
  summary?: string;
  parameters?: readonly Parameter[];
  requestBody?: { content?: Readonly<Record<string, { schema?: OptionSchema }>> };
}

/** The API document, as far as commands are made of it. */
export interface DescribedApi {
  paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  components?: { schemas?: Readonly<Record<string, OptionSchema>> };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call of staff that is a command: `participants stands set`. */
export interface ApiOperation {
  /** The words of the command. */
  words: string[];
  method: Method;
  /** Below the API, with its parameters in braces: `/organizer/participants/{id}/stands`. */
  path: string;
  summary: string;
  /** Parameters of the path, in their order. */
  ids: string[];
  query: Readonly<Record<string, OptionSchema>>;
  body: Readonly<Record<string, OptionSchema>>;
  hasBody: boolean;
  /** Fields of a form with files, whose values are paths; null for a call that sends none. */
  form: Readonly<Record<string, OptionSchema>> | null;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const verbs = { get: 'get', post: 'create', put: 'set', patch: 'update', delete: 'delete' } as const;

/** The words of a call: a POST beside no list is an action, `exhibitions archive`. */
const wordsOf = (path: string, method: (typeof methods)[number], api: DescribedApi): string[] => {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'organizer');
  const names = segments.filter((segment) => !segment.startsWith('{'));
  const isOne = segments.at(-1)?.startsWith('{') ?? false;
  if (method === 'get' && !isOne && (names.length === 1 || names.at(-1)?.endsWith('s'))) return [...names, 'list'];
  const isAction = method === 'post' && segments.length > 1 && !api.paths[path]?.get;
  return isAction ? names : [...names, verbs[method]];
};

const resolved = (schema: OptionSchema | undefined, api: DescribedApi): OptionSchema => {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? (schema ?? {}) : (api.components?.schemas?.[name] ?? {});
};

/** The calls of staff that the document describes, in its order. */
export const operationsOf = (api: DescribedApi): ApiOperation[] =>
  Object.entries(api.paths)
    .filter(([path]) => path.startsWith('/organizer/'))
    .flatMap(([path, operations]) =>
      methods.flatMap((method): ApiOperation[] => {
        const described = operations[method];
        if (!described) return [];
        const { content } = described.requestBody ?? {};
        const body = content?.['application/json']?.schema;
        const form = content?.['multipart/form-data']?.schema;
        return [
          {
            words: wordsOf(path, method, api),
            method: method.toUpperCase() as Method,
            path,
            summary: described.summary ?? '',
            ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
            query: Object.fromEntries(
              (described.parameters ?? [])
                .filter((parameter) => parameter.in === 'query')
                .map(({ name, schema }) => [name, schema ?? {}]),
            ),
            body: resolved(body, api).properties ?? {},
            hasBody: body !== undefined,
            form: form === undefined ? null : (resolved(form, api).properties ?? {}),
          },
        ];
      }),
    );

/** The line of an operation in a list of commands. */
export const operationLine = ({ words, ids, summary }: ApiOperation): string =>
  `${[...words, ...ids.map((id) => `<${id}>`)].join(' ').padEnd(60)} ${summary}`;
