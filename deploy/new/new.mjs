import { parseArgs } from 'node:util';
import { install, requireNode } from '../setup/install.mjs';
import { NewPackageError, planRemote } from './remote-plan.mjs';
import { writeRemote } from './write-remote.mjs';

/**
 * `npm run new -- remote visitors` generates a remote with a tile, a dialog, a screen, a command, texts, a test and a
 * story, which passes all checks, and installs its dependencies. Existing files are never overwritten. Package lists
 * are derived from folders, so the remote needs no registration.
 */
const usage = `Usage: npm run new -- remote <name>

  --path <path>   address of its screen, below /participant/:id (default /participant/:id/<name>)
  --ru <title>    title in Russian
  --en <title>    title in English
  --no-install    only write the files`;

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      ru: { type: 'string' },
      en: { type: 'string' },
      'no-install': { type: 'boolean', default: false },
    },
  });

const readArguments = () => {
  const { values, positionals } = parse();
  const [kind, name, ...more] = positionals;
  if (kind === undefined) throw new NewPackageError(usage);
  if (kind !== 'remote') throw new NewPackageError(`Unknown kind ${kind}. Known: remote\n\n${usage}`);
  if (name === undefined || more.length) throw new NewPackageError(`A remote has exactly one name\n\n${usage}`);
  return { name, ...values };
};

requireNode();
try {
  const { name, 'no-install': withoutInstall, ...chosen } = readArguments();
  await install();
  const plan = await planRemote(name, chosen);
  const files = await writeRemote(plan);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
  if (!withoutInstall) await install({ withNewPackages: true });
  console.log(`
Next:
  npm run dev -- ${plan.name}                  # ${plan.path.replace(':id', '101')} on http://localhost:8080, editor@severmech.example
  npx jest --selectProjects ${plan.folder}
  npm run registry -- publish ${plan.folder}   # into a running portal
How to extend the remote: deploy/docs/how-to/remote.md`);
} catch (caught) {
  const error = /** @type {NodeJS.ErrnoException} */ (caught);
  if (!(error instanceof NewPackageError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
