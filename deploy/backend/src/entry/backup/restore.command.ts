import { readConfig } from '../../platform/config';
import { openFileStore } from '../../platform/files/open-file-store';
import { ownDataFolderOnly } from '../../platform/files/own-files-only';
import { readBackupKeys } from './backup-settings';
import { restoreBackup } from './restore';
import { runCommand } from './run-command';

const usage = `npm run restore -- FILE              restores a backup into an empty database and an empty store of files
npm run restore -- FILE --replace    the same, and what is there is lost`;

runCommand(async ([file, option]) => {
  if (!file || file.startsWith('--') || (option !== undefined && option !== '--replace')) throw new Error(usage);
  const config = readConfig(process.env);
  process.umask(0o077);
  await ownDataFolderOnly(config.dataDir);
  const files = await openFileStore(config);
  const keys = readBackupKeys(process.env);
  const { madeAt, entries } = await restoreBackup({ config, files, keys, file, isReplacing: option === '--replace' });
  const count = entries.filter(({ name }) => name.startsWith('files/')).length;
  return `Restored: the database and ${count} files of ${madeAt}`;
});
