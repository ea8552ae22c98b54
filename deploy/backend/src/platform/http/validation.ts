import { dayPattern, instantPattern, type Locale } from '@fairfront/shared-kit/domain/common';
import type { Issue } from '@fairfront/shared-kit/domain/validation';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import { issueText } from '../texts/issue-text';
import { serverTextIn } from '../texts/server-texts';
import type { FieldErrors } from './http-error';
import { storableText } from './storable-text';
import { validatorOf } from './validator-of';

/** A request that does not match the schema of its route. */
export class InvalidRequest extends Error {
  constructor(
    readonly problems: readonly TLocalizedValidationError[],
    readonly part: string | undefined,
  ) {
    super(`The ${part ?? 'request'} does not fit its schema`);
    this.name = 'InvalidRequest';
  }
}

/** Whether numbers are written canonically in the URL; a list of one value is written as that value. */
const isAsWritten = (converted: unknown, original: unknown): boolean => {
  if (typeof converted === 'number') return String(converted) === original;
  if (!Array.isArray(converted)) return true;
  const written: unknown[] = Array.isArray(original) ? original : [original];
  return converted.every((one, index) => isAsWritten(one, written[index]));
};

/**
 * Converts the values of a URL to the types of their schema. A number must be written canonically: the conversion alone
 * would read `101.5`, `1e2` and `101 ` as numbers.
 */
const convertAddress = (schema: TSchema, value: unknown): unknown => {
  const converted = Value.Convert(schema, structuredClone(value)) as Record<string, unknown>;
  const original = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(converted).map(([name, one]) => [name, isAsWritten(one, original[name]) ? one : original[name]]),
  );
};

const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storable(one)]));
};

/**
 * Validates the parts of requests: URL values are converted from text first, bodies are not converted. Keys of a body
 * that its schema does not declare are dropped, so that no route passes them to the database, where
 * `user_id` or `constructor` would be a column; the schemas of staff refuse them (`request-bounds.ts`).
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> =
  ({ schema, httpPart }) =>
  (value: unknown) => {
    const validator = validatorOf(schema);
    const given = storable(value);
    const converted = httpPart === 'body' ? given : convertAddress(schema, given);
    if (!validator.Check(converted)) return { error: new InvalidRequest(validator.Errors(converted), httpPart) };
    return { value: httpPart === 'body' ? validator.Clean(converted) : converted };
  };

const fieldOf = (path: string): string => path.split('/').filter(Boolean).join('.');

const datePatterns: ReadonlySet<string> = new Set([dayPattern.source, instantPattern.source]);

/** Maps a broken schema keyword to the shared rule, so that both use the same texts. */
const issueOf = (problem: TLocalizedValidationError): Issue => {
  switch (problem.keyword) {
    case 'required':
      return { rule: 'required' };
    case 'minLength':
    case 'minItems':
      return problem.params.limit === 1 ? { rule: 'required' } : { rule: 'minLength', n: problem.params.limit };
    case 'maxLength':
      return { rule: 'maxLength', n: problem.params.limit };
    case 'minimum':
      return { rule: 'minValue', n: Number(problem.params.limit) };
    case 'maximum':
      return { rule: 'maxValue', n: Number(problem.params.limit) };
    case 'format':
      return { rule: problem.params.format === 'email' ? 'email' : 'date' };
    case 'pattern':
      return { rule: datePatterns.has(String(problem.params.pattern)) ? 'date' : 'option' };
    case 'type':
      return issueOfType(problem.params.type);
    default:
      return { rule: 'option' };
  }
};

const issueOfType = (type: string | string[]): Issue =>
  type === 'number' || type === 'integer' ? { rule: 'number' } : { rule: 'required' };

/**
 * The texts of an error response: the first problem of every field; a nullable value is checked by its non-null form.
 */
export const fieldErrorsOf = ({ problems }: InvalidRequest, locale: Locale): FieldErrors => {
  // keys like `constructor` are names of fields, too
  const errors = new Map<string, string[]>();
  const add = (field: string, text: string) => void (errors.has(field) || errors.set(field, [text]));
  for (const problem of problems) {
    // of an undeclared key: the problem of its object names it
    if (problem.keyword === 'boolean') continue;
    if (problem.keyword === 'additionalProperties') {
      for (const name of problem.params.additionalProperties) {
        add(fieldOf(`${problem.instancePath}/${name}`), serverTextIn(locale, 'http.unknownKey', { name }));
      }
      continue;
    }
    if (problem.keyword === 'anyOf' || (problem.keyword === 'type' && problem.params.type === 'null')) continue;
    const fields =
      problem.keyword === 'required'
        ? problem.params.requiredProperties.map((name) => fieldOf(`${problem.instancePath}/${name}`))
        : [fieldOf(problem.instancePath)];
    for (const field of fields) add(field, issueText(issueOf(problem), locale));
  }
  return Object.fromEntries(errors);
};
