import type { Broken } from './rule';
import { placedIn, type Fields, type Checked, type ValidValues, type SaidOf } from './field';

/** The first broken rule of every field, keyed as the API keys them: parts of a list with dots, `cargos.0.title`. */
export type Issues<Said extends Broken = Broken> = Readonly<Record<string, Said>>;

/** The result of a check: the broken rules, or the valid values. */
export type Verdict<Named extends Fields> =
  | { issues: Issues<SaidOf<Named>>; values: null }
  | { issues: null; values: ValidValues<Named> };

/** Checks the values of an entity. The server only reads values from the result, so an unchecked one does not compile. */
export const check = <Named extends Fields>(fields: Named, values: Checked<Named>): Verdict<Named> => {
  const issues: Record<string, SaidOf<Named>> = {};
  for (const { place, issue } of placedIn(fields, values)) issues[place] ??= issue;
  return Object.keys(issues).length > 0
    ? { issues, values: null }
    : { issues: null, values: values as ValidValues<Named> };
};

/** The broken rules of the values of an entity; empty when they are valid. */
export const issuesOf = <Named extends Fields>(fields: Named, values: Checked<Named>): Issues<SaidOf<Named>> =>
  check(fields, values).issues ?? {};
