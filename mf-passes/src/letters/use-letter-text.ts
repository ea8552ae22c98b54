import { useTranslation } from '@fairfront/shared-kit/platform';
import { useCallback } from 'react';
import type { LetterWarning } from '@fairfront/shared-kit/domain/passes';

const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

/** Describes the letter problems of a name in a few words: "Latin “e”, all lowercase". */
export const useLetterText = () => {
  const { t } = useTranslation('passes');
  return useCallback(
    ({ issues, letters }: Pick<LetterWarning, 'issues' | 'letters'>): string =>
      issues
        .map((issue) => {
          if (issue !== 'look-alike') return t(`letters.${issue}`);
          const list = letters.map((letter) => t('letters.quoted', { letter })).join(', ');
          return t(letters.some(isLatin) ? 'letters.latin' : 'letters.cyrillic', {
            count: letters.length,
            letters: list,
          });
        })
        .map((text, index) => (index === 0 ? text : text.toLocaleLowerCase()))
        .join(', '),
    [t],
  );
};
