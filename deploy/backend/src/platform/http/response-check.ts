import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import { serializerCompiler, type Serializer } from './response-serializer';
import { validatorOf } from './validator-of';

/**
 * Serialises responses in tests: one that does not match the schema of its route, or has additional keys, fails the
 * call, so that document, generated client and behaviour cannot diverge. So does one that the schema's serializer would
 * write differently: it writes an empty text for a null that is not allowed.
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
