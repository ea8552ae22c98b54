import { localized } from '../../common';
import { Type, type Static } from 'typebox';
import { Day, Id, Nullable, PageMeta } from '../../http';

const named = { ...localized('name', () => Type.String()) };

const categoryFacts = {
  id: Id,
  icon: Type.String({ description: 'Name in the icon set of the kit' }),
  ...named,
  services_count: Type.Integer({ minimum: 0, description: 'Services in the category itself, not in subcategories' }),
};

/** Two levels: a child has no children. */
export const ServiceCategory = Type.Object(
  { ...categoryFacts, children: Type.Array(Type.Object(categoryFacts, { title: 'ServiceSubcategory' })) },
  { title: 'ServiceCategory' },
);
export type ServiceCategory = Static<typeof ServiceCategory>;

export const ServiceUnit = Type.Object({ id: Id, ...named }, { title: 'ServiceUnit' });
export type ServiceUnit = Static<typeof ServiceUnit>;

export const ServicePrice = Type.Object(
  {
    currency: Type.String(),
    price_with_vat: Type.Number({ description: 'Current price in currency units, two decimals' }),
    price_without_vat: Type.Number(),
    unit: ServiceUnit,
    next: Nullable(
      Type.Object(
        { from: Day(), price_with_vat: Type.Number() },
        { description: 'The next price by order date and its first day' },
      ),
    ),
  },
  { title: 'ServicePrice' },
);
export type ServicePrice = Static<typeof ServicePrice>;

export const ServiceExecutor = Type.Object(
  { id: Id, ...named, is_organizer: Type.Boolean() },
  { title: 'ServiceExecutor' },
);
export type ServiceExecutor = Static<typeof ServiceExecutor>;

export const ServiceImage = Type.Object(
  {
    original_path: Type.String({ description: 'Below the storage base' }),
    thumbnail_path: Type.String(),
  },
  { title: 'ServiceImage' },
);

export const AdditionalService = Type.Object(
  {
    id: Id,
    category_id: Id,
    ...named,
    ...localized('short_description', () => Type.String()),
    images: Type.Array(ServiceImage),
    prices: Type.Array(ServicePrice, { description: 'Empty: the manager sets the price' }),
    units: Type.Array(ServiceUnit, { description: 'Units in which the service can be ordered, at least one' }),
    min_count: Nullable(Type.Integer({ minimum: 1 })),
    executor: ServiceExecutor,
    is_popular: Type.Boolean(),
    order_until: Nullable(Day({ description: 'Last day of ordering, if it ends before the exhibition' })),
    order_state: Type.Enum(['open', 'service_closed', 'period_ended']),
    is_required_contract: Type.Boolean(),
    is_required_stand_area: Type.Boolean(),
    is_required_quantity_by_date: Type.Boolean(),
    is_required_time_range_by_date: Type.Boolean(),
    is_required_date_install: Type.Boolean(),
    is_required_date_exhibition: Type.Boolean(),
    is_required_date_dismantling: Type.Boolean(),
  },
  { title: 'AdditionalService', description: 'A service as in lists' },
);
export type AdditionalService = Static<typeof AdditionalService>;

export const AdditionalServiceDetail = Type.Object(
  {
    ...AdditionalService.properties,
    ...localized('description', () => Type.String()),
    related_services: Type.Array(AdditionalService, { description: 'Recommended ones that are offered' }),
  },
  { title: 'AdditionalServiceDetail' },
);
export type AdditionalServiceDetail = Static<typeof AdditionalServiceDetail>;

const ranges = Type.Array(
  Type.Object({ from: Type.Integer(), to: Type.Integer() }, { title: 'TextRange', description: 'From, up to' }),
);

export const ListedService = Type.Object(
  {
    ...AdditionalService.properties,
    found: Nullable(
      Type.Object(
        {
          name: ranges,
          short_description: ranges,
          synonym: Nullable(
            Type.String({ description: "The organiser's synonym, if no text contains the search words" }),
          ),
        },
        { title: 'FoundIn', description: 'Its match in the search; null in other lists' },
      ),
    ),
  },
  { title: 'ListedService' },
);
type ListedService = Static<typeof ListedService>;

export const ServiceSearch = Type.Object(
  {
    corrected: Nullable(Type.String({ description: 'The searched text, if it differs from the typed one' })),
    categories: Type.Array(Type.Object({ id: Id, count: Type.Integer({ minimum: 1 }) }), {
      description: 'Number of matching services by category, regardless of the selected one',
    }),
  },
  { title: 'ServiceSearch' },
);
type ServiceSearch = Static<typeof ServiceSearch>;

export const AdditionalServicesPage = Type.Object({
  data: Type.Array(ListedService),
  meta: PageMeta,
  search: Nullable(ServiceSearch),
});
export type AdditionalServicesPage = Static<typeof AdditionalServicesPage>;
