import { localized } from '../common';
import { printable, rows, text } from '../validation';

const printed = text(printable);

/** The fields of a document that its PDF prints. */
export const contractDocumentFields = {
  number: printed,
  contents: rows({
    ...localized('name', () => printed),
    ...localized('measure_unit', () => printed),
    ...localized('rental_object', () => printed),
  }),
};
