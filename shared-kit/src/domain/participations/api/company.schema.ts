import { localized } from '../../common';
import { Type } from 'typebox';
import { CountryName } from './country.schema';
import { Id, Nullable, Reference } from '../../http';

export const CompanyName = Type.Object(
  { id: Id, ...localized('name', () => Type.String()) },
  { title: 'CompanyName', description: 'A company in both languages, as parents and lists show it' },
);

export const CompanyImage = Type.Object(
  {
    id: Id,
    thumbnail_path: Type.String({ description: 'Served from `{backend}/storage/{thumbnail_path}`' }),
  },
  { title: 'CompanyImage', description: 'The logo of a company' },
);

export const Company = Type.Object(
  {
    id: Id,
    ...localized('name', () => Type.String()),
    country_id: Nullable(Id),
    country: Nullable(CountryName),
    phone: Nullable(Type.String()),
    mail_address: Nullable(Type.String()),
    address: Nullable(Type.String()),
    website: Nullable(Type.String()),
    email: Nullable(Type.String()),
    fax: Nullable(Type.String()),
    image: Nullable(CompanyImage),
  },
  { title: 'Company', description: 'Company profile' },
);

const Text = Nullable(Type.String());

/** The body of PUT companies: the profile without country, id and image. */
export const CompanyDetails = Type.Object(
  {
    ...localized('name', () => Text),
    country_id: Nullable(Reference),
    phone: Text,
    mail_address: Text,
    address: Text,
    website: Text,
    email: Text,
    fax: Text,
  },
  { title: 'CompanyDetails', description: 'Company details; an empty text means none' },
);
