import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Registry, type Audience, type PackageState } from './registry';
import { RegistryError, refuse } from './registry-error';
import { ReleaseStore } from './release-store';

const help = `Usage: npm run registry -- <command>

  publish <package>…            store the builds and make them live in one switch
                                (<package>@<version>: another version than that of the package)
  promote <package> <version>   make a stored version live
  rollback <package>            end the trials of a package, or go back to the version before
  list                          what is live, on trial and stored
  verify                        compare every released file with its manifest

Options of publish and promote:
  --percent <n>                 only this share of companies (by a stable hash of the company id)
  --company <id>                only this company; may be repeated
Options of publish:
  --version <version>           instead of the version of the package
  --hold                        only store, nobody gets it yet
  --from <folder>               the build, instead of <package>/dist

The store is <DATA_DIR>/releases (default .data/releases).`;

const audienceOf = (values: { percent?: string; company?: string[]; hold?: boolean }): Audience => {
  if (values.hold) return 'none';
  if (values.company) return { companies: values.company.map(Number) };
  if (values.percent !== undefined) return { percent: Number(values.percent) };
  return 'all';
};

const line = ({ package: name, live, previous, rules, stored }: PackageState): string => {
  const trials = rules.map(({ version, percent, companies }) => {
    const who = companies ? `companies ${companies.join(', ')}` : `${percent ?? 0} %`;
    return `; on trial ${version} (${who})`;
  });
  return `${name}: live ${live ?? '—'}${previous ? `, before ${previous}` : ''}${trials.join('')}; stored ${stored.join(', ')}`;
};

const run = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      percent: { type: 'string' },
      company: { type: 'string', multiple: true },
      version: { type: 'string' },
      from: { type: 'string' },
      hold: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [command, ...names] = positionals;
  const workspace = process.env['FAIRFRONT_WORKSPACE'] ?? process.cwd();
  const store = new ReleaseStore(resolve(process.env['DATA_DIR'] ?? '.data', 'releases'));
  const registry = new Registry(store);
  const [first] = names;
  switch (values.help ? 'help' : command) {
    case 'publish': {
      if (!first) return refuse('USAGE', 'publish what? For example: publish mf-passes');
      const builds = names.map((argument) => {
        const [name = '', version = values.version] = argument.split('@');
        return {
          folder: resolve(values.from ?? join(workspace, name, 'dist')),
          ...(version ? { version } : {}),
        };
      });
      const document = await registry.publish(builds, audienceOf(values));
      console.log(
        document ? `Published ${names.join(', ')}: revision ${document.revision}` : `Stored ${names.join(', ')}`,
      );
      return 0;
    }
    case 'promote': {
      const [, version] = names;
      const audience = audienceOf(values);
      if (!first || !version || audience === 'none') return refuse('USAGE', 'promote <package> <version>');
      const { revision } = await registry.promote(first, version, audience);
      console.log(`Promoted ${first} ${version}: revision ${revision}`);
      return 0;
    }
    case 'rollback': {
      if (!first) return refuse('USAGE', 'rollback <package>');
      const { revision, shell, remotes } = await registry.rollback(first);
      const live = first === 'shell' ? shell.live : remotes[first]?.live;
      console.log(`${first} is ${live ?? '—'} again: revision ${revision}`);
      return 0;
    }
    case 'list': {
      const states = await registry.list();
      console.log(states.length ? states.map(line).join('\n') : 'Nothing has been released yet');
      return 0;
    }
    case 'verify': {
      const problems = await registry.verify();
      for (const { code, message } of problems) console.error(`${code}: ${message}`);
      console.log(problems.length ? `${problems.length} problems` : 'Every released file is what was built');
      return problems.length ? 1 : 0;
    }
    default:
      console.log(help);
      return command && !values.help ? 1 : 0;
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof RegistryError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
