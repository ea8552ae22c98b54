import type { CleanedEnv, ValidatorSpec } from 'envalid';
import { readSettings, type Env, type ProcessSettings } from './read-settings';

const shown = (value: unknown): string => {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/**
 * The settings that a process would start with, a line each; of a secret only whether it is set.
 * @throws Error like `readSettings`
 */
export const describeSettings = <Specs extends Record<string, ValidatorSpec<unknown>>>(
  env: Env,
  process: ProcessSettings<Specs>,
): string => {
  const values: CleanedEnv<Specs> = readSettings(env, process);
  const names = Object.keys(process.specs) as (keyof Specs & string)[];
  const width = Math.max(...names.map((name) => name.length));
  return names
    .map((name) => {
      const isSecret = process.secrets.includes(name);
      const isSet = Boolean(env[name] || env[`${name}_FILE`]);
      return `${name.padEnd(width)}  ${isSecret ? (isSet ? '(set)' : '–') : shown(values[name])}`;
    })
    .join('\n');
};
