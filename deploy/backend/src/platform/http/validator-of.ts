import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const validators = new WeakMap<TSchema, Validator>();

/**
 * The compiled form of a schema, made when something is first checked against it: a start that compiled the hundreds of all
 * routes would spend most of its time so.
 */
export const validatorOf = (schema: TSchema): Validator => {
  const known = validators.get(schema);
  if (known) return known;
  const made = Compile(schema);
  validators.set(schema, made);
  return made;
};
