import { bundleAndRun } from './bundle.mjs';

/** `npm run openapi -- FILE` writes the API document of these sources into a file, for a comparison with a release. */
await bundleAndRun('openapi', './src/entry/openapi/write.ts');
