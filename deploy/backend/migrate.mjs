import { runBuilt } from './built.mjs';

/** `npm run migrate`: migrates the tables of the configured database. */
process.argv[2] = 'migrate';
await runBuilt('main');
