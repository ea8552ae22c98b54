import { fileURLToPath } from 'node:url';
import { build, packages } from '../build.mjs';
import { install, requireNode, root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';

/** `npm run registry -- …`: builds the tool, and what is to be published, then runs it. */
requireNode();
await install();
const args = process.argv.slice(2);
const published = args[0] === 'publish' && !args.some((arg) => arg.startsWith('--from')) ? args.slice(1) : [];
const only = [
  'deploy/registry',
  ...packages.filter((name) => published.some((argument) => argument.split('@')[0] === name)),
];
const tool = fileURLToPath(new URL('./dist/cli.js', import.meta.url));
if (!(await build({ only }))) process.exit(1);
const { code } = await run(process.execPath, [tool, ...args], { env: { FAIRFRONT_WORKSPACE: root } });
process.exit(code);
