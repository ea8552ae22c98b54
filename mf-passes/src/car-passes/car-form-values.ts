import { formatNumber } from '@fairfront/shared-kit/formats';
import type { Locale } from '@fairfront/shared-kit/platform';
import { readCarPass, type CarPassFields } from '@fairfront/shared-kit/domain/passes';

/** What the form for a vehicle holds; names are those of the payload (PASS-214). */
export interface CarFormValues {
  car_type_id: number | null;
  target: string | null;
  car_number: string;
  trailer_number: string;
  load_capacity: string;
  entry_date: string;
  departure_date: string;
  lastname: string;
  name: string;
  middlename: string;
  phone: string;
  cargos: { title: string; quantity: number }[];
}

/** A row as the form offers it (PASS-156). */
export const emptyCargo = { title: '', quantity: 1 };

/** @param departure the day that the form offers (PASS-150) */
export const emptyCarForm = (departure: string): CarFormValues => ({
  car_type_id: null,
  target: null,
  car_number: '',
  trailer_number: '',
  load_capacity: '',
  entry_date: '',
  departure_date: departure,
  lastname: '',
  name: '',
  middlename: '',
  phone: '',
  cargos: [{ ...emptyCargo }],
});

/** The form for the next vehicle of the same delivery: kind, purpose and days stay (PASS-073). */
export const nextCarForm = (sent: CarFormValues, empty: CarFormValues): CarFormValues => ({
  ...empty,
  car_type_id: sent.car_type_id,
  target: sent.target,
  entry_date: sent.entry_date,
  departure_date: sent.departure_date,
});

/** A form filled from the fields of another pass (PASS-168). */
export const carFormOf = (fields: CarPassFields, departure: string, locale: Locale): CarFormValues => ({
  ...emptyCarForm(departure),
  car_type_id: fields.car_type_id,
  target: fields.target,
  car_number: fields.car_number,
  trailer_number: fields.trailer_number ?? '',
  load_capacity: fields.load_capacity === null ? '' : formatNumber(Number(fields.load_capacity), locale),
  entry_date: fields.entry_date ?? '',
  departure_date: fields.departure_date ?? departure,
  lastname: fields.lastname,
  name: fields.name,
  middlename: fields.middlename ?? '',
  phone: fields.phone,
  cargos: fields.cargos.map(({ title, quantity }) => ({ title, quantity: Number(quantity) })),
});

/** The values as they are judged and sent, with the stand that is chosen outside of the form (PASS-152). */
export const fieldsOfCarForm = (values: CarFormValues, standId: number | null): CarPassFields =>
  readCarPass({ ...values, stand_id: standId });
