import { ValidationError, type AnyObjectSchema } from 'yup';

/** A broken rule of a schema: a code with the values that its text names (`errors.<code>` in the locale files). */
export interface SchemaIssue {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** The first broken rule of every field, keyed as the API keys them: parts of a list with dots (SHELL-160). */
export type SchemaIssues = Readonly<Record<string, SchemaIssue>>;

/** What yup itself adds to the params of an error. */
const ownParams: readonly string[] = ['path', 'value', 'originalValue', 'spec', 'label', 'disableStackTrace'];

/** yup writes `slots[0].date`, the API `slots.0.date`. */
const fieldOf = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

/**
 * Fields in the order of the schema, a list before its entries: yup sorts by parts of names, so that `middlename` may stand
 * before `name`.
 */
const inOrderOf = (schema: AnyObjectSchema, issues: Readonly<Record<string, SchemaIssue>>): SchemaIssues => {
  const fields = Object.keys(schema.fields);
  const placed = Object.entries(issues).map(([path, issue]) => {
    const steps = path.split('.');
    return { path, issue, place: fields.indexOf(steps[0] ?? ''), depth: steps.length };
  });
  placed.sort((a, b) => a.place - b.place || a.depth - b.depth);
  return Object.fromEntries(placed.map(({ path, issue }) => [path, issue]));
};

/**
 * Judges values by a schema whose messages are codes: the same call serves a form and the backend.
 * @returns null when every rule is kept, else the fields in the order of the schema
 */
export const schemaIssues = (schema: AnyObjectSchema, values: unknown): SchemaIssues | null => {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true, disableStackTrace: true });
    return null;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const issues: Record<string, SchemaIssue> = {};
    for (const { path, message, params } of error.inner.length > 0 ? error.inner : [error]) {
      const named = Object.fromEntries(Object.entries(params ?? {}).filter(([name]) => !ownParams.includes(name)));
      issues[fieldOf(path ?? '')] ??= { code: message, params: named };
    }
    return inOrderOf(schema, issues);
  }
};
