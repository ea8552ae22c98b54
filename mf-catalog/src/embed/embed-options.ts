import type { Locale } from '@fairfront/shared-kit/platform';
import { defaultLocale, locales } from '@fairfront/shared-kit/domain/common';

/** The options that a page sets with the element's attributes. */
export interface EmbedOptions {
  /** Null if missing or not a number; the element then shows an error instead of the wizard. */
  participantId: number | null;
  locale: Locale;
  /** Without a trailing slash. */
  apiBase: string;
  theme: 'light' | 'dark' | 'auto';
  mode: 'inline' | 'modal';
  /** In mode `modal` only. */
  open: boolean;
  readOnly: boolean;
  /** The heading level of the wizard's title on the page, in mode `inline`. */
  headingLevel: 1 | 2 | 3 | 4;
  /** A custom order of steps. */
  stepOrder: readonly string[] | null;
}

/** The same options as values, for a page in React or single-spa; omitted ones use the default. */
export interface EmbedSettings extends Partial<
  Pick<EmbedOptions, 'locale' | 'apiBase' | 'theme' | 'mode' | 'open' | 'readOnly' | 'headingLevel' | 'stepOrder'>
> {
  participantId: number;
}

/** The attributes that the element observes. */
export const embedAttributes = [
  'participant-id',
  'locale',
  'api-base',
  'theme',
  'mode',
  'open',
  'readonly',
  'heading-level',
  'step-order',
] as const;

const withoutLastSlash = (address: string): string => address.replace(/\/+$/, '');

/**
 * The requested language. An unsupported language falls back to that of the page, then to English; without one it is
 * Russian.
 */
export const localeFor = (wanted: string | null | undefined, pageLanguage: string): Locale => {
  const known = (tag: string): Locale | null =>
    locales.find((locale) => locale === tag.trim().toLowerCase().split(/[-_]/)[0]) ?? null;
  if (wanted === null || wanted === undefined) return defaultLocale;
  return known(wanted) ?? known(pageLanguage) ?? 'en';
};

const oneOf = <Value extends string>(text: string | null, values: readonly Value[], fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

/** The wizard has three heading levels, so its title can be at most an h4. */
const headingLevelOf = (level: unknown): EmbedOptions['headingLevel'] =>
  ([1, 2, 3, 4] as const).find((one) => one === Number(level)) ?? 2;

/**
 * Parses the attributes; an unknown value becomes the default.
 * @param scriptOrigin the origin of the script that defines the element, for example `https://portal.example`
 */
export const readOptions = (
  attribute: (name: (typeof embedAttributes)[number]) => string | null,
  scriptOrigin: string,
): EmbedOptions => {
  const id = attribute('participant-id') ?? '';
  const order = attribute('step-order');
  return {
    participantId: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null,
    locale: localeFor(attribute('locale'), document.documentElement.lang),
    apiBase: withoutLastSlash(attribute('api-base') || `${scriptOrigin}/api`),
    theme: oneOf(attribute('theme'), ['light', 'dark', 'auto'], 'auto'),
    mode: oneOf(attribute('mode'), ['inline', 'modal'], 'inline'),
    open: attribute('open') !== null,
    readOnly: attribute('readonly') !== null,
    headingLevel: headingLevelOf(attribute('heading-level')),
    stepOrder: order ? order.split(',').map((key) => key.trim()) : null,
  };
};

/** Reads the options of a page in React or single-spa, with the same defaults as the attributes. */
export const optionsOf = (settings: EmbedSettings, scriptOrigin: string): EmbedOptions => ({
  participantId: Number.isSafeInteger(settings.participantId) ? settings.participantId : null,
  locale: localeFor(settings.locale, document.documentElement.lang),
  apiBase: withoutLastSlash(settings.apiBase || `${scriptOrigin}/api`),
  theme: settings.theme ?? 'auto',
  mode: settings.mode ?? 'inline',
  open: settings.open ?? false,
  readOnly: settings.readOnly ?? false,
  headingLevel: headingLevelOf(settings.headingLevel),
  stepOrder: settings.stepOrder ?? null,
});
