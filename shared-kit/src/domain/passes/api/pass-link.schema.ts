import { localizedNames } from '../../common';
import { linksAtOnce, passLinkStates } from '../pass-links';
import { Type } from 'typebox';
import { Country } from '../../participations/api/country.schema';
import { ExhibitionSummary } from '../../participations/api/exhibition.schema';
import { Id, Instant, Nullable, PageMeta, Reference } from '../../http';
import { EventTypeName, Stand } from '../../participations/api/participation.schema';
import { PassQuota } from './pass-list.schema';

export const PassLink = Type.Object(
  {
    id: Id,
    state: Type.Enum([...passLinkStates]),
    email: Nullable(Type.String({ description: 'Null: the link was only copied' })),
    name: Nullable(
      Type.String({ description: 'From the pass once it is filled in, before that as the sender wrote it' }),
    ),
    asks_visa: Type.Boolean(),
    expires_at: Instant(),
    created_at: Instant(),
    opened_at: Nullable(Instant()),
    filled_at: Nullable(Instant()),
    pass_id: Nullable(Type.Integer({ description: 'The pass, if it exists' })),
    revoked_at: Nullable(Instant()),
    revoked_by: Nullable(
      Type.String({ description: 'Name of the user; members of the collective organiser are not named' }),
    ),
    remind_from: Nullable(Instant({ description: 'From when a reminder can be sent; null: no e-mail' })),
  },
  { title: 'PassLink', description: 'A link by which a person fills in their own pass' },
);

export const PassLinksMeta = Type.Object(
  { ...PageMeta.properties, quota: PassQuota },
  { title: 'PassLinksMeta', description: 'Pagination of the links and their quota' },
);

const text = Type.String({ maxLength: 1000 });

/** All optional: the rules validate the values and report all fields at once. */
export const PassLinksBody = Type.Object({
  recipients: Type.Optional(
    Type.Array(Type.Object({ email: text, name: Type.Optional(Nullable(text)) }), { maxItems: linksAtOnce }),
  ),
  delivery: Type.Optional(
    Type.Enum(['mail', 'copy'], {
      description: 'copy sends nothing; without recipients it creates one link for nobody in particular',
    }),
  ),
  expires_on: Type.Optional(Nullable(Type.String({ description: 'Last day; by default that of the deadline' }))),
  asks_visa: Type.Optional(Type.Boolean()),
});

export const PassLinkRenewal = Type.Object({ expires_on: Type.Optional(Nullable(Type.String())) });

/** Only what the page of the link needs: no other people or passes. */
export const PassLinkPage = Type.Object(
  {
    id: Id,
    name: Nullable(Type.String()),
    company_name: Type.String(),
    sender: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
    expires_at: Instant(),
    type: EventTypeName,
    stands: Type.Array(Type.Pick(Stand, ['title', 'pavilion'])),
    exhibition: ExhibitionSummary,
    countries: Nullable(
      Type.Array(Type.Pick(Country, ['id', ...localizedNames('name'), 'is_simple_visa']), {
        description: 'Null: visa data are not asked for',
      }),
    ),
  },
  { title: 'PassLinkPage', description: 'What a person sees after opening their link' },
);

const value = Type.Optional(Nullable(Type.String({ maxLength: 10_000 })));

/** The key after /pass-link/ in the address of the page; never in the URL of a call. */
export const PassLinkKey = Type.Object({ token: Type.String({ maxLength: 200 }) });

export const PassLinkResponse = Type.Object({
  ...PassLinkKey.properties,
  lastname: value,
  name: value,
  middlename: value,
  is_visa: Type.Optional(Type.Boolean()),
  country_id: Type.Optional(Nullable(Reference)),
  birthday: value,
  birthday_place: value,
});

export const PassLinkReceipt = Type.Object(
  {
    filled_at: Instant(),
    is_visa: Type.Boolean(),
    print_from: Instant({ description: 'From when the pass can be printed' }),
  },
  { title: 'PassLinkReceipt', description: 'What a person sees after sending their data' },
);
