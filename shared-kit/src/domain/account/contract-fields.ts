import { currencyCodes, localized } from '../common';
import { externalId } from '../participations/exhibition-fields';
import {
  amount,
  choice,
  date,
  flag,
  float,
  maxLength,
  maxValue,
  minValue,
  oneOf,
  printable,
  reference,
  required,
  rows,
  text,
  type Rule,
} from '../validation';

const name = text(required, maxLength(255), printable);
const number = text(required, maxLength(50), printable);
const day = choice(required, date);

/** A payer or a contractor of contracts. */
export const contractPartyFields = { external_id: externalId, ...localized('name', () => name) };

/** A contract of a participation. */
export const contractFields = {
  external_id: externalId,
  participation_id: reference(required),
  number,
  signed_at: day,
  is_rent: flag(),
  is_edo_rent: flag(),
  counterparty_id: reference(required),
  executor_id: reference(required),
};

/** Kinds of documents of a contract. */
const contractDocumentTypes = ['contract', 'invoice', 'act'] as const;

/** Amounts are stored with two decimals. */
const wholeHundredths: Rule<unknown> = (value) =>
  typeof value !== 'number' || Math.abs(Math.round(value * 100) - value * 100) < 1e-4 ? null : { rule: 'number' };
const money = amount(required, float, minValue(0), maxValue(999_999_999_999), wholeHundredths);

const lineText = text(required, maxLength(500), printable);

/** An invoice, an act or the contract itself; a payment raises `amount_paid`. */
export const documentFields = {
  external_id: externalId,
  contract_id: reference(required),
  type: choice(required, oneOf(contractDocumentTypes)),
  number,
  document_date: day,
  amount: money,
  amount_paid: money,
  currency: choice(required, oneOf(currencyCodes)),
  contents: rows({
    ...localized('name', () => lineText),
    quantity: amount(required, float, minValue(0), maxValue(1_000_000_000)),
    ...localized('measure_unit', () => text(required, maxLength(50), printable)),
    amount: amount(required, float),
    ...localized('rental_object', () => text(maxLength(500), printable)),
  }),
};

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
