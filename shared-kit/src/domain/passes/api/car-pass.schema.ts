import { localized } from '../../../formats';
import { Type } from 'typebox';
import { Id, Instant, Nullable, fieldsAnswer, formBody } from '../../http';
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
    ...fieldsAnswer(carPassFields),
    car_type: CarType,
    stand: Nullable(Type.Object({ title: Type.String() })),
    created_at: Instant(),
    updated_at: Instant({ description: 'Of the last status change; older live events are ignored (SVC-142)' }),
  },
  { title: 'CarPass', description: 'A one-off pass of a vehicle (PASS-213, PASS-169)' },
);

export const CarPassBody = formBody(carPassFields);
