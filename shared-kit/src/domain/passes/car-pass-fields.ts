import { readPlateLetters } from '../../model';
import { trimmed, trimmedOrNull } from './trimming';

/** A row of cargo (PASS-155). */
export interface CargoFields {
  title: string;
  quantity: number | string | null;
}

/** What a car pass is made of, by payload names (PASS-214). */
export interface CarPassFields {
  car_type_id: number | null;
  car_number: string;
  trailer_number: string | null;
  entry_date: string | null;
  departure_date: string | null;
  load_capacity: number | string | null;
  target: string | null;
  stand_id: number | null;
  lastname: string;
  name: string;
  middlename: string | null;
  phone: string;
  cargos: CargoFields[];
}

/** Characters of a plate (PASS-138, PASS-140). */
export const plateLength = { min: 6, max: 16 } as const;
/** Digits of a phone behind the plus (PASS-011). */
export const phoneDigits = 18;
/** Rows of cargo (PASS-156, PASS-157). */
export const cargoRows = { min: 1, max: 50 } as const;

/** The raw values of a form or a body. */
export type CarPassInput = Omit<{ [Field in keyof CarPassFields]?: CarPassFields[Field] | null }, 'cargos'> & {
  cargos?: readonly { title?: string | null; quantity?: number | string | null }[] | null;
};

/** Letters of one form, runs of spaces as one (PASS-139, PASS-140). */
export const readPlate = (text: string | null | undefined): string =>
  readPlateLetters(trimmed(text)).replace(/\s+/g, ' ');

const decimalOrNull = (value: number | string | null | undefined): number | string | null => {
  if (value === null || value === undefined || typeof value === 'number') return value ?? null;
  const text = trimmed(value);
  const number = Number(text.replace(',', '.'));
  return text === '' ? null : Number.isNaN(number) ? text : number;
};

/** Trims the texts and capitalises the plates before judging and storing (PASS-013, PASS-139). */
export const readCarPass = (input: CarPassInput): CarPassFields => ({
  car_type_id: input.car_type_id ?? null,
  car_number: readPlate(input.car_number),
  trailer_number: readPlate(input.trailer_number) || null,
  entry_date: trimmedOrNull(input.entry_date),
  departure_date: trimmedOrNull(input.departure_date),
  load_capacity: decimalOrNull(input.load_capacity),
  target: trimmedOrNull(input.target),
  stand_id: input.stand_id ?? null,
  lastname: trimmed(input.lastname),
  name: trimmed(input.name),
  middlename: trimmedOrNull(input.middlename),
  phone: trimmed(input.phone),
  cargos: (input.cargos ?? []).map(({ title, quantity }) => ({
    title: trimmed(title),
    quantity: decimalOrNull(quantity),
  })),
});
