import { defaultLocale, isLocale, type Locale } from '../../domain/common';
import { useTranslation } from '../../platform/facade';

/** The interface language for parts that are also used outside the portal (stories, embeds): the translator's own. */
export const useKitLocale = (): Locale => {
  const { language } = useTranslation('kit').i18n;
  return isLocale(language) ? language : defaultLocale;
};
