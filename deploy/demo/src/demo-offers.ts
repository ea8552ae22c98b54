import type { PriceStep } from '@fairfront/shared-kit/domain/services';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { DemoCalendar } from './demo-calendar';
import offers from './services/offers.json';

interface OfferEntry {
  exhibition_id: number;
  services: number[];
  /** [day from D, percent] */
  steps?: number[][];
  /** Day from D. */
  order_until?: number;
  is_hidden?: boolean;
  event_types?: string[];
}

const entries: readonly OfferEntry[] = offers;

/** What the exhibitions change of the services: price steps, last days of ordering, hidden ones. */
export const demoOffers = ({ day }: DemoCalendar) =>
  entries.flatMap(({ exhibition_id, services, steps = [], order_until, is_hidden = false, event_types }) =>
    services.map((service_id) => ({
      exhibition_id,
      service_id,
      is_hidden,
      event_types: (event_types ?? null) as EventType[] | null,
      order_until: order_until === undefined ? null : day(order_until),
      price_steps: steps.map(([from = 0, percent = 0]): PriceStep => ({ from: day(from), percent })),
    })),
  );

export type DemoOffer = ReturnType<typeof demoOffers>[number];
