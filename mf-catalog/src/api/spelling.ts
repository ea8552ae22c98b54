import type { ApiClient } from '@fairfront/shared-kit/api';
import { shiftedMistakes, spellingParts, type SpellingMistake } from '@fairfront/shared-kit/domain/catalogue/spelling';
import { catalogueClient } from './catalogue-paths';

/** What the spell-check says about a text (CAT-085). */
export interface SpellingResponse {
  mistakes: SpellingMistake[];
  /** Whether every part of it was checked. */
  isChecked: boolean;
}

/** Asks for the spelling of a text, a longer one in parts (CAT-082, CAT-086). */
export const checkSpelling = async (
  client: ApiClient,
  text: string,
  lang: 'ru' | 'en',
  signal: AbortSignal,
): Promise<SpellingResponse> => {
  const api = catalogueClient(client);
  const answers = await Promise.all(
    spellingParts(text).map(async (part) => {
      const { data, meta } = await api.get('/spell-check', { params: { query: { text: part.text, lang } }, signal });
      return { mistakes: shiftedMistakes(part, data), isChecked: meta.checked };
    }),
  );
  return {
    mistakes: answers.flatMap(({ mistakes }) => mistakes),
    isChecked: answers.every(({ isChecked }) => isChecked),
  };
};
