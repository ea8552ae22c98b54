import type { ExhibitionManager, Locale } from '@fairfront/shared-kit/platform';

/** Catalogue managers for the language or for both languages; all of that kind if none matches. */
export const catalogueManagers = (managers: readonly ExhibitionManager[], locale: Locale): ExhibitionManager[] => {
  const ofCatalogue = managers.filter(({ kind }) => kind === 'catalog');
  const fitting = ofCatalogue.filter((manager) => manager.locale === null || manager.locale === locale);
  return fitting.length > 0 ? fitting : ofCatalogue;
};
