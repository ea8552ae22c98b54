import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { commandOf, type Command } from './command-line';
import { Registry, type Build, type PackageState } from './registry';
import { RegistryError, refuse } from './registry-error';
import type { ReleaseStore } from './release-store';
import { differentRules, fetchApiRules } from './api-rules';

const help = `Usage: npm run registry -- <command>

  publish <package>…            store the builds and make them live in one switch
                                (<package>@<version>: another version than that of the package)
  promote <package> <version>   make a stored version live
  rollback <package>            end the trials of a package, or go back to the version before;
                                a remote that has only one is out of the portal again
  restore <revision>            make a kept release document live again, as it was
  list                          what is live, on trial and stored, and the kept revisions
  verify                        compare every released file with its manifest

Options of publish and promote:
  --percent <n>                 only this share of companies, 1 to 100 (by a stable hash of the company id)
  --company <id>                only this company; may be repeated
Options of publish:
  --version <version>           instead of the version of the package
  --local                       a number marked as local where the package version has not been raised
  --missing                     skip builds that the store contains, live or not, so that a rollback survives;
                                without packages, every build of the workspace
  --hold                        only store, nobody gets it yet
  --from <folder>               the build, instead of <package>/dist
  --api <address>               of the backend: warns where it decides by other rules than the builds carry

Versions are semver and grow. The store is <DATA_DIR>/releases (default .data/releases).
Exit code 1: refused, nothing has changed. 2: the command line makes no sense.`;

/** Number of listed revisions. */
const listedRevisions = 10;

/** Working environment and output of a command. */
export interface CommandContext {
  store: ReleaseStore;
  /** Folder with the packages whose builds are published. */
  workspace: string;
  say: (line: string) => void;
  printError: (line: string) => void;
  clock?: () => Date;
}

const line = ({ package: name, live, previous, rules, stored }: PackageState): string => {
  const trials = rules.map(({ version, percent, companies }) => {
    const who = companies ? `companies ${companies.join(', ')}` : `${percent ?? 0} %`;
    return `; on trial ${version} (${who})`;
  });
  return `${name}: live ${live ?? '—'}${previous ? `, before ${previous}` : ''}${trials.join('')}; stored ${stored.join(', ')}`;
};

/** The folder of a package: at the top of the workspace, or in `deploy` for packages of the organiser. */
const folderOf = (workspace: string, name: string): string =>
  [join(workspace, name), join(workspace, 'deploy', name)].find(existsSync) ?? join(workspace, name);

/** The packages of the workspace that have a released build in `dist`. */
const builtPackages = (workspace: string): { package: string }[] =>
  [workspace, join(workspace, 'deploy')]
    .filter(existsSync)
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(folder, 'dist/manifest.json')))
    .map((folder) => ({ package: basename(folder) }));

const buildsOf = (
  { builds, from, isLocal, isMissingOnly }: Command & { name: 'publish' },
  workspace: string,
): Build[] =>
  (isMissingOnly && !builds.length ? builtPackages(workspace) : builds).map(
    ({ package: name, version }: { package: string; version?: string }) => ({
      package: name,
      folder: resolve(from ?? join(folderOf(workspace, name), 'dist')),
      isLocal,
      ...(version === undefined ? {} : { version }),
    }),
  );

const rulesAt = (address: string): Promise<Record<string, string>> =>
  fetchApiRules(address).catch((error: unknown) =>
    refuse('API_UNREACHABLE', `${address}: ${error instanceof Error ? error.message : String(error)}`),
  );

const executeCommand = async (command: Command, { store, workspace, say, printError, clock }: CommandContext) => {
  const registry = new Registry(store, clock);
  switch (command.name) {
    case 'publish': {
      const asked = buildsOf(command, workspace);
      const builds = command.isMissingOnly ? await registry.unpublished(asked) : asked;
      if (!builds.length) {
        say('The store contains all builds');
        return 0;
      }
      // checked before anything changes: an API that does not respond stops the publication
      const rules = command.api === undefined ? {} : await rulesAt(command.api);
      const { document, versions, manifests } = await registry.publish(builds, command.audience);
      for (const warning of differentRules(rules, manifests)) printError(`Warning: ${warning}`);
      say(
        document ? `Published ${versions.join(', ')}: revision ${document.revision}` : `Stored ${versions.join(', ')}`,
      );
      return 0;
    }
    case 'promote': {
      const { revision } = await registry.promote(command.package, command.version, command.audience);
      say(`Promoted ${command.package} ${command.version}: revision ${revision}`);
      return 0;
    }
    case 'rollback': {
      const { revision, shell, remotes } = await registry.rollback(command.package);
      const live = command.package === 'shell' ? shell.live : remotes[command.package]?.live;
      say(`${command.package} is ${live ?? 'out of the portal'} again: revision ${revision}`);
      return 0;
    }
    case 'restore': {
      const { revision } = await registry.restore(command.revision);
      say(`Revision ${command.revision} is restored: revision ${revision}`);
      return 0;
    }
    case 'list': {
      const states = await registry.list();
      const revisions = (await store.revisions()).slice(0, listedRevisions);
      say(states.length ? states.map(line).join('\n') : 'Nothing has been released yet');
      if (revisions.length) say(`Kept revisions: ${revisions.join(', ')}`);
      return 0;
    }
    case 'verify': {
      const problems = await registry.verify();
      for (const { code, message } of problems) printError(`${code}: ${message}`);
      say(problems.length ? `${problems.length} problems` : 'All released files are unchanged');
      return problems.length ? 1 : 0;
    }
    case 'help':
      say(help);
      return 0;
  }
};

/**
 * Runs one command line.
 * @returns the exit code: 0 success, 1 refused without changes, 2 invalid command line
 */
export const runCommand = async (args: string[], context: CommandContext): Promise<number> => {
  try {
    return await executeCommand(commandOf(args), context);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    context.printError(error.message);
    return error.code === 'USAGE' ? 2 : 1;
  }
};
