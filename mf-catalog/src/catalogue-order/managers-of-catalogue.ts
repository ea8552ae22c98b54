import type { ExhibitionManager, Locale } from '@fairfront/shared-kit/platform';

/** Managers of kind catalog for the language or for both; all of that kind when none fits (CAT-026). */
export const catalogueManagers = (managers: readonly ExhibitionManager[], locale: Locale): ExhibitionManager[] => {
  const ofCatalogue = managers.filter(({ kind }) => kind === 'catalog');
  const fitting = ofCatalogue.filter((manager) => manager.locale === null || manager.locale === locale);
  return fitting.length > 0 ? fitting : ofCatalogue;
};
