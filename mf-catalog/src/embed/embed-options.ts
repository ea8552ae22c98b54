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
  /** An order of steps of its own (CAT-008). */
  stepOrder: readonly string[] | null;
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
  'step-order',
] as const;

const oneOf = <Value extends string>(text: string | null, values: readonly Value[], fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

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
    locale: oneOf(attribute('locale'), ['ru', 'en'], 'ru'),
    apiBase: (attribute('api-base') || `${scriptOrigin}/api`).replace(/\/+$/, ''),
    theme: oneOf(attribute('theme'), ['light', 'dark', 'auto'], 'auto'),
    mode: oneOf(attribute('mode'), ['inline', 'modal'], 'inline'),
    open: attribute('open') !== null,
    readOnly: attribute('readonly') !== null,
    stepOrder: order ? order.split(',').map((key) => key.trim()) : null,
  };
};
