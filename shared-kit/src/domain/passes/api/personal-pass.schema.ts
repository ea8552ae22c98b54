import { localizedNames } from '../../common';
import { passStatuses, personalPassTypes } from '../pass';
import { Type } from 'typebox';
import { Country } from '../../participations/api/country.schema';
import { Day, Id, Instant, Nullable, formBody } from '../../http';
import { personalPassFields } from '../personal-pass-fields';

export const PersonalPassTypeName = Type.Enum([...personalPassTypes]);
export const PassStatusName = Type.Enum([...passStatuses]);

export const PersonalPass = Type.Object(
  {
    id: Id,
    type: PersonalPassTypeName,
    status: PassStatusName,
    comment: Nullable(Type.String({ description: 'Reason of the rejection' })),
    company_name: Type.String(),
    lastname: Type.String(),
    name: Type.String(),
    middlename: Nullable(Type.String()),
    created_at: Instant(),
    updated_at: Instant({ description: 'Of the last change of status; older live events are ignored' }),
    country: Nullable(Type.Pick(Country, ['id', ...localizedNames('name'), 'is_simple_visa'])),
    birthday: Nullable(Day()),
    birthday_place: Nullable(Type.String()),
  },
  { title: 'PersonalPass', description: 'A pass of a person' },
);

export const PersonalPassBody = Type.Object({
  type: PersonalPassTypeName,
  ...formBody(personalPassFields).properties,
  middle_name: Type.Optional(Nullable(Type.String({ description: 'The same as middlename' }))),
});

/** The person of a future pass; as loose as the form while typing. */
export const PersonBody = Type.Pick(PersonalPassBody, ['type', 'lastname', 'name', 'middlename', 'birthday']);

export const PersonalPassesQuery = Type.Object({
  type: PersonalPassTypeName,
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1 })),
  order_name: Type.Optional(
    Type.Enum(['id', 'created_at', 'lastname'], {
      description: 'id or lastname for participant passes, created_at or lastname for installation passes',
    }),
  ),
  order_by: Type.Optional(Type.Enum(['asc', 'desc'])),
});
