import { runBuilt } from './built.mjs';

/** `npm run backup -- …`: writes a backup of database and files. */
await runBuilt('backup');
