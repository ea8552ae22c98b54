import { currencyCodes, locales, localized } from '../common';
import {
  amount,
  choice,
  email,
  flag,
  float,
  inn,
  list,
  maxLength,
  maxValue,
  minValue,
  oneOf,
  phone,
  plainName,
  printable,
  reference,
  required,
  rows,
  text,
  website,
  wholeNumber,
} from '../validation';
import { eventTypes } from './event-types';
import { externalId } from './exhibition-fields';

const line = text(maxLength(300), printable);
const title = text(required, maxLength(100), printable);

/** A pavilion, or a hall that stands inside one (`parent_id`). */
export const pavilionFields = {
  external_id: externalId,
  parent_id: reference(),
  ...localized('title', () => title),
};

/** The subjects that a manager of the organiser can be responsible for. */
export const managerKinds = ['event', 'montage', 'catalog'] as const;

const name = text(required, maxLength(100), printable);

/** A manager of the organiser who is responsible for the participants of an exhibition. */
export const managerFields = {
  external_id: externalId,
  kind: choice(required, oneOf(managerKinds)),
  locale: choice(oneOf(locales)),
  position: amount(wholeNumber, minValue(0), maxValue(10_000)),
  ...localized('lastname', () => name),
  ...localized('name', () => name),
  ...localized('middlename', () => text(maxLength(100), printable)),
  ...localized('area', () => text(required, maxLength(300))),
  phone: text(phone),
  email: text(email, maxLength(254)),
};

/** A company as staff enter it: exhibitors complete their profile, by the stricter rules of the account. */
export const companyRecordFields = {
  external_id: externalId,
  ...localized('name', () => text(required, maxLength(255), plainName, printable)),
  country_id: reference(),
  inn: text(inn, maxLength(30)),
  phone: text(phone),
  email: text(email, maxLength(255)),
  website: text(website, maxLength(255)),
  address: text(maxLength(500)),
  mail_address: text(maxLength(500)),
  fax: text(maxLength(50)),
};

const places = amount(wholeNumber, minValue(0), maxValue(100_000));

/** The settings of a participation, which staff change at any time. */
export const participationSettingFields = {
  external_id: externalId,
  application_number: text(maxLength(50), printable),
  currencies: list(text(oneOf(currencyCodes)), required),
  is_edit: flag(),
  is_not_resident: flag(),
  is_edo_rent_available: flag(),
  is_edo_services_available: flag(),
  pays_for_subs: flag(),
  quota_certificate: places,
  quota_installation: places,
  quota_car: places,
  pavilion_xml_id: text(maxLength(100)),
  ...localized('hall', () => line),
};

/** The fields of a new participation; later only the settings can be changed. */
export const participationFields = {
  exhibition_id: reference(required),
  company_id: reference(required),
  type: choice(required, oneOf(eventTypes)),
  parent_id: reference(),
  ...participationSettingFields,
};

/** The default values of a new participation; its currencies are those of the exhibition. */
export const participationDefaults = { is_edit: true } as const;

/** A stand of a participation. */
export const standFields = {
  external_id: externalId,
  title: text(required, maxLength(50), printable),
  area: amount(required, float, minValue(0), maxValue(100_000)),
  pavilion_id: reference(),
};

/** All stands of a participation; one with an id or a known external id keeps its row. */
export const standListFields = { stands: rows({ id: reference(), ...standFields }) };

/** A country of the lists, with its properties for visas and the catalogue. */
export const countryFields = {
  ...localized('name', () => title),
  is_simple_visa: flag(),
  is_catalog_order_ru_locale: flag(),
};
