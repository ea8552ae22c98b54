import { runBuilt } from './built.mjs';

/** `npm run organizer -- …`: the organiser's command line. */
await runBuilt('organizer');
