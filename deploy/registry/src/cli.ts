import { resolve } from 'node:path';
import { ReleaseStore } from './release-store';
import { runCommand } from './run-command';

// only this user can write released files; a web server in the same group may read them
process.umask(process.umask() | 0o027);

process.exitCode = await runCommand(process.argv.slice(2), {
  store: new ReleaseStore(resolve(process.env['DATA_DIR'] ?? '.data', 'releases')),
  workspace: process.env['FAIRFRONT_WORKSPACE'] ?? process.cwd(),
  say: (line) => console.log(line),
  printError: (line) => console.error(line),
});
