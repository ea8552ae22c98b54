import { join } from 'node:path';
import { bundleAndRun } from './bundle.mjs';

/** Writes the template of each package file into mf-passes; run it after a change of their columns or texts and commit the result. */
process.env.TEMPLATES_FOLDER = join(import.meta.dirname, '../../mf-passes/src/package-templates');
await bundleAndRun('templates', './src/areas/passes/package-files/write-templates.ts');
