import { localized } from '../../common';
import { eventTypes } from '../event-types';
import { Type } from 'typebox';
import { Company, CompanyName } from './company.schema';
import { Exhibition, ExhibitionSummary } from './exhibition.schema';
import { Quota, RoleName } from './membership.schema';
import { Day, Id, Instant, Nullable } from '../../http';

const Count = Type.Integer({ minimum: 0 });
export const EventTypeName = Type.Enum([...eventTypes]);

export const Pavilion = Type.Object(
  {
    id: Id,
    ...localized('title', () => Type.String()),
    parent: Nullable(Type.Object({ id: Id, ...localized('title', () => Type.String()) })),
  },
  { title: 'Pavilion', description: 'A pavilion, or a hall with its pavilion as parent' },
);

export const Stand = Type.Object(
  {
    id: Id,
    title: Type.String(),
    area: Type.Number({ description: 'Square metres' }),
    pavilion: Nullable(Pavilion),
  },
  { title: 'Stand', description: 'A stand of a participation' },
);

export const ParticipationUser = Type.Object(
  {
    id: Id,
    name: Type.String(),
    lastname: Type.String(),
    middlename: Nullable(Type.String()),
    email: Type.String(),
    role: RoleName,
    invite: Type.Enum(['pending', 'activated']),
    resend_from: Nullable(Instant({ description: 'From when the invitation can be resent; null if there is none' })),
  },
  { title: 'ParticipationUser', description: 'A user of a participation' },
);

export const CatalogOrderStatus = Type.Enum(['draft', 'sent', 'moderation', 'confirmed']);

export const ParentParticipation = Type.Object(
  {
    id: Id,
    type: EventTypeName,
    company: CompanyName,
    pays_for_subs: Type.Boolean({
      description: 'Its company pays for orders of this sub-exhibitor on request',
    }),
    users: Type.Array(Type.Object({ id: Id, role: RoleName })),
  },
  {
    title: 'ParentParticipation',
    description: 'The collective organiser of a sub-exhibitor: only ids and roles of its users',
  },
);

export const Participation = Type.Object(
  {
    id: Id,
    type: EventTypeName,
    is_edit: Type.Boolean({
      description: 'False only for a sub-exhibitor that its collective organiser manages',
    }),
    is_not_resident: Type.Boolean(),
    is_primary: Type.Boolean({ description: "The caller's primary one in this exhibition" }),
    is_edo_rent_available: Type.Boolean(),
    is_edo_services_available: Type.Boolean(),
    pays_for_subs: Type.Boolean({
      description: 'A collective organiser that pays for orders of its sub-exhibitors',
    }),
    application: Nullable(Type.Object({ number: Type.String() })),
    catalog_order_id: Nullable(Id),
    catalog_order_status: Nullable(CatalogOrderStatus),
    catalog_template_id: Nullable(
      Type.Integer({ minimum: 1, description: 'Null: there is no catalogue to order from' }),
    ),
    currencies: Type.Array(Type.Object({ code: Type.String(), symbol: Type.String() })),
    currency: Type.Object({ code: Type.String(), symbol: Type.String() }, { description: 'The current one' }),
    quota: Quota,
    pavilion_xml_id: Nullable(Type.String()),
    ...localized('hall', () => Nullable(Type.String())),
    pavilions: Type.Array(
      Type.Object({
        pavilion_link: Nullable(Type.String()),
        ...localized('hall', () => Nullable(Type.String())),
      }),
    ),
    stands: Type.Array(Stand),
    company: Company,
    exhibition: Exhibition,
    users: Type.Array(ParticipationUser),
    second_factor_from: Nullable(
      Day({
        description: 'From when it is closed to the caller, an administrator without a second factor',
      }),
    ),
    parent: Nullable(ParentParticipation),
    acting: Nullable(
      Type.Object({ user_id: Id, until: Instant() }, { description: 'A member of staff acts as this exhibitor' }),
    ),
  },
  {
    title: 'Participation',
    description: 'One participation of one company in one exhibition; the specification calls it an event',
  },
);

export const ParticipationListItem = Type.Object(
  {
    id: Id,
    type: EventTypeName,
    company: CompanyName,
    exhibition: ExhibitionSummary,
    stands: Type.Array(Stand),
    catalog_order_status: Nullable(CatalogOrderStatus),
    quota: Quota,
    car_passes_count: Count,
    is_primary: Type.Boolean(),
    role: Nullable(RoleName),
  },
  { title: 'ParticipationListItem', description: 'One row in the list of participations' },
);

export const SubExhibitorsMeta = Type.Object(
  {
    quota: Type.Object({
      total: Nullable(Count),
      own: Count,
      held: Count,
      given: Count,
      available: Count,
    }),
  },
  {
    title: 'SubExhibitorsMeta',
    description:
      'Certificate quota of the collective organiser: own passes, places held by links, given away, remaining',
  },
);

export const SubParticipation = Type.Object(
  {
    id: Id,
    invite_id: Nullable(Id),
    invite: Nullable(Type.Enum(['pending', 'activated'])),
    company: CompanyName,
    is_edit: Type.Boolean(),
    is_profile_filled: Type.Boolean({ description: 'Company profile complete' }),
    quota: Quota,
    resend_from: Nullable(Instant({ description: 'From when the invitation can be resent' })),
    pass_personal: Type.Integer({ minimum: 0, description: 'Certificate and visa passes of any status' }),
    pass_held: Type.Integer({ minimum: 0, description: 'Places held by open links' }),
    pass_installation: Count,
    pass_car: Count,
    catalog_order_id: Nullable(Id),
    catalog_order_status: Nullable(CatalogOrderStatus),
  },
  { title: 'SubParticipation', description: 'A sub-exhibitor in the list of its collective organiser' },
);
