import { Type, type Static } from 'typebox';
import { validatorOf } from '../../../../platform/http/validator-of';

/** A misspelt word; position and length are in code points of the text. */

import { SpellingError, spellingTextLimit, type SpellingLanguage } from '@fairfront/shared-kit/domain/catalogue/api';

/** Timeout, so that checking never delays the user. */
const answerLimitMs = 2000;

/** More than a text of 1000 characters with 500 errors needs. */
const answerLimitBytes = 262_144;

const ServiceResponse = Type.Object({
  data: Type.Array(SpellingError, { maxItems: spellingTextLimit }),
  meta: Type.Optional(Type.Object({ checked: Type.Optional(Type.Boolean()) })),
});

/** The errors in a text of this length in code points; null for an invalid response, or if the text was not checked. */
const errorsOf = (answer: unknown, textLength: number): SpellingError[] | null => {
  if (!validatorOf(ServiceResponse).Check(answer)) return null;
  const { data, meta } = answer as Static<typeof ServiceResponse>;
  if (meta?.checked === false) return null;
  if (data.some(({ position, length }) => position + length > textLength)) return null;
  return data.map(({ position, length, suggestions }) => ({ position, length, suggestions }));
};

const readBounded = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > answerLimitBytes) throw new Error('The answer about spelling is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Checks a text with the configured service. The text never appears in an error or a log.
 * @param address the URL of the service, without a query
 * @returns null if there is no response in time, or one that does not match the text
 */
export const askSpelling = async (
  address: string,
  { text, lang }: { text: string; lang: SpellingLanguage },
  limitMs: number = answerLimitMs,
): Promise<SpellingError[] | null> => {
  const url = new URL(address);
  url.searchParams.set('text', text);
  url.searchParams.set('lang', lang);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      // a redirect could send the text to an address that nobody has configured
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) return null;
    return errorsOf(JSON.parse(await readBounded(response)), [...text].length);
  } catch {
    return null;
  }
};
