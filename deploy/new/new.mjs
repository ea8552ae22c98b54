import { parseArgs } from 'node:util';
import { install, requireNode } from '../setup/install.mjs';
import { NewPackageError, planRemote } from './remote-plan.mjs';
import { writeRemote } from './write-remote.mjs';

/**
 * `npm run new -- remote visitors`: writes a remote with a tile, a dialog, a screen, a command, texts, a test and a story, all gates
 * green, and installs what it needs. Nothing that exists is overwritten; every list of packages finds it by its folder.
 */
const usage = `Usage: npm run new -- remote <name>

  --path <path>   address of its screen, below /participant/:id (default /participant/:id/<name>)
  --ru <title>    title in Russian
  --en <title>    title in English
  --no-install    only write the files`;

const options = {
  path: { type: 'string' },
  ru: { type: 'string' },
  en: { type: 'string' },
  'no-install': { type: 'boolean', default: false },
};

const readArguments = () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [kind, name, ...more] = positionals;
  if (kind === undefined) throw new NewPackageError(usage);
  if (kind !== 'remote') throw new NewPackageError(`There is no kind ${kind}. Known: remote\n\n${usage}`);
  if (name === undefined || more.length) throw new NewPackageError(`A remote has one name\n\n${usage}`);
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
How a remote grows: deploy/docs/how-to/remote.md`);
} catch (error) {
  if (!(error instanceof NewPackageError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
