import { cpSync, rmSync } from 'node:fs';
import { newDataDir, startSystem } from './system';

/**
 * Starts one system for all stories, unless `FAIRFRONT_URL` names a running one. The data of its first start is kept:
 * systems of single stories start with a copy.
 */
export default async function globalSetup() {
  if (process.env.FAIRFRONT_URL) return undefined;
  const dataDir = newDataDir();
  const filled = newDataDir();
  await (await startSystem({ dataDir })).stop();
  cpSync(dataDir, filled, { recursive: true });
  const system = await startSystem({ dataDir });
  process.env.FAIRFRONT_URL = system.url;
  process.env.FAIRFRONT_DATA_DIR = dataDir;
  process.env.FAIRFRONT_FILLED_DIR = filled;
  return async () => {
    await system.stop();
    for (const folder of [dataDir, filled]) rmSync(folder, { recursive: true, force: true });
  };
}
