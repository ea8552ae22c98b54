import { join } from 'node:path';
import { bundleAndRun } from './bundle.mjs';

/** Writes the table of the rule `printable` into shared-kit; run it after a change of the fonts and commit the result. */
process.env.PRINTABLE_SIGNS_FILE = join(
  import.meta.dirname,
  '../../shared-kit/src/domain/validation/printable-signs.json',
);
await bundleAndRun('printable-signs', './src/platform/documents/write-printable-signs.ts');
