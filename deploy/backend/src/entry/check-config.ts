import { describeSettings, type Env } from '@fairfront/settings';
import { readConfig, requireSecretKeys } from '../platform/config';
import { ownDataFolderOnly } from '../platform/files/own-files-only';
import { openFileStore } from '../platform/files/open-file-store';
import { backendSettings } from '../platform/settings';

/**
 * What the backend would start with in an environment.
 * @throws Error that says why it would not start
 */
export const checkConfig = async (env: Env): Promise<string> => {
  const described = describeSettings(env, backendSettings);
  const config = readConfig(env);
  requireSecretKeys(config);
  await ownDataFolderOnly(config.dataDir);
  await openFileStore(config);
  return described;
};
