import { Type, type Static } from 'typebox';
import { Id, PageOf } from '../http/answers';

const named = { name_rus: Type.String(), name_eng: Type.String() };

const categoryFacts = {
  id: Id,
  icon: Type.String({ description: 'Name in the icon set of the kit' }),
  ...named,
  services_count: Type.Integer({ minimum: 0, description: 'Services in the category itself, not below it' }),
};

/** Two levels: a child has no children of its own (SVC-010, SVC-018). */
export const ServiceCategory = Type.Object(
  { ...categoryFacts, children: Type.Array(Type.Object(categoryFacts, { title: 'ServiceSubcategory' })) },
  { title: 'ServiceCategory', description: 'SVC-010, SVC-019' },
);
export type ServiceCategory = Static<typeof ServiceCategory>;

export const ServicePrice = Type.Object(
  {
    currency: Type.String(),
    price_with_vat: Type.Number({ description: 'In units of the currency, two decimals' }),
    unit: Type.Object({ id: Id, ...named }),
  },
  { title: 'ServicePrice', description: 'SVC-008' },
);

export const AdditionalService = Type.Object(
  {
    id: Id,
    category_id: Id,
    ...named,
    short_description_rus: Type.String(),
    short_description_eng: Type.String(),
    prices: Type.Array(ServicePrice, { description: 'Empty: the price is given by the manager' }),
    executor: Type.Object({ id: Id, ...named, is_organizer: Type.Boolean() }),
    is_popular: Type.Boolean(),
    is_required_contract: Type.Boolean(),
    is_required_stand_area: Type.Boolean(),
    is_required_quantity_by_date: Type.Boolean(),
    is_required_time_range_by_date: Type.Boolean(),
    is_required_date_install: Type.Boolean(),
    is_required_date_exhibition: Type.Boolean(),
    is_required_date_dismantling: Type.Boolean(),
  },
  { title: 'AdditionalService', description: 'A service as lists show it (SVC-007, SVC-009)' },
);
export type AdditionalService = Static<typeof AdditionalService>;

export const AdditionalServicesPage = PageOf(AdditionalService);
