import { Type, type Static } from 'typebox';
import { currencyCodes, localized } from '../../common';
import { Day, Id, Instant, Nullable } from '../../http';
import { queueParts } from '../../passes/pass-queue';

const Count = Type.Integer({ minimum: 0 });
const Amount = Type.Number({ description: 'With VAT, in units of the currency' });
const Currency = Type.String({ description: 'Code of the currency' });

const sold = {
  orders: Count,
  lines: Count,
  unpriced: Type.Integer({
    minimum: 0,
    description: 'Lines whose amount is not known yet; they are not in the amount',
  }),
  currency: Currency,
  amount: Amount,
};

export const ServiceFigures = Type.Object(
  {
    executors: Type.Array(Type.Object({ executor_id: Id, ...localized('name', () => Type.String()), ...sold }), {
      description: 'All executors by currency, whatever executor is asked for',
    }),
    days: Type.Array(Type.Object({ day: Day(), ...sold }), { description: 'By the day on which the order was placed' }),
  },
  {
    title: 'ServiceFigures',
    description:
      'Services sold: lines of orders that are not cancelled, without those that were removed, by executor and day of the exhibition',
  },
);

/** The kinds of passes that are counted: the parts of the queue. */
export const passKinds = queueParts.filter((part) => part !== 'all');

export const PassFigures = Type.Array(
  Type.Object(
    {
      day: Day(),
      sent: Type.Integer({ minimum: 0, description: 'Passes that came in that day, whatever became of them' }),
      accepted: Type.Integer({ minimum: 0, description: 'Passes that are accepted since that day' }),
      rejected: Type.Integer({ minimum: 0, description: 'Passes that are rejected since that day' }),
    },
    { title: 'PassFigures', description: 'Passes of a day of the exhibition, without deleted ones' },
  ),
);

/** The steps of revenue. */
export const revenueSteps = ['planned', 'ordered', 'invoiced', 'paid'] as const;
/** One of `revenueSteps`. */
export type RevenueStep = (typeof revenueSteps)[number];

const RevenueFigure = Type.Object({
  amount: Amount,
  count: Type.Integer({ minimum: 0, description: 'Lines, or invoices' }),
  unpriced: Type.Integer({ minimum: 0, description: 'Lines whose amount is not known; they are not in the amount' }),
});

export const RevenueFigures = Type.Object(
  {
    of: Type.Enum(['services', 'rent'], { description: 'Of what: additional services, or the rent of stands' }),
    currency: Currency,
    planned: Nullable(RevenueFigure),
    ordered: Nullable(RevenueFigure),
    invoiced: RevenueFigure,
    paid: RevenueFigure,
  },
  {
    title: 'RevenueFigures',
    description:
      'planned: carts that were not ordered yet, at the prices of today; ordered: orders that are not cancelled; invoiced: invoices; paid: what was paid of them. Rent is neither planned nor ordered',
  },
);
export type RevenueFigures = Static<typeof RevenueFigures>;

export const FigureRow = Type.Object(
  {
    id: Id,
    kind: Type.Enum(['order-line', 'cart-line', 'invoice', 'personal-pass', 'car-pass']),
    participation_id: Id,
    ...localized('company', () => Type.String()),
    ...localized('title', () => Type.String({ description: 'The service, the person, the vehicle or the invoice' })),
    order_id: Nullable(Id),
    status: Nullable(Type.String({ description: 'Of the pass or of the order' })),
    quantity: Nullable(Type.Number()),
    currency: Nullable(Currency),
    amount: Nullable(Type.Number({ description: 'What the figure counts of it; null: not known yet' })),
    at: Instant({ description: 'When it was counted: ordered, sent, decided; the day of an invoice' }),
  },
  { title: 'FigureRow', description: 'A line of the list that a figure counts' },
);
export type FigureRow = Static<typeof FigureRow>;

export const CurrencyFilter = Type.Optional(Type.Enum([...currencyCodes]));
