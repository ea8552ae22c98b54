import type { TSchema } from 'typebox';
import { validatorOf } from './validator-of';

type Serializer = (data: unknown) => string;

/** How answers become text: plainly in production. */
export const plainSerializerCompiler = (): Serializer => (data) => JSON.stringify(data);

/**
 * How answers become text in tests: one that does not fit the schema of its route, or carries more than it names, fails
 * the call, so that the document, the generated client and the truth cannot drift apart.
 */
export const checkingSerializerCompiler =
  ({ schema, method, url }: { schema: unknown; method: string; url: string }): Serializer =>
  (data) => {
    const validator = validatorOf(schema as TSchema);
    const text = JSON.stringify(data);
    const sent: unknown = JSON.parse(text);
    const problem = validator.Errors(sent)[0];
    if (problem) throw new Error(`Answer of ${method} ${url}: ${problem.instancePath} ${problem.message}`);
    if (JSON.stringify(validator.Clean(JSON.parse(text))) !== text) {
      throw new Error(`Answer of ${method} ${url} carries more than its schema: ${text.slice(0, 300)}`);
    }
    return text;
  };
