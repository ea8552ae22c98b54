import { runBuilt } from './built.mjs';

/** `npm run demo:refresh`: moves the demo data to today. */
await runBuilt('demo-refresh');
