import {
  currencyCodes,
  defaultCurrency,
  defaultZone,
  flatTexts,
  localized,
  textsByName,
  type Localized,
  type TextsByName,
} from '../common';
import {
  amount,
  choice,
  date,
  flag,
  float,
  list,
  maxLength,
  maxValue,
  minValue,
  oneOf,
  printable,
  required,
  text,
  website,
  wholeNumber,
  type Rule,
} from '../validation';
import { exhibitionDays, exhibitionDeadlines } from './api/exhibition-dates.schema';

/** The number of a row in another system, by which an import finds it again. */
export const externalId = text(maxLength(100));

const line = text(maxLength(300), printable);

const isZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A name of the IANA list, `Europe/Moscow`. */
const zone: Rule<string | null> = (value) => (value === null || isZone(value) ? null : { rule: 'option' });

/** Info texts of an exhibition, in simple markup; those whose names end in terms or procedure are addresses of pages. */
export const exhibitionTextNames = [
  'personal_pass_info_1',
  'personal_pass_info_2',
  'personal_pass_info_3',
  'install_pass_info_1',
  'install_pass_info_2',
  'install_pass_info_3',
  'install_pass_terms',
  'car_pass_info_1',
  'car_pass_info_2',
  'car_pass_info_3',
  'car_pass_entry',
  'car_pass_entry_procedure',
  'car_pass_rule',
  'car_pass_terms',
] as const;

const each = <Name extends string, One>(names: readonly Name[], one: One) =>
  Object.fromEntries(names.map((name) => [name, one])) as Record<Name, One>;

const info = text(maxLength(10_000));
type InfoFields = Localized<(typeof exhibitionTextNames)[number], typeof info>;

/** An exhibition as staff set it up; its dates have further rules in `exhibitionDateIssues`. */
export const exhibitionFields = {
  external_id: externalId,
  ...localized('title', () => text(required, maxLength(300), printable)),
  ...localized('subtitle', () => text(maxLength(300))),
  ...localized('venue', () => line),
  timezone: choice(required, zone),
  website: text(maxLength(300), website, printable),
  vat_rate: amount(required, float, minValue(0), maxValue(100)),
  currencies: list(text(oneOf(currencyCodes)), required),
  ...each(exhibitionDays, text(required)),
  ...each(exhibitionDeadlines, text(maxLength(30))),
  create_personal_pass_disabled: flag(),
  create_install_pass_disabled: flag(),
  create_car_pass_disabled: flag(),
  is_show_order_additional_services: flag(),
  second_factor_from: choice(date),
  pass_data_days: amount(wholeNumber, minValue(1), maxValue(3_650)),
  ...(Object.assign({}, ...exhibitionTextNames.map((name) => localized(name, () => info))) as InfoFields),
};

/** For how many days after the end of dismantling pass data is kept if the exhibition does not say. */
export const defaultPassDataDays = 365;

/** The default values of a new exhibition. */
export const exhibitionDefaults = {
  timezone: defaultZone,
  currencies: [defaultCurrency],
  is_show_order_additional_services: true,
} as const;

/** The info texts as fields, of how they are stored. */
export const exhibitionTextsOf = (texts: TextsByName) => flatTexts(exhibitionTextNames, texts);

/** The info texts as they are stored, of fields. */
export const storedExhibitionTexts = (values: Readonly<Record<string, unknown>>) =>
  textsByName(exhibitionTextNames, values);
