import { readFileSync, writeFileSync } from 'node:fs';
import { operationLine, operationsOf, type ApiOperation, type OptionSchema } from './api-operations';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand, fileAt } from './organizer-command';
import { noMoreWords, readWords, unknownWord, type OptionKinds } from './read-words';

const typesOf = (schema: OptionSchema): string[] =>
  schema.anyOf ? schema.anyOf.flatMap(typesOf) : schema.type === undefined ? [] : [schema.type];

const parsed = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new WrongUsage(`--${name} needs a value in JSON: ${text}`);
  }
};

/** The value of an option in the type that its schema states; `none` is null where that is possible. */
const valueOf = (name: string, schema: OptionSchema, text: string): unknown => {
  const types = typesOf(schema);
  if (text === 'none' && types.includes('null')) return null;
  if (types.includes('boolean')) {
    if (text === 'true' || text === 'false') return text === 'true';
    throw new WrongUsage(`--${name} is true or false, not ${text}`);
  }
  if (types.includes('integer') || types.includes('number')) {
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number)) throw new WrongUsage(`--${name} is a number, not ${text}`);
    return number;
  }
  if (types.includes('array')) return text.startsWith('[') ? parsed(name, text) : text.split(',');
  return types.includes('object') ? parsed(name, text) : text;
};

const bodyFile = (path: string): Record<string, unknown> => {
  const value = parsed('body', readFileSync(path, 'utf8'));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new WrongUsage(`${path} contains no JSON object`);
};

const given = (
  schemas: Readonly<Record<string, OptionSchema>>,
  options: Readonly<Record<string, string | null>>,
): [string, unknown][] =>
  Object.entries(schemas).flatMap(([name, schema]): [string, unknown][] => {
    const text = options[name];
    return text === null || text === undefined ? [] : [[name, valueOf(name, schema, text)]];
  });

const addressOf = ({ path, ids }: ApiOperation, words: readonly string[]): string => {
  const missing = ids[words.length];
  if (missing !== undefined) throw new WrongUsage(`The number <${missing}> is missing`);
  noMoreWords(words.slice(ids.length));
  return ids.reduce((filled, id, n) => filled.replace(`{${id}}`, encodeURIComponent(words[n] ?? '')), path);
};

/** A form of the options: the value of a file is its path. */
const formOf = async (
  schemas: Readonly<Record<string, OptionSchema>>,
  options: Readonly<Record<string, string | null>>,
): Promise<FormData> => {
  const form = new FormData();
  for (const [name, schema] of Object.entries(schemas)) {
    const text = options[name];
    if (text === null || text === undefined) continue;
    if (schema.format === 'binary') form.append(name, await fileAt(text));
    else form.append(name, String(valueOf(name, schema, text)));
  }
  return form;
};

/** Runs a call with the words and options that follow its name. @throws WrongUsage for an option that it does not have */
const runOperation = async (api: OrganizerApi, operation: ApiOperation, words: string[]): Promise<string> => {
  const own = { ...operation.query, ...operation.body, ...operation.form };
  const kinds: OptionKinds = {
    ...Object.fromEntries(Object.keys(own).map((name) => [name, 'value' as const])),
    ...(operation.hasBody && { body: 'value' as const }),
    ...(operation.method === 'GET' && { out: 'value' as const }),
  };
  const read = readWords(words, kinds);
  const options = read.options as Record<string, string | null>;
  const query = new URLSearchParams(
    given(operation.query, options).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const address = addressOf(operation, read.words).replace('/organizer/', '') + (query.size > 0 ? `?${query}` : '');
  if (typeof options.out === 'string') {
    writeFileSync(options.out, await api.download(address));
    return options.out;
  }
  if (operation.form) {
    return JSON.stringify(await api.upload(address, await formOf(operation.form, options)), null, 2);
  }
  const body = {
    ...(typeof options.body === 'string' ? bodyFile(options.body) : {}),
    ...Object.fromEntries(given(operation.body, options)),
  };
  const data = await api.call<unknown>(operation.method, address, operation.hasBody ? body : undefined);
  return data === undefined ? 'Done' : JSON.stringify(data, null, 2);
};

/** The call that the words begin with, and the words after its name; the longest name wins. */
const operationIn = (operations: readonly ApiOperation[], words: readonly string[]) => {
  const [operation] = operations
    .filter((one) => one.words.every((word, n) => word === words[n]))
    .sort((a, b) => b.words.length - a.words.length);
  return operation && { operation, rest: words.slice(operation.words.length) };
};

/** A call by its method and path, `PATCH /organizer/exhibitions/1`; the path may contain ids. */
const operationAt = (operations: readonly ApiOperation[], text: string) => {
  const [method, path = ''] = text.split(' ');
  for (const operation of operations) {
    const pattern = operation.path.replace(/\{\w+\}/g, '([^/]+)');
    const match = operation.method === method && new RegExp(`^${pattern}$`).exec(path);
    if (match) return { operation, ids: match.slice(1).filter((id) => !id.startsWith('{')) };
  }
  return undefined;
};

/** Runs the call of the API that words name, if there is one. @returns null for words that name none */
export const runNamedCall = async (api: OrganizerApi, words: string[]): Promise<string | null> => {
  const found = operationIn(operationsOf(await api.document()), words);
  return found ? runOperation(api, found.operation, found.rest) : null;
};

/** `api`, `api exhibitions`: all calls of staff, each a command with options made of its description. */
export const apiCommand: OrganizerCommand = {
  usage: [
    'api                                                                 all calls of the API; each is a command',
    'api exhibitions                                                     those whose name begins so, with their options',
  ],
  run: async (api, words) => {
    const operations = operationsOf(await api.document());
    const found = operations.filter((one) => words.every((word, n) => one.words[n] === word));
    if (found.length === 0)
      throw unknownWord(
        'call',
        words.join(' '),
        operations.map((one) => one.words.join(' ')),
      );
    return found
      .flatMap((one) => [
        operationLine(one),
        ...(words.length === 0
          ? []
          : Object.keys({ ...one.query, ...one.body, ...one.form }).map((name) => `    --${name}`)),
      ])
      .join('\n');
  },
};

/** `call "POST /organizer/companies" --body company.json`. */
export const callCommand: OrganizerCommand = {
  usage: [
    'call "POST /organizer/companies" --body company.json                a call by its method and path; options override the file',
  ],
  run: async (api, [text = '', ...words]) => {
    const operations = operationsOf(await api.document());
    const found = operationAt(operations, text);
    if (!found) {
      const names = operations.map(({ method, path }) => `${method} ${path}`);
      const [method = ''] = text.split(' ');
      const alike = names.filter((name) => name.startsWith(`${method} `));
      throw unknownWord('call', text, alike.length > 0 ? alike : names);
    }
    return runOperation(api, found.operation, [...found.ids, ...words]);
  },
};
