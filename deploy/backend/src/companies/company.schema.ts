import { Type } from 'typebox';
import { CountryName } from '../countries/country.schema';
import { Id, Nullable } from '../http/answers';

export const CompanyName = Type.Object(
  { id: Id, name_rus: Type.String(), name_eng: Type.String() },
  { title: 'CompanyName', description: 'A company in both languages, as parents and lists show it' },
);

export const Company = Type.Object(
  {
    id: Id,
    name_rus: Type.String(),
    name_eng: Type.String(),
    country_id: Nullable(Id),
    country: Nullable(CountryName),
    phone: Nullable(Type.String()),
    mail_address: Nullable(Type.String()),
    address: Nullable(Type.String()),
    website: Nullable(Type.String()),
    email: Nullable(Type.String()),
    fax: Nullable(Type.String()),
    image: Nullable(Type.Object({ id: Id, thumbnail_path: Type.String() })),
  },
  { title: 'Company', description: 'Company profile (ACC-013)' },
);
