import accountEn from '@fairfront/shared-kit/texts/account/en.json';
import accountRu from '@fairfront/shared-kit/texts/account/ru.json';
import catalogHubEn from '@fairfront/shared-kit/texts/catalog/en.hub.json';
import catalogEn from '@fairfront/shared-kit/texts/catalog/en.json';
import catalogHubRu from '@fairfront/shared-kit/texts/catalog/ru.hub.json';
import catalogRu from '@fairfront/shared-kit/texts/catalog/ru.json';
import passesHubEn from '@fairfront/shared-kit/texts/passes/en.hub.json';
import passesEn from '@fairfront/shared-kit/texts/passes/en.json';
import passesHubRu from '@fairfront/shared-kit/texts/passes/ru.hub.json';
import passesRu from '@fairfront/shared-kit/texts/passes/ru.json';
import servicesHubEn from '@fairfront/shared-kit/texts/services/en.hub.json';
import servicesEn from '@fairfront/shared-kit/texts/services/en.json';
import servicesHubRu from '@fairfront/shared-kit/texts/services/ru.hub.json';
import servicesRu from '@fairfront/shared-kit/texts/services/ru.json';
import { formatDate, formatLongDate } from '@fairfront/shared-kit/platform/formats';
import rulesEn from '@fairfront/shared-kit/texts/kit-rules/en.json';
import rulesRu from '@fairfront/shared-kit/texts/kit-rules/ru.json';
import { defaultLocale, isLocale, locales, type Locale, inEveryLocale } from '@fairfront/shared-kit/domain/common';
import { createInstance } from 'i18next';
import accountServerEn from '../locales/en.account.json';
import catalogServerEn from '../locales/en.catalog.json';
import serverEn from '../locales/en.json';
import passesServerEn from '../locales/en.passes.json';
import servicesServerEn from '../locales/en.services.json';
import accountServerRu from '../locales/ru.account.json';
import catalogServerRu from '../locales/ru.catalog.json';
import serverRu from '../locales/ru.json';
import passesServerRu from '../locales/ru.passes.json';
import servicesServerRu from '../locales/ru.services.json';

/** A text in every language: stored, or rendered before the reader's language is known. */
export type Text = Readonly<Record<Locale, string>>;

/**
 * The texts that both the server and screens read, by the namespace of the screens, and `server`: texts of the server for
 * all areas.
 */
const resources = {
  ru: {
    account: accountRu,
    catalog: catalogRu,
    passes: passesRu,
    services: servicesRu,
    kitRules: rulesRu,
    server: serverRu,
  },
  en: {
    account: accountEn,
    catalog: catalogEn,
    passes: passesEn,
    services: servicesEn,
    kitRules: rulesEn,
    server: serverEn,
  },
};

/** Texts of the areas that only the server reads, in the same namespaces: refusals, notifications, e-mails and documents. */
const serverResources = {
  ru: { account: accountServerRu, catalog: catalogServerRu, passes: passesServerRu, services: servicesServerRu },
  en: { account: accountServerEn, catalog: catalogServerEn, passes: passesServerEn, services: servicesServerEn },
};

/** The hub texts in the same namespaces: the server reads the names of statuses, and why no pass can be added. */
const hubResources = {
  ru: { catalog: catalogHubRu, passes: passesHubRu, services: servicesHubRu },
  en: { catalog: catalogHubEn, passes: passesHubEn, services: servicesHubEn },
};

/** A package whose texts the server renders. */
export type TextArea = keyof (typeof resources)['ru'];

const translator = createInstance();
void translator.init({
  // the translator adds to what it is given
  resources: structuredClone(resources),
  lng: defaultLocale,
  fallbackLng: false,
  supportedLngs: locales,
  initAsync: false,
  // values go into texts, PDF sheets and e-mails, each of which does its own escaping
  interpolation: { escapeValue: false },
});
for (const locale of locales) {
  for (const added of [hubResources, serverResources]) {
    for (const [area, texts] of Object.entries(added[locale])) {
      translator.addResourceBundle(locale, area, texts, true);
    }
  }
}

type WriteDate = (value: string, locale: Locale) => string;
/** Formats of dates in texts: `{{date, day}}`. */
const dateFormats: Readonly<Record<string, WriteDate>> = { day: formatLongDate, shortDay: formatDate };
for (const [name, write] of Object.entries(dateFormats)) {
  translator.services.formatter?.add(name, (value: string, language) =>
    write(value, isLocale(language) ? language : defaultLocale),
  );
}

/** Renders texts of one area in one language: `t('errors.cart_empty')`. */
export const translatorOf = (area: TextArea, locale: Locale) => translator.getFixedT(locale, area);

/** Calls `render` for each language. */
export const inEveryLanguage = (render: (locale: Locale) => string): Text => inEveryLocale(render);

/**
 * A text of an area in every language.
 * @param values variables of the text; `count` selects the plural form
 */
export const areaText = (area: TextArea, key: string, values: Record<string, unknown> = {}): Text =>
  inEveryLanguage((locale) => translatorOf(area, locale)(key, values));
