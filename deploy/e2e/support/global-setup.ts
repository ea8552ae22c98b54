import { startSystem } from './system';

/** One system for all stories, unless `FAIRFRONT_URL` names a running one. */
export default async function globalSetup() {
  if (process.env.FAIRFRONT_URL) return undefined;
  const system = await startSystem();
  process.env.FAIRFRONT_URL = system.url;
  process.env.FAIRFRONT_DATA_DIR = system.dataDir;
  return async () => {
    await system.stop();
  };
}
