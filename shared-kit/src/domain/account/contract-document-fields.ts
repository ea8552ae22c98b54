import { printable, rows, text } from '../../model/validation';

const printed = text(printable);

/** What the PDF of a document prints of it. */
export const contractDocumentFields = {
  number: printed,
  contents: rows({
    name_rus: printed,
    name_eng: printed,
    measure_unit_rus: printed,
    measure_unit_eng: printed,
    rental_object_rus: printed,
    rental_object_eng: printed,
  }),
};
