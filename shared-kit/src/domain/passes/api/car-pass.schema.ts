import { localized } from '../../common';
import { Type } from 'typebox';
import { Id, Instant, Nullable, fieldsAnswer, formBody } from '../../http';
import { carPassFields } from '../car-pass-fields';
import { PassStatusName } from './personal-pass.schema';

export const CarType = Type.Object(
  { id: Id, ...localized('title', () => Type.String()) },
  { title: 'CarType', description: 'A kind of vehicle' },
);

export const CarPass = Type.Object(
  {
    id: Id,
    status: PassStatusName,
    comment: Nullable(Type.String({ description: 'Reason of the rejection' })),
    barcode: Type.String(),
    ...fieldsAnswer(carPassFields),
    car_type: CarType,
    stand: Nullable(Type.Object({ title: Type.String() })),
    created_at: Instant(),
    updated_at: Instant({ description: 'Of the last status change; older live events are ignored' }),
  },
  { title: 'CarPass', description: 'A one-off pass of a vehicle' },
);

export const CarPassBody = formBody(carPassFields);
