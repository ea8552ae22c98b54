import { comparisonKey, isDay, textLength } from '../common';
import { choice, field, list, rows, text, unless } from '../validation';

/** Maximum number of price steps per offer. */
export const priceStepsAtOnce = 10;

/** Maximum number of synonyms per service. */
export const synonymsAtOnce = 50;

/** Maximum length of a synonym, in code points. */
export const synonymLength = 60;

/** A price from an order date on. */
interface PriceStep {
  from: string;
  percent: number;
}

/** How much a step may change the price, percent. */
const stepPercent = { min: -99, max: 1_000 } as const;

/**
 * Validates the organiser's offer of a service at one exhibition: the last day of ordering and the prices by order
 * date, with unique start days.
 */
export const serviceOfferFields = {
  order_until: choice(unless((day: string | null) => day === null || isDay(day), 'day_invalid')),
  price_steps: rows(
    {
      from: field(unless((day: string) => isDay(day), 'day_invalid')),
      percent: field(
        unless((percent: number) => percent >= stepPercent.min && percent <= stepPercent.max, 'percent_invalid'),
      ),
    },
    unless((steps: readonly PriceStep[]) => steps.length <= priceStepsAtOnce, 'too_many_steps', {
      count: priceStepsAtOnce,
    }),
    unless(
      (steps: readonly PriceStep[]) => new Set(steps.map(({ from }) => from)).size === steps.length,
      'date_repeated',
    ),
  ),
};

/** Words of the organiser under which the search finds a service. */
export const synonymsFields = {
  synonyms: list(
    text(
      unless((word: string | null) => textLength(word ?? '') <= synonymLength, 'synonym_too_long', {
        count: synonymLength,
      }),
    ),
    unless((words: readonly unknown[]) => words.length <= synonymsAtOnce, 'too_many_synonyms', {
      count: synonymsAtOnce,
    }),
  ),
};

/** Normalises synonyms for storage: unique, trimmed, without the separators of the column. */
export const cleanSynonyms = (synonyms: readonly string[]): string[] => {
  const words = synonyms.map((one) => one.replace(/[,;\s]+/g, ' ').trim()).filter((one) => one !== '');
  return words.filter((word, index) => words.findIndex((one) => comparisonKey(one) === comparisonKey(word)) === index);
};
