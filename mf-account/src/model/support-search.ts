import type { Locale } from '@fairfront/shared-kit/model';

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
  const words = typed.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  return questions.filter((item) => {
    const text =
      locale === 'ru' ? `${item.question_rus} ${item.answer_rus}` : `${item.question_eng} ${item.answer_eng}`;
    const searched = text.toLocaleLowerCase(locale);
    return words.every((word) => searched.includes(word));
  });
};
