import type { Locale } from '@fairfront/shared-kit/platform';

/** What a page says by the attributes of the element (CAT-255). */
export interface EmbedOptions {
  /** Null: missing or no number, which the element says instead of the wizard (CAT-273). */
  participantId: number | null;
  locale: Locale;
  /** Without a slash at the end. */
  apiBase: string;
  theme: 'light' | 'dark' | 'auto';
  mode: 'inline' | 'modal';
  /** In mode `modal` only. */
  open: boolean;
  readOnly: boolean;
  /** Level of the wizard's title among the headings of the page, in mode `inline` (CAT-276). */
  headingLevel: 1 | 2 | 3 | 4;
  /** An order of steps of its own (CAT-008). */
  stepOrder: readonly string[] | null;
}

/** The same as values, of a page in React or single-spa; what is left out is the default. */
export interface EmbedSettings extends Partial<
  Pick<EmbedOptions, 'locale' | 'apiBase' | 'theme' | 'mode' | 'open' | 'readOnly' | 'headingLevel' | 'stepOrder'>
> {
  participantId: number;
}

/** Attributes that the element follows while it stands in the page. */
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
 * The language that the page asks for. One that the wizard does not speak gives way to the language of the page, else to English;
 * nothing said is Russian (CAT-255).
 */
export const localeFor = (wanted: string | null | undefined, pageLanguage: string): Locale => {
  const known = (tag: string): Locale | null =>
    (['ru', 'en'] as const).find((locale) => locale === tag.trim().toLowerCase().split(/[-_]/)[0]) ?? null;
  if (wanted === null || wanted === undefined) return 'ru';
  return known(wanted) ?? known(pageLanguage) ?? 'en';
};

const oneOf = <Value extends string>(text: string | null, values: readonly Value[], fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

/** The wizard has three levels of headings, so that the title can be an h4 at most. */
const headingLevelOf = (level: unknown): EmbedOptions['headingLevel'] =>
  ([1, 2, 3, 4] as const).find((one) => one === Number(level)) ?? 2;

/**
 * Reads the attributes; a value that is none of the known ones is the default.
 * @param scriptOrigin of the script that defines the element, for example `https://portal.example`
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

/** Reads the settings of a page in React or single-spa, by the defaults of the attributes. */
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
