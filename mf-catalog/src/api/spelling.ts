import type { ApiClient } from '@fairfront/shared-kit/api';
import { shiftedMistakes, spellingParts, type SpellingMistake } from '@fairfront/shared-kit/domain/catalogue/spelling';
import { catalogueClient } from './catalogue-paths';

/** The spell-check result of a text. */
export interface SpellingResponse {
  mistakes: SpellingMistake[];
  /** Whether every part was checked. */
  isChecked: boolean;
}

/** Checks the spelling of a text; a long text is sent in parts. */
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
