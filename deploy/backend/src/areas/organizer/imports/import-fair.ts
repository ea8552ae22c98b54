import { explanationsSheet, sheetNames, type SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { writeAudit } from '../../../platform/database/audit';
import type { FileSheet } from '../../../platform/documents/read-sheets';
import { serverText } from '../../../platform/texts/server-texts';
import { ImportFindings } from './import-report';
import { unknownName } from './read-rows';
import { RowIndex } from './row-index';
import type { ImportCall } from './sheet-kind';
import { sheetKinds } from './sheet-kinds';
import { storeSheet } from './store-sheet';

const nameOf = ({ name }: FileSheet): string => name.trim().toLowerCase();

const isSheetName = (name: string): name is SheetName => sheetNames.some((one) => one === name);

/** The known sheets of a file. */
export const sheetsIn = (sheets: readonly FileSheet[]): SheetName[] => sheets.map(nameOf).filter(isSheetName);

const checkNames = (sheets: readonly FileSheet[], { errors }: ImportFindings): void => {
  const seen = new Set<string>();
  for (const sheet of sheets) {
    const name = nameOf(sheet);
    const at = { sheet: sheet.name, row: null, column: null, value: null };
    if (name === explanationsSheet) continue;
    if (!isSheetName(name)) errors.push({ ...at, text: unknownName('imports.unknownSheet', name, sheetNames) });
    else if (seen.has(name)) errors.push({ ...at, text: serverText('setUp.twice') });
    seen.add(name);
  }
};

/**
 * Stores all valid rows and reports the others. The caller decides whether
 * to roll the transaction back.
 */
export const importFair = async (call: ImportCall, sheets: readonly FileSheet[]): Promise<ImportFindings> => {
  const findings = new ImportFindings();
  const index = new RowIndex(sheetKinds);
  checkNames(sheets, findings);
  for (const name of sheetNames) {
    const sheet = sheets.find((one) => nameOf(one) === name);
    if (sheet) await storeSheet(call, sheetKinds[name], sheet, { index, findings });
  }
  const details = findings.written();
  if (details) {
    const { userId, at } = call.author;
    await writeAudit(call.trx, { userId, action: 'fair.imported', details, at });
  }
  return findings;
};
