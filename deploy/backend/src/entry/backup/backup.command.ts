import { generateIdentity, identityToRecipient } from 'age-encryption';
import { systemClock } from '../../platform/clock';
import { readConfig } from '../../platform/config';
import { openFileStore } from '../../platform/files/open-file-store';
import { checkArchive, type Manifest } from './archive';
import { makeBackup } from './backup';
import { readBackupKeys } from './backup-settings';
import { runCommand } from './run-command';

const usage = `npm run backup -- FOLDER          writes a backup of database and files into a folder
npm run backup -- --check FILE    compares a backup with its manifest
npm run backup -- --new-key       prints a new pair of keys: the first for backups, the second for restores`;

const countOf = ({ entries }: Manifest): string => {
  const files = entries.filter(({ name }) => name.startsWith('files/')).length;
  const megabytes = entries.reduce((sum, { size }) => sum + size, 0) / 1_048_576;
  return `database and ${files} files, ${megabytes.toFixed(1)} MB`;
};

runCommand(async ([first, second]) => {
  if (first === '--new-key') {
    const identity = await generateIdentity();
    return `BACKUP_RECIPIENT=${await identityToRecipient(identity)}\nBACKUP_IDENTITY=${identity}`;
  }
  if (!first || first.startsWith('--') !== (second !== undefined)) throw new Error(usage);
  const keys = readBackupKeys(process.env);
  if (first === '--check') return `Whole: ${countOf(await checkArchive(second ?? '', keys))}`;
  if (first.startsWith('--')) throw new Error(usage);
  const config = readConfig(process.env);
  const files = await openFileStore(config);
  const { file, manifest } = await makeBackup({ config, files, keys, folder: first, now: systemClock.now() });
  const { lostFiles } = manifest;
  const lost = lostFiles.map((name) => `\nLost before this backup, although a row names it: ${name}`).join('');
  return `${file}: ${countOf(manifest)}${keys.recipient === null ? ', not encrypted' : ''}${lost}`;
});
