import { localized } from '../../formats';
import { printable, text, website } from '../../model/validation';

const printed = text(printable);

/** What stands on every document of an exhibition, and the address of its site. */
export const exhibitionTextFields = {
  ...localized('title', () => printed),
  ...localized('venue', () => printed),
  website: text(website, printable),
};
