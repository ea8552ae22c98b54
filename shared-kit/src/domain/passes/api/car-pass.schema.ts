import { arrivalPurposes } from '../pass';
import { Type } from 'typebox';
import { Day, Id, Instant, Nullable, Reference } from '../../http';
import { PassStatusName } from './personal-pass.schema';

export const CarType = Type.Object(
  { id: Id, title_rus: Type.String(), title_eng: Type.String() },
  { title: 'CarType', description: 'A kind of vehicle (PASS-216, PASS-235)' },
);

export const CarPass = Type.Object(
  {
    id: Id,
    status: PassStatusName,
    comment: Nullable(Type.String({ description: 'Reason of the rejection (PASS-164)' })),
    barcode: Type.String(),
    car_type_id: Id,
    car_type: CarType,
    car_number: Type.String(),
    trailer_number: Nullable(Type.String()),
    entry_date: Day(),
    departure_date: Nullable(Day()),
    load_capacity: Nullable(Type.Number({ description: 'Tonnes' })),
    target: Type.Enum([...arrivalPurposes]),
    stand_id: Nullable(Id),
    stand: Nullable(Type.Object({ title: Type.String() })),
    lastname: Type.String(),
    name: Type.String(),
    middlename: Nullable(Type.String()),
    phone: Type.String(),
    cargos: Type.Array(Type.Object({ title: Type.String(), quantity: Type.Integer({ minimum: 1 }) })),
    created_at: Instant(),
    updated_at: Instant({ description: 'Of the last change of status; older live events are ignored (SVC-142)' }),
  },
  { title: 'CarPass', description: 'A one-off pass of a vehicle (PASS-213, PASS-169)' },
);

const text = Type.Optional(Nullable(Type.String({ maxLength: 10_000 })));
const reference = Type.Optional(Nullable(Reference));
const amount = Type.Optional(Nullable(Type.Union([Type.Number(), Type.String({ maxLength: 100 })])));

/** Loose on purpose: the rules of the form judge the values and name every wrong field at once (PASS-244). */
export const CarPassBody = Type.Object({
  car_type_id: reference,
  car_number: text,
  trailer_number: text,
  entry_date: text,
  departure_date: text,
  load_capacity: amount,
  target: text,
  stand_id: reference,
  lastname: text,
  name: text,
  middlename: text,
  phone: text,
  cargos: Type.Optional(Nullable(Type.Array(Type.Object({ title: text, quantity: amount }), { maxItems: 1000 }))),
});
