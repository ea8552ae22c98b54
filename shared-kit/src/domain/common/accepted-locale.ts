import { defaultLocale, isLocale, type Locale } from './locale';

/** The language of an answer: the best one of Accept-Language that the portal has, else Russian. */
export const localeOf = (acceptLanguage: string | undefined): Locale => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.split('=')[1]) : 1 };
    })
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const best = wanted[0]?.language;
  return isLocale(best) ? best : defaultLocale;
};
