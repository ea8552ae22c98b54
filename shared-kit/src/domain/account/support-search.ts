import { ownTextOf, type Localized } from '../common';
import { comparisonKey, type Locale } from '../common';

export type Question = Localized<'question' | 'answer'>;

const textOfQuestion = (item: Question, locale: Locale): string =>
  `${ownTextOf(item, 'question', locale)} ${ownTextOf(item, 'answer', locale)}`;

/** Questions whose text or answer in the current language contains every search word. */
export const questionsAbout = <Item extends Question>(
  questions: readonly Item[],
  typed: string,
  locale: Locale,
): Item[] => {
  const words = comparisonKey(typed).split(' ').filter(Boolean);
  return questions.filter((item) => {
    const searched = comparisonKey(textOfQuestion(item, locale));
    return words.every((word) => searched.includes(word));
  });
};
