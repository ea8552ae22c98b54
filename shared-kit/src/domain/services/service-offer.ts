import { comparisonKey, textLength } from '../../model';
import { array, number, object, string, type AnyObjectSchema } from 'yup';

/** Most price steps of one offer. */
export const priceStepsAtOnce = 10;

/** Most synonyms of one service. */
export const synonymsAtOnce = 50;

/** Longest synonym, in code points. */
export const synonymLength = 60;

/** A day of the calendar, YYYY-MM-DD. */
const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/**
 * What the organiser sets in the offer of a service at one exhibition: the last day of ordering and the prices by order date, no
 * two of which begin on one day (SVC-160, SVC-161, SVC-184).
 */
export const serviceOfferSchema = (): AnyObjectSchema =>
  object({
    order_until: string()
      .nullable()
      .test('day', 'day_invalid', (value) => value === null || value === undefined || isDay(value)),
    price_steps: array(
      object({
        from: string()
          .required('day_invalid')
          .test('day', 'day_invalid', (value) => isDay(value)),
        percent: number().required('percent_invalid').min(-99, 'percent_invalid').max(1_000, 'percent_invalid'),
      }),
    )
      .test('count', 'too_many_steps', function count(steps) {
        if ((steps?.length ?? 0) <= priceStepsAtOnce) return true;
        return this.createError({ message: 'too_many_steps', params: { count: priceStepsAtOnce } });
      })
      .test('once', 'date_repeated', (steps) => new Set(steps?.map(({ from }) => from)).size === (steps?.length ?? 0)),
  });

/** Words of the organiser under which the search finds a service (SVC-184). */
export const synonymsSchema = (): AnyObjectSchema =>
  object({
    synonyms: array(
      string()
        .defined()
        .test('length', 'synonym_too_long', function length(value) {
          if (textLength(value) <= synonymLength) return true;
          return this.createError({ message: 'synonym_too_long', params: { count: synonymLength } });
        }),
    ).test('count', 'too_many_synonyms', function count(synonyms) {
      if ((synonyms?.length ?? 0) <= synonymsAtOnce) return true;
      return this.createError({ message: 'too_many_synonyms', params: { count: synonymsAtOnce } });
    }),
  });

/** Synonyms as they are kept: each once, without spaces at their ends and without the signs that part them in the column. */
export const cleanSynonyms = (synonyms: readonly string[]): string[] => {
  const words = synonyms.map((one) => one.replace(/[,;\s]+/g, ' ').trim()).filter((one) => one !== '');
  return words.filter((word, index) => words.findIndex((one) => comparisonKey(one) === comparisonKey(word)) === index);
};
