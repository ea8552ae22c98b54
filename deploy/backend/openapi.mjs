import { join } from 'node:path';
import { bundleAndRun } from './bundle.mjs';

/** `npm run openapi` writes the API document and its types into shared-kit; `--check` fails when they are stale. */
process.env.OPENAPI_FOLDER = join(import.meta.dirname, '../../shared-kit/src/api');
await bundleAndRun('openapi', './src/entry/openapi/write.ts');
