import { writeFileSync } from 'node:fs';
import { createApp } from '../app';
import { servicesWithoutDatabase } from './services-without-database';

const file = process.argv[2];
if (!file) throw new Error('Usage: npm run openapi -- FILE');

const app = await createApp(await servicesWithoutDatabase());
await app.ready();
writeFileSync(file, `${JSON.stringify(app.openapi(), null, 2)}\n`);
await app.close();
process.exit(0);
