import { writeFileSync } from 'node:fs';
import { printableSigns, printableTable } from './printable-signs';

const file = process.env.PRINTABLE_SIGNS_FILE;
if (!file) throw new Error('PRINTABLE_SIGNS_FILE names the file of the table');
const signs = await printableSigns();
writeFileSync(file, `${JSON.stringify(printableTable(signs), null, 2)}\n`);
console.log(`${signs.size} printable signs`);
