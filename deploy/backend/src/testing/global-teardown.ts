import { rmSync } from 'node:fs';
import { dropDatabases, testServerUrl } from './test-server';

export default async function globalTeardown(): Promise<void> {
  const template = process.env.FAIRFRONT_TEST_TEMPLATE;
  if (!template) return;
  const server = testServerUrl();
  if (server) await dropDatabases(server, template);
  else rmSync(template, { recursive: true, force: true });
}
