import { localized } from '../../../formats';
import { arrivalPurposes } from '../pass';
import { Type } from 'typebox';
import { Day, Id, Instant, Nullable, formBody } from '../../http';
import { carPassFields } from '../car-pass-fields';
import { PassStatusName } from './personal-pass.schema';

export const CarType = Type.Object(
  { id: Id, ...localized('title', () => Type.String()) },
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

export const CarPassBody = formBody(carPassFields);
