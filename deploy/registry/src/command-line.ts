import { parseArgs, type ParseArgsConfig } from 'node:util';
import { valid } from 'semver';
import type { Audience } from './registry';
import { refuse } from './registry-error';

/** A package to publish, with an explicit version or that of its build. */
interface NamedBuild {
  package: string;
  version?: string;
}

/** A valid command. */
export type Command =
  | { name: 'help' }
  | {
      name: 'publish';
      builds: NamedBuild[];
      audience: Audience;
      from?: string;
      isLocal: boolean;
      isMissingOnly: boolean;
      api?: string;
    }
  | { name: 'promote'; package: string; version: string; audience: Exclude<Audience, 'none'> }
  | { name: 'rollback'; package: string }
  | { name: 'restore'; revision: number }
  | { name: 'list' }
  | { name: 'verify' };

const audienceOptions = { percent: { type: 'string' }, company: { type: 'string', multiple: true } } as const;
const publishOptions = {
  ...audienceOptions,
  version: { type: 'string' },
  from: { type: 'string' },
  hold: { type: 'boolean' },
  local: { type: 'boolean' },
  missing: { type: 'boolean' },
  api: { type: 'string' },
} as const;

/** Parses the arguments strictly: unknown options are refused. */
const parsed = <const Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) => {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: true });
  } catch (error) {
    return refuse('USAGE', error instanceof Error ? error.message : String(error));
  }
};

const packageName = (text: string): string =>
  /^[a-z][a-z0-9-]*$/.test(text) ? text : refuse('USAGE', `"${text}" is not a package name such as mf-passes`);

const versionOf = (text: string): string =>
  valid(text) === text ? text : refuse('USAGE', `"${text}" is not a version such as 1.4.0`);

const wholeNumber = (text: string, min: number, max: number, what: string): number => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : refuse('USAGE', `"${text}" is not ${what}`);
};

const audienceOf = ({ percent, company }: { percent?: string; company?: string[] }): Exclude<Audience, 'none'> => {
  if (company && percent !== undefined) return refuse('USAGE', 'either --percent or --company');
  if (company) {
    const what = 'a company id; repeat the option for several: --company 7 --company 9';
    return { companies: company.map((id) => wholeNumber(id, 1, Number.MAX_SAFE_INTEGER, what)) };
  }
  return percent === undefined
    ? 'all'
    : { percent: wholeNumber(percent, 1, 100, 'a whole percentage from 1 to 100 (--percent)') };
};

const exactly = (names: string[], count: number, usage: string): void => {
  if (names.length !== count) refuse('USAGE', usage);
};

const publish = (args: string[]): Command => {
  const { values, positionals } = parsed(args, publishOptions);
  const { version, from, api, hold = false, local: isLocal = false, missing: isMissingOnly = false } = values;
  const builds = positionals.map((argument): NamedBuild => {
    const [name = '', given = version, ...rest] = argument.split('@');
    if (rest.length) refuse('USAGE', `"${argument}" is not a package, optionally with a version`);
    return { package: packageName(name), ...(given === undefined ? {} : { version: versionOf(given) }) };
  });
  const names = builds.map((build) => build.package);
  if (!builds.length && !isMissingOnly) refuse('USAGE', 'publish needs a package, for example: publish mf-passes');
  if (new Set(names).size !== names.length) refuse('USAGE', 'a package is named twice');
  if (builds.length > 1 && (version !== undefined || from !== undefined)) {
    refuse('USAGE', '--version and --from work with a single package only');
  }
  if (isLocal && builds.some((build) => build.version !== undefined)) {
    refuse('USAGE', '--local determines the version itself');
  }
  if (hold && (values.percent !== undefined || values.company)) {
    refuse('USAGE', '--hold releases to nobody, which contradicts --percent and --company');
  }
  if (api !== undefined && !URL.canParse(api))
    refuse('USAGE', `"${api}" is not an address such as http://127.0.0.1:3000`);
  const audience = hold ? 'none' : audienceOf(values);
  return {
    name: 'publish',
    builds,
    audience,
    isLocal,
    isMissingOnly,
    ...(from === undefined ? {} : { from }),
    ...(api === undefined ? {} : { api }),
  };
};

const promote = (args: string[]): Command => {
  const { values, positionals } = parsed(args, audienceOptions);
  exactly(positionals, 2, 'promote <package> <version>');
  const [name = '', version = ''] = positionals;
  return { name: 'promote', package: packageName(name), version: versionOf(version), audience: audienceOf(values) };
};

/**
 * Parses a command line. Nothing is guessed: unknown options, extra names and values out of range are refused.
 * @throws RegistryError with code USAGE
 */
export const commandOf = ([command, ...args]: string[]): Command => {
  if (command === undefined || args.includes('--help')) return { name: 'help' };
  switch (command) {
    case 'help':
    case '--help':
      return { name: 'help' };
    case 'publish':
      return publish(args);
    case 'promote':
      return promote(args);
    case 'rollback': {
      const { positionals } = parsed(args, {});
      exactly(positionals, 1, 'rollback <package>');
      return { name: 'rollback', package: packageName(positionals[0] ?? '') };
    }
    case 'restore': {
      const { positionals } = parsed(args, {});
      exactly(positionals, 1, 'restore <revision>');
      return {
        name: 'restore',
        revision: wholeNumber(positionals[0] ?? '', 1, Number.MAX_SAFE_INTEGER, 'a revision, which is a whole number'),
      };
    }
    case 'list':
    case 'verify':
      exactly(parsed(args, {}).positionals, 0, `${command} takes no names`);
      return { name: command };
    default:
      return refuse('USAGE', `unknown command "${command}"; see npm run registry -- help`);
  }
};
