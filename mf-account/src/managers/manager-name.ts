import { textOf, ownTextOf } from '@fairfront/shared-kit/domain/common';
import type { ExhibitionManager, Locale } from '@fairfront/shared-kit/platform';

/** Last, first and middle name in the interface language. */
export const managerName = (manager: ExhibitionManager, locale: Locale): string =>
  [textOf(manager, 'lastname', locale), textOf(manager, 'name', locale), middlename(manager, locale)]
    .filter(Boolean)
    .join(' ');

/** The short form: first and last name. */
export const shortManagerName = (manager: ExhibitionManager, locale: Locale): string =>
  [textOf(manager, 'name', locale), textOf(manager, 'lastname', locale)].filter(Boolean).join(' ');

/** An English name has no Russian patronymic: only an explicit English spelling is used. */
const middlename = (manager: ExhibitionManager, locale: Locale): string => ownTextOf(manager, 'middlename', locale);
