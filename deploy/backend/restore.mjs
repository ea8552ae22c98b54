import { runBuilt } from './built.mjs';

/** `npm run restore -- …`: restores a backup. */
await runBuilt('restore');
