import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import type { Locale } from '@fairfront/shared-kit/platform';
import { carPassFields, readCarPass, type CarPassFields } from '@fairfront/shared-kit/domain/passes';

/** The fields with a selected or counted value; all others are text in the form. */
const chosen = ['car_type_id', 'target', 'stand_id', 'cargos'] as const satisfies readonly (keyof CarPassFields)[];
type TypedName = Exclude<keyof CarPassFields, (typeof chosen)[number]>;
const typedNames = Object.keys(carPassFields).filter((name): name is TypedName => !chosen.some((one) => one === name));

/** The values of the vehicle form, named as in the payload. */
export type CarFormValues = Record<TypedName, string> &
  Pick<CarPassFields, 'car_type_id' | 'target'> & { cargos: { title: string; quantity: number }[] };

const typedValues = (valueOf: (name: TypedName) => string) =>
  Object.fromEntries(typedNames.map((name) => [name, valueOf(name)])) as Record<TypedName, string>;

/** A cargo row of the form. */
export const emptyCargo = { title: '', quantity: 1 };

/** @param departure the default day of the form */
export const emptyCarForm = (departure: string): CarFormValues => ({
  ...typedValues(() => ''),
  car_type_id: null,
  target: null,
  departure_date: departure,
  cargos: [{ ...emptyCargo }],
});

/** The values for the next vehicle of the same delivery: type, purpose and days stay. */
export const nextCarForm = (sent: CarFormValues, empty: CarFormValues): CarFormValues => ({
  ...empty,
  car_type_id: sent.car_type_id,
  target: sent.target,
  entry_date: sent.entry_date,
  departure_date: sent.departure_date,
});

/** The values copied from another pass. */
export const carFormOf = (fields: CarPassFields, departure: string, locale: Locale): CarFormValues => ({
  ...typedValues((name) => {
    const value = fields[name] ?? '';
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  }),
  car_type_id: fields.car_type_id,
  target: fields.target,
  departure_date: fields.departure_date ?? departure,
  cargos: fields.cargos.map(({ title, quantity }) => ({ title, quantity: Number(quantity) })),
});

/** The values that are validated and sent, with the stand, which is selected outside the form. */
export const fieldsOfCarForm = (values: CarFormValues, standId: number | null): CarPassFields =>
  readCarPass({ ...values, stand_id: standId });
