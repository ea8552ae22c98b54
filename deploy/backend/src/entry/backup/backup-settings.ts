import { EnvError, makeValidator, readSettings, type Env, type ProcessSettings } from '@fairfront/settings';

const key = (pattern: RegExp, example: string) =>
  makeValidator<string>((text) => {
    if (!pattern.test(text)) throw new EnvError(`must be a key of age such as ${example}`);
    return text;
  });

const specs = {
  BACKUP_RECIPIENT: key(
    /^age1[0-9a-z]+$/,
    'age1…',
  )({
    default: undefined,
    desc: 'public key of age: backups are encrypted for its owner',
  }),
  BACKUP_IDENTITY: key(
    /^AGE-SECRET-KEY-[0-9A-Z-]+$/,
    'AGE-SECRET-KEY-1…',
  )({
    default: undefined,
    desc: 'secret key of age that opens backups; only a restore and a check need it',
  }),
};

/** The settings of `npm run backup` and `npm run restore`, beside those of the backend. */
const backupSettings: ProcessSettings<typeof specs> = {
  specs,
  secrets: ['BACKUP_IDENTITY'],
  contradictions: () => [],
};

export interface BackupKeys {
  recipient: string | null;
  identity: string | null;
}

/** @throws Error that names the wrong variable */
export const readBackupKeys = (env: Env): BackupKeys => {
  const { BACKUP_RECIPIENT: recipient = null, BACKUP_IDENTITY: identity = null } = readSettings(env, backupSettings);
  return { recipient, identity };
};
