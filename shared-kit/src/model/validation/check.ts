import type { Broken } from './rule';
import { placedIn, type Fields, type Checked, type ValidValues, type SaidOf } from './field';

/** The first broken rule of every field, keyed as the API keys them: parts of a list with dots, `cargos.0.title`. */
export type Issues<Said extends Broken = Broken> = Readonly<Record<string, Said>>;

/** What checking came to: what is wrong, or the values as their rules have found them. */
export type Verdict<Named extends Fields> =
  | { issues: Issues<SaidOf<Named>>; values: null }
  | { issues: null; values: ValidValues<Named> };

/** Checks the values of an entity: the server reads no value that its rules have not let pass. */
export const check = <Named extends Fields>(fields: Named, values: Checked<Named>): Verdict<Named> => {
  const issues: Record<string, SaidOf<Named>> = {};
  for (const { place, issue } of placedIn(fields, values)) issues[place] ??= issue;
  return Object.keys(issues).length > 0
    ? { issues, values: null }
    : { issues: null, values: values as ValidValues<Named> };
};

/** What is wrong with the values of an entity; empty when nothing is. */
export const issuesOf = <Named extends Fields>(fields: Named, values: Checked<Named>): Issues<SaidOf<Named>> =>
  check(fields, values).issues ?? {};
