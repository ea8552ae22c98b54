import { localized } from '../common';
import { externalId } from '../participations/exhibition-fields';
import { amount, maxLength, maxValue, minValue, required, text, wholeNumber } from '../validation';

/** A question with its answer on the support page. */
export const supportQuestionFields = {
  external_id: externalId,
  position: amount(required, wholeNumber, minValue(0), maxValue(1_000_000)),
  ...localized('question', () => text(required, maxLength(300))),
  ...localized('answer', () => text(required, maxLength(5_000))),
};
