import { readFileSync } from 'node:fs';
import { cleanEnv, type CleanedEnv, type ValidatorSpec } from 'envalid';
import { distance } from 'fastest-levenshtein';

/** Environment variables. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The settings of a process. */
export interface ProcessSettings<Specs extends Record<string, ValidatorSpec<unknown>>> {
  /** The variables with type, default and meaning (`desc`). */
  specs: Specs;
  /** Those whose values are never printed, and that can come from a file: `<name>_FILE` is its path. */
  secrets: readonly (keyof Specs & string)[];
  /** Sentences about settings that contradict each other; each begins with the name of a variable. */
  contradictions: (values: CleanedEnv<Specs>) => string[];
}

/** The values of settings. */
export type SettingsOf<Process> =
  Process extends ProcessSettings<infer Specs extends Record<string, ValidatorSpec<unknown>>>
    ? CleanedEnv<Specs>
    : never;

/** From this length on, a name that is almost a setting is a typing error and not another variable. */
const typedLength = 8;

const misspelt = (env: Env, known: readonly string[]): string[] =>
  Object.keys(env)
    .filter((name) => name.length >= typedLength && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => one.length >= typedLength && distance(name, one) <= 2);
      return meant === undefined ? [] : [`${name} is unknown; did you mean ${meant}?`];
    });

/** A problem as a sentence that begins with the variable. */
const sentence = (name: string, problem: string): string => {
  if (problem.startsWith(name)) return problem;
  return /^\p{Ll}/u.test(problem) ? `${name} ${problem}` : `${name}: ${problem}`;
};

/**
 * Reads the settings of a process. Empty variables count as missing.
 * @throws Error with a line for each variable that is invalid, misspelt or contradicts another one. No line contains a
 * secret.
 */
export const readSettings = <Specs extends Record<string, ValidatorSpec<unknown>>>(
  env: Env,
  { specs, secrets, contradictions }: ProcessSettings<Specs>,
): CleanedEnv<Specs> => {
  const problems: string[] = [];
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value) given[name] = value;
  for (const name of secrets) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) problems.push(`${name} and ${name}_FILE are both set: remove one of them`);
    try {
      given[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      problems.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
    }
  }
  problems.push(...misspelt(given, [...Object.keys(specs), ...secrets.map((name) => `${name}_FILE`)]));
  const values = cleanEnv(given, specs, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) problems.push(sentence(name, error?.message ?? ''));
    },
  });
  if (problems.length === 0) problems.push(...contradictions(values));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return values;
};
