import { usePlatform } from '@fairfront/shared-kit/platform';
import { useEffect, useState } from 'react';
import { checkSpelling } from '../api/spelling';
import type { SpellingMistake } from '@fairfront/shared-kit/domain/catalogue/spelling';
import { judgeDelay } from '../context/use-settled-texts';

/** What the spell-check said about a text. */
export interface Spelling {
  mistakes: readonly SpellingMistake[];
  /** False: nobody has checked it (CAT-085); null while that is not known. */
  isChecked: boolean | null;
}

const unknown: Spelling = { mistakes: [], isChecked: null };

/**
 * The spelling of a description, asked for 500 ms after the last key; an answer about an older text is dropped (CAT-082,
 * CAT-086). A failure counts as not checked and touches nothing else (CAT-084).
 */
export const useSpelling = (text: string, language: 'ru' | 'en'): Spelling => {
  const { api } = usePlatform();
  const [answer, setAnswer] = useState<Spelling & { about: string }>({ ...unknown, about: '' });
  const wanted = text.trim() === '' ? '' : text;
  useEffect(() => {
    if (wanted === '') return undefined;
    const withdrawal = new AbortController();
    const ask = async () => {
      const said = await checkSpelling(api, wanted, language, withdrawal.signal).catch((): Spelling => ({
        mistakes: [],
        isChecked: false,
      }));
      if (!withdrawal.signal.aborted) setAnswer({ ...said, about: wanted });
    };
    const timer = setTimeout(() => void ask(), judgeDelay);
    return () => {
      clearTimeout(timer);
      withdrawal.abort();
    };
  }, [api, wanted, language]);
  return wanted !== '' && answer.about === wanted ? answer : unknown;
};
