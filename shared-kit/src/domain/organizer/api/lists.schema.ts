import { Type, type Static, type TSchema } from 'typebox';
import { catalogueOrderStatuses } from '../../catalogue/order-moves';
import { localized, locales } from '../../common';
import { Id, Instant, Nullable } from '../../http';
import { eventTypes } from '../../participations/event-types';
import { passStatuses, personalPassTypes } from '../../passes/pass';
import { orderStatuses } from '../../services/order-status';

/** The fields that every row of a list has. */
const ofRow = {
  id: Id,
  updated_at: Instant({ description: 'When the row was last written; the order of the list' }),
  etag: Type.String({ description: 'For If-Match of a write' }),
};
const Deleted = Nullable(Instant({ description: 'Deleted rows stay in the list, so that a reader learns of them' }));
const place = { participation_id: Id, exhibition_id: Id, company_id: Id, ...localized('company', () => Type.String()) };
const ExternalId = Nullable(Type.String({ description: 'The number of the row in another system' }));
const Line = Type.String();
const MaybeLine = Nullable(Type.String());

export const PassRow = Type.Object(
  {
    kind: Type.Enum(['personal', 'car']),
    ...ofRow,
    ...place,
    type: Nullable(Type.Enum([...personalPassTypes])),
    status: Type.Enum([...passStatuses]),
    comment: MaybeLine,
    title: Type.String({ description: 'Surname and names, or the vehicle number' }),
    barcode: Line,
    created_at: Instant(),
    deleted_at: Deleted,
  },
  { title: 'PassRow', description: 'A pass in the list for other systems' },
);

export const OrderRow = Type.Object(
  {
    ...ofRow,
    ...place,
    status: Type.Enum([...orderStatuses]),
    version: Type.Integer({ minimum: 1 }),
    currency: Line,
    total_with_vat: Nullable(Type.Number({ description: 'Null while an amount is missing' })),
    purchase_number: MaybeLine,
    payer_id: Type.Integer({ minimum: 1, description: 'The company that pays' }),
    created_at: Instant(),
  },
  { title: 'OrderRow', description: 'An order of services in the list for other systems' },
);

export const CatalogOrderRow = Type.Object(
  {
    ...ofRow,
    ...place,
    status: Type.Enum([...catalogueOrderStatuses]),
    version: Type.Integer({ minimum: 1 }),
    submitted_at: Nullable(Instant()),
    created_at: Instant(),
  },
  { title: 'CatalogOrderRow', description: 'A catalogue order in the list for other systems' },
);

export const ParticipationRow = Type.Object(
  {
    ...ofRow,
    external_id: ExternalId,
    exhibition_id: Id,
    company_id: Id,
    ...localized('company', () => Type.String()),
    type: Type.Enum([...eventTypes]),
    parent_id: Nullable(Id),
    application_number: MaybeLine,
    stands: Type.String({ description: 'Numbers of the stands, separated by commas' }),
    deleted_at: Deleted,
  },
  { title: 'ParticipationRow', description: 'A participation in the list for other systems' },
);

export const CompanyRow = Type.Object(
  {
    ...ofRow,
    external_id: ExternalId,
    ...localized('name', () => Type.String()),
    country_id: Nullable(Id),
    inn: MaybeLine,
    email: MaybeLine,
    phone: MaybeLine,
    website: MaybeLine,
  },
  { title: 'CompanyRow', description: 'A company in the list for other systems' },
);

export const UserRow = Type.Object(
  {
    ...ofRow,
    email: Line,
    lastname: Line,
    name: Line,
    middlename: MaybeLine,
    phone: MaybeLine,
    locale: Type.Enum([...locales]),
    access: Type.Enum(['participant', 'manager']),
    created_at: Instant(),
  },
  { title: 'UserRow', description: 'A user in the list for other systems' },
);

/** The lists with their rows, by name in the address. */
export const listRows = {
  passes: PassRow,
  orders: OrderRow,
  'catalog-orders': CatalogOrderRow,
  participations: ParticipationRow,
  companies: CompanyRow,
  users: UserRow,
} as const satisfies Record<string, TSchema>;
/** Name of a list. */
export type ListName = keyof typeof listRows;
/** A row of a list. */
export type RowOf<Name extends ListName> = Static<(typeof listRows)[Name]>;

/** The most rows of one page. */
export const listLimit = 500;

const narrowing = {
  exhibition_id: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a name, or the beginning of an id' })),
  updated_since: Type.Optional(
    Instant({ description: 'Only rows written at this moment or later; a cursor continues more exactly' }),
  ),
};

const byExternalId = {
  external_id: Type.Optional(Type.String({ maxLength: 100, description: 'The number in another system, exactly' })),
};

/** The filters of each list, except the page. */
export const listFilters = {
  passes: {
    ...narrowing,
    status: Type.Optional(Type.Enum([...passStatuses])),
    kind: Type.Optional(Type.Enum(['personal', 'car'])),
  },
  orders: { ...narrowing, status: Type.Optional(Type.Enum([...orderStatuses])) },
  'catalog-orders': { ...narrowing, status: Type.Optional(Type.Enum([...catalogueOrderStatuses])) },
  participations: { ...narrowing, ...byExternalId, kind: Type.Optional(Type.Enum([...eventTypes])) },
  companies: { ...narrowing, ...byExternalId },
  users: { ...narrowing, kind: Type.Optional(Type.Enum(['participant', 'manager'])) },
} as const;

/** The page of a list. */
export const listPage = {
  cursor: Type.Optional(Type.String({ maxLength: 200, description: '`next_cursor` of the page before' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: listLimit, description: 'Default 100' })),
};

export const ListMeta = Type.Object(
  {
    next_cursor: Nullable(
      Type.String({ description: 'Continues after the last row, now or when there are new ones; null: no row yet' }),
    ),
    has_more: Type.Boolean({ description: 'There are more rows already' }),
  },
  { title: 'ListMeta', description: 'Where a list continues' },
);

export const listFormats = ['csv', 'xlsx'] as const;
/** Format of an exported list. */
export type ListFormat = (typeof listFormats)[number];
