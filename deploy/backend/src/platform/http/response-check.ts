import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import { serializerCompiler, type Serializer } from './response-serializer';
import { validatorOf } from './validator-of';

/**
 * How answers become text in tests: one that does not fit the schema of its route, or carries more than it names, fails
 * the call, so that the document, the generated client and the truth cannot drift apart. So does one that the serializer of
 * the schema would write differently: it turns a null where none is allowed into an empty text.
 */
export const checkingSerializerCompiler = ({
  schema,
  method,
  url,
}: {
  schema: unknown;
  method: string;
  url: string;
}): Serializer => {
  const serialize = serializerCompiler({ schema });
  return (data) => {
    const validator = validatorOf(schema as TSchema);
    const text = JSON.stringify(data);
    const sent: unknown = JSON.parse(text);
    const problem = validator.Errors(sent)[0];
    if (problem) throw new Error(`Answer of ${method} ${url}: ${problem.instancePath} ${problem.message}`);
    if (JSON.stringify(validator.Clean(JSON.parse(text))) !== text) {
      throw new Error(`Answer of ${method} ${url} carries more than its schema: ${text.slice(0, 300)}`);
    }
    const written = serialize(data);
    if (!isDeepStrictEqual(JSON.parse(written), sent))
      throw new Error(`Answer of ${method} ${url} is written as ${written}`);
    return written;
  };
};
