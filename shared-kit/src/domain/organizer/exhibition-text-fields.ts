import { printable, text, website } from '../../model/validation';

const printed = text(printable);

/** What stands on every document of an exhibition, and the address of its site. */
export const exhibitionTextFields = {
  title_rus: printed,
  title_eng: printed,
  venue_rus: printed,
  venue_eng: printed,
  website: text(website, printable),
};
