import { Type, type Static } from 'typebox';
import { validatorOf } from '../../../../platform/http/validator-of';

/** A word that the service takes for wrong. Place and length count code points of the text. */

import { SpellingError, spellingTextLimit, type SpellingLanguage } from '@fairfront/shared-kit/domain/catalogue/api';

/** The checking never holds up who types. */
const answerLimitMs = 2000;

/** More than a text of 1000 characters with 500 errors needs. */
const answerLimitBytes = 262_144;

const ServiceResponse = Type.Object({
  data: Type.Array(SpellingError, { maxItems: spellingTextLimit }),
  meta: Type.Optional(Type.Object({ checked: Type.Optional(Type.Boolean()) })),
});

/** Errors within a text of so many code points; null for an answer of another shape, or of one that has not looked. */
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
 * Asks the configured service about a text. Nothing of the text gets into an error or a log.
 * @param address of the service, without a query
 * @returns null when there is no answer in time, or one that does not fit the text
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
      // an address that leads on could take the text to a place that nobody has chosen
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) return null;
    return errorsOf(JSON.parse(await readBounded(response)), [...text].length);
  } catch {
    return null;
  }
};
