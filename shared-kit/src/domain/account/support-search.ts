import { comparisonKey, type Locale } from '../../model';

export interface Question {
  question_rus: string;
  question_eng: string;
  answer_rus: string;
  answer_eng: string;
}

/** Questions whose text or answer in the current language holds every word that was typed (ACC-148). */
export const questionsAbout = <Item extends Question>(
  questions: readonly Item[],
  typed: string,
  locale: Locale,
): Item[] => {
  const words = comparisonKey(typed).split(' ').filter(Boolean);
  return questions.filter((item) => {
    const text =
      locale === 'ru' ? `${item.question_rus} ${item.answer_rus}` : `${item.question_eng} ${item.answer_eng}`;
    const searched = comparisonKey(text);
    return words.every((word) => searched.includes(word));
  });
};
