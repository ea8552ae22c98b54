import { mixed, type Schema } from 'yup';
import type { Rule } from '../validation';

/**
 * A field of a schema that own rules judge in their order; its first broken rule counts. The message is the name of the rule,
 * the params are what its text names.
 * @example object({ lastname: field(required, letters, ...personName) })
 */
export const field = (...rules: readonly Rule<never, never>[]): Schema =>
  mixed()
    .nullable()
    .test('rules', function judge(value: unknown) {
      const all = (this.parent ?? {}) as Readonly<Record<string, unknown>>;
      for (const rule of rules as readonly Rule[]) {
        const issue = rule(value, all);
        if (issue) {
          const { rule: message, ...params } = issue;
          return this.createError({ message, params });
        }
      }
      return true;
    });
