import { fileURLToPath } from 'node:url';
import { build } from '../build.mjs';
import { install, requireNode, root } from '../setup/install.mjs';
import { resolvePackages, released, UnknownPackageError } from '../setup/packages.mjs';
import { run } from '../setup/run.mjs';

/** `npm run registry -- …` builds the tool and the packages to publish, then runs the command. */
requireNode();
const args = process.argv.slice(2);
// only a folder name starts with a letter among option values, and a folder means that nothing is built
const published =
  args[0] === 'publish' && !args.some((arg) => arg.startsWith('--from'))
    ? args.slice(1).filter((arg) => /^[a-z]/.test(arg))
    : [];
const namedPackages = () => {
  try {
    return resolvePackages(
      published.map((arg) => arg.replace(/@.*/, '')),
      released,
    );
  } catch (error) {
    if (!(error instanceof UnknownPackageError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
};
const only = ['deploy/registry', ...namedPackages()];
await install();
const tool = fileURLToPath(new URL('./dist/cli.js', import.meta.url));
if (!(await build({ only }))) process.exit(1);
const { code } = await run(process.execPath, [tool, ...args], { env: { FAIRFRONT_WORKSPACE: root } });
process.exit(code);
