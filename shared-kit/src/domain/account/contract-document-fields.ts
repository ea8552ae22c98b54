import { localized } from '../common';
import { printable, rows, text } from '../validation';

const printed = text(printable);

/** What the PDF of a document prints of it. */
export const contractDocumentFields = {
  number: printed,
  contents: rows({
    ...localized('name', () => printed),
    ...localized('measure_unit', () => printed),
    ...localized('rental_object', () => printed),
  }),
};
