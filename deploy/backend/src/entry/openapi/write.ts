import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createApp } from '../app';
import { announcesBreaking, breakingChanges, type ApiDocument } from './breaking-changes';
import { servicesWithoutDatabase } from './services-without-database';

const usage = 'Usage: npm run openapi -- FILE [--against FILE-OF-THE-RELEASE-BEFORE]';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const [file] = positionals;
if (!file) throw new Error(usage);

const app = await createApp(await servicesWithoutDatabase());
await app.ready();
const document = JSON.stringify(app.openapi(), null, 2);
writeFileSync(file, `${document}\n`);
await app.close();

if (values.against) {
  const before = JSON.parse(readFileSync(values.against, 'utf8')) as ApiDocument;
  const after = JSON.parse(document) as ApiDocument;
  const changes = breakingChanges(before, after);
  for (const change of changes) console.log(change);
  const isAnnounced = announcesBreaking(before, after);
  console.log(`${changes.length} breaking changes${isAnnounced ? `, announced by version ${after.info.version}` : ''}`);
  if (changes.length > 0 && !isAnnounced) process.exit(1);
}
process.exit(0);
