import { usePlatform } from '@fairfront/shared-kit/platform';
import { useEffect, useState } from 'react';
import { checkSpelling } from '../api/spelling';
import type { SpellingMistake } from '@fairfront/shared-kit/domain/catalogue/spelling';
import { checkDelay } from '../context/use-settled-texts';

/** The spell-check result of a text. */
export interface Spelling {
  mistakes: readonly SpellingMistake[];
  /** False if the check failed; null while it is pending. */
  isChecked: boolean | null;
}

const unknown: Spelling = { mistakes: [], isChecked: null };

/**
 * The spelling of a description, requested 500 ms after the last key; a response for an older text is dropped. A failure
 * counts as unchecked and has no other effect.
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
    const timer = setTimeout(() => void ask(), checkDelay);
    return () => {
      clearTimeout(timer);
      withdrawal.abort();
    };
  }, [api, wanted, language]);
  return wanted !== '' && answer.about === wanted ? answer : unknown;
};
