import { localized } from '../../formats';
import { printable, rows, text } from '../../model/validation';

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
