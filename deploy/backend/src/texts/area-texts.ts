import accountEn from '@fairfront/mf-account/locales/en.json';
import accountRu from '@fairfront/mf-account/locales/ru.json';
import catalogEn from '@fairfront/mf-catalog/locales/en.json';
import catalogRu from '@fairfront/mf-catalog/locales/ru.json';
import servicesEn from '@fairfront/mf-services/locales/en.json';
import servicesRu from '@fairfront/mf-services/locales/ru.json';
import { formatLongDate } from '@fairfront/shared-kit/formats';
import { locales, type Locale } from '@fairfront/shared-kit/model';
import type { SchemaIssues } from '@fairfront/shared-kit/model/validation-yup';
import { createInstance } from 'i18next';
import { invalidTexts, type Failure, type Text } from '../http/failure';
import recordsEn from './locales/en.json';
import recordsRu from './locales/ru.json';

/** The locale files of the remotes, by the namespace under which their screens use them, and `records`: texts of the server alone. */
const resources = {
  ru: { account: accountRu, catalog: catalogRu, services: servicesRu, records: recordsRu },
  en: { account: accountEn, catalog: catalogEn, services: servicesEn, records: recordsEn },
};

/** An area whose texts the server renders from the locale files of its remote. */
export type TextArea = keyof (typeof resources)['ru'];

const translator = createInstance();
void translator.init({
  resources,
  lng: 'ru',
  fallbackLng: false,
  supportedLngs: locales,
  initAsync: false,
  // values go into texts, PDF sheets and letters, each of which escapes by itself
  interpolation: { escapeValue: false },
});
translator.services.formatter?.add('day', (value: string, language) =>
  formatLongDate(value, language === 'en' ? 'en' : 'ru'),
);

/** Renders texts of one area in one language: `t('errors.cart_empty')`. */
export const translatorOf = (area: TextArea, locale: Locale) => translator.getFixedT(locale, area);

/**
 * One text of an area in both languages.
 * @param values what the text names; `count` chooses the plural form
 */
export const areaText = (area: TextArea, key: string, values: Record<string, unknown> = {}): Text => ({
  ru: translatorOf(area, 'ru')(key, values),
  en: translatorOf(area, 'en')(key, values),
});

/** A refusal of fields whose rules name codes: the texts are `errors.<code>` of the area (SHELL-160). */
export const areaFieldErrors = (area: TextArea, issues: SchemaIssues, code?: string): Failure => {
  const fields = Object.entries(issues).map(([field, { code: name, params }]): [string, Text] => [
    field,
    areaText(area, `errors.${name}`, params),
  ]);
  const codes = new Set(Object.values(issues).map((issue) => issue.code));
  // one reason alone is named by its own code, so that clients can tell it apart (SVC-060)
  const [only] = codes.size === 1 ? codes : [];
  return invalidTexts(Object.fromEntries(fields), code ?? only);
};
