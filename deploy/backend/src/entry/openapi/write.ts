import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString, NEVER } from 'openapi-typescript';
import ts from 'typescript';
import { createApp } from '../app';
import { responseShapesOf } from '../../platform/openapi/response-shapes';
import { servicesWithoutDatabase } from './services-without-database';

const folder = process.env.OPENAPI_FOLDER;
if (!folder) throw new Error('OPENAPI_FOLDER names the folder of openapi.json, the shapes of responses and schema.ts');

const app = await createApp(await servicesWithoutDatabase());
await app.ready();
const document = app.openapi();
const json = `${JSON.stringify(document, null, 2)}\n`;
const types = astToString(
  await openapiTypes(json, {
    alphabetize: false,
    rootTypes: false,
    // a list that holds nothing ends a tree whose levels are counted: it fits wherever a list of nodes does
    transform: (schema) =>
      'maxItems' in schema && schema.maxItems === 0 ? ts.factory.createArrayTypeNode(NEVER) : undefined,
  }),
);
const shapes = responseShapesOf(document);
const files = {
  'openapi.json': json,
  'first-response-shapes.json': `${JSON.stringify(shapes.first, null, 2)}\n`,
  'further-response-shapes.json': `${JSON.stringify(shapes.further, null, 2)}\n`,
  'schema.ts': `/** Generated from openapi.json by \`npm run openapi\`: do not edit. */\n${types}`,
};
await app.close();

if (process.argv.includes('--check')) {
  const isStale = Object.entries(files).some(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text);
  if (isStale) {
    console.error('The API document or its types are stale: run npm run openapi and commit the result.');
    process.exit(1);
  }
  console.log('The API document and its types are up to date.');
} else {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  console.log(`Written: ${Object.keys(files).join(', ')}`);
}
process.exit(0);
