import type { SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { exhibitionSheets } from './exhibition-sheets';
import { participationSheets } from './participation-sheets';
import { rubrics } from './rubric-sheet';
import { serviceSheets } from './service-sheets';
import type { SheetKind } from './sheet-kind';
import { users } from './user-sheet';

/** All sheets of an import. */
export const sheetKinds: Readonly<Record<SheetName, SheetKind>> = {
  ...exhibitionSheets,
  ...serviceSheets,
  ...participationSheets,
  rubrics,
  users,
};
