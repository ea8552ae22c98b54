import { localized } from '../common';
import { printable, text, website } from '../validation';

const printed = text(printable);

/** What stands on every document of an exhibition, and the address of its site. */
export const exhibitionTextFields = {
  ...localized('title', () => printed),
  ...localized('venue', () => printed),
  website: text(website, printable),
};
