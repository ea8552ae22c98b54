import { localized } from '../../common';
import { eventTypes } from '../../participations';
import { Type, type Static } from 'typebox';
import { Day, Id, Nullable } from '../../http';

/** The input required to order a service, as stored. */
export const requirements = [
  'contract',
  'stand_area',
  'quantity_by_date',
  'time_range_by_date',
  'date_install',
  'date_exhibition',
  'date_dismantling',
] as const;

const PriceStep = Type.Object({
  from: Day(),
  percent: Type.Number({ description: 'Of the base price: -10 is an early price, 50 a late one' }),
});

const flags = Object.fromEntries(requirements.map((name) => [`is_required_${name}`, Type.Boolean()])) as Record<
  `is_required_${(typeof requirements)[number]}`,
  ReturnType<typeof Type.Boolean>
>;

/** Fields of a service that the organiser changes for all exhibitions. */
const ofService = {
  is_popular: Type.Boolean({ description: 'Listed among the popular ones' }),
  synonyms: Type.Array(Type.String(), { description: 'Synonyms for the search' }),
  ...flags,
};

/** Overrides of a service for one exhibition. */
const ofOffer = {
  is_hidden: Type.Boolean({ description: 'Not offered at this exhibition' }),
  event_types: Nullable(
    Type.Array(Type.Enum([...eventTypes]), {
      description: 'Participation types to which it is offered; null: all that order services',
    }),
  ),
  order_until: Nullable(Day({ description: 'Last day of ordering, inclusive' })),
  price_steps: Type.Array(PriceStep),
};

const facts = { id: Id, category_id: Id, ...localized('name', () => Type.String()), ...ofService };

export const OrganizerServiceFacts = Type.Object(facts, {
  title: 'OrganizerServiceFacts',
  description: 'A service for all exhibitions',
});
export type OrganizerServiceFacts = Static<typeof OrganizerServiceFacts>;

export const OrganizerService = Type.Object(
  { ...facts, offer: Type.Object({ exhibition_id: Id, ...ofOffer }) },
  { title: 'OrganizerService', description: 'A service with the overrides of one exhibition' },
);
export type OrganizerService = Static<typeof OrganizerService>;

const text = Type.String({ maxLength: 1_000 });

/** Days are strings: the rules of the model report errors in them. */
export const OfferChangeBody = Type.Partial(
  Type.Object({
    ...ofOffer,
    order_until: Nullable(text),
    price_steps: Type.Array(Type.Object({ from: text, percent: Type.Number() }), { maxItems: 1_000 }),
  }),
);
export type OfferChangeBody = Static<typeof OfferChangeBody>;
