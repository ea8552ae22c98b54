import { localized } from '../common';
import { externalId } from '../participations/exhibition-fields';
import { maxLength, printable, required, text } from '../validation';

/** A kind of vehicle that staff set up. */
export const carTypeFields = {
  external_id: externalId,
  ...localized('title', () => text(required, maxLength(100), printable)),
};
