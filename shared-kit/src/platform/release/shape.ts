/** Stable codes of errors in a manifest, a release document or a page release. */
export type ReleaseErrorCode =
  /** The text is not JSON. */
  | 'RELEASE_SYNTAX'
  /** Written by an incompatible version of the tools. */
  | 'RELEASE_SCHEMA'
  /** A value is missing or of the wrong type; `path` tells which. */
  | 'RELEASE_SHAPE'
  /** A reference to something that the document does not contain. */
  | 'RELEASE_REFERENCE';

/** Thrown by the parsers. */
export class ReleaseError extends Error {
  constructor(
    readonly code: ReleaseErrorCode,
    /** Path in the document, for example `remotes.mf-passes.live`. */
    readonly path: string,
    message: string,
  ) {
    super(`${code} at ${path || 'the root'}: ${message}`);
    this.name = 'ReleaseError';
  }
}

/** Checks an unknown value and returns it typed, or throws a `ReleaseError`. */
export type Check<Value> = (value: unknown, path: string) => Value;

const wrong = (path: string, expected: string, value: unknown): never => {
  throw new ReleaseError(
    'RELEASE_SHAPE',
    path,
    `expected ${expected}, found ${value === null ? 'null' : typeof value}`,
  );
};

export const text: Check<string> = (value, path) => (typeof value === 'string' ? value : wrong(path, 'a text', value));

export const number: Check<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : wrong(path, 'a number', value);

export const boolean: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : wrong(path, 'true or false', value);

/** A text that passes a test. */
export const textWhere =
  (test: (value: string) => boolean, expected: string): Check<string> =>
  (value, path) => {
    const found = text(value, path);
    return test(found) ? found : wrong(path, `${expected} instead of "${found}"`, value);
  };

/** One of several fixed values. */
export const oneOf =
  <const Value extends string | number>(...values: Value[]): Check<Value> =>
  (value, path) =>
    values.find((candidate) => candidate === value) ?? wrong(path, `one of ${values.join(', ')}`, value);

export const nullable =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value, path) =>
    value === null ? null : check(value, path);

export const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value, path) =>
    value === undefined ? undefined : check(value, path);

export const list =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((item, index) => check(item, `${path}[${index}]`)) : wrong(path, 'a list', value);

const record: Check<Record<string, unknown>> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : wrong(path, 'an object', value);

const inside = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** An object used as a dictionary. */
export const dictionary =
  <Value>(check: Check<Value>): Check<Record<string, Value>> =>
  (value, path) =>
    Object.fromEntries(Object.entries(record(value, path)).map(([key, item]) => [key, check(item, inside(path, key))]));

/** An object with known members; unknown ones are dropped, so that a newer writer may add some. */
export const object =
  <Value extends object>(members: { [Key in keyof Required<Value>]: Check<Value[Key]> }): Check<Value> =>
  (value, path) => {
    const source = record(value, path);
    const result: Partial<Value> = {};
    for (const key of Object.keys(members) as (keyof Value & string)[]) {
      const found = members[key](source[key], inside(path, key));
      if (found !== undefined) result[key] = found;
    }
    return result as Value;
  };

type ValueOf<Member> = Member extends Check<infer Value> ? Value : never;
type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The result type of a table of checks: members whose check may return `undefined` are optional. */
export type Facts<Members> = Flat<
  { [Key in keyof Members as undefined extends ValueOf<Members[Key]> ? never : Key]: ValueOf<Members[Key]> } & {
    [Key in keyof Members as undefined extends ValueOf<Members[Key]> ? Key : never]?: ValueOf<Members[Key]>;
  }
>;

/** Rejects a document of another schema version before reading anything else. */
export const ofSchema =
  <Value>(schema: number, check: Check<Value>): Check<Value> =>
  (value, path) => {
    const found = record(value, path)['schema'];
    if (found !== schema) {
      throw new ReleaseError('RELEASE_SCHEMA', inside(path, 'schema'), `expected ${schema}, found ${String(found)}`);
    }
    return check(value, path);
  };

/** Parses JSON and checks it. */
export const fromJson = <Value>(check: Check<Value>, source: string): Value => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new ReleaseError('RELEASE_SYNTAX', '', error instanceof Error ? error.message : String(error));
  }
  return check(value, '');
};
