import { hasEntries, isDayOffered, periodsOf, quantityModeOf } from '@fairfront/shared-kit/domain/services';
import type { Transaction } from 'kysely';
import {
  createServices,
  flagsOf,
  importCart,
  importMessages,
  type ImportedCartLine,
} from '@fairfront/backend/areas/services';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { demoCalendar } from './demo-calendar';
import { demoExhibitions } from './demo-exhibitions';
import { demoServices } from './demo-services';
import phrases from './orders/chat-phrases.json';
import { newService } from './seed-services';

/** Chance that repeats: a linear congruence, enough for demo data and nothing else. */
interface SeededRandom {
  /** From 0 to below 1. */
  next: () => number;
  oneOf: <Item>(items: readonly Item[]) => Item;
}

const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return { next, oneOf: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number] };
};

export const largeServiceCount = 2_000;
export const largeCartLines = 500;
export const largeChatMessages = 10_000;

/** The participation with the long cart; its exhibition can still be ordered for. */
const cartParticipation = 102;
/** The order of the same participation with the long chat, and who writes in it. */
const chatOrder = { id: 1019, userId: 3, staffId: 11, managerId: 203 };
const minuteMs = 60_000;

/** More of what the catalogue has: other articles of the same services at other prices. */
const moreServices = (random: SeededRandom) =>
  Array.from({ length: largeServiceCount - demoServices.length }, (_, index) => {
    const model = random.oneOf(demoServices);
    const article = `${model.id}-${index + 1}`;
    const factor = 0.8 + Math.floor(random.next() * 10) / 20;
    const { id: _id, ...facts } = model;
    return {
      ...facts,
      position: demoServices.length + index + 1,
      name_rus: `${model.name_rus}, арт. ${article}`,
      name_eng: `${model.name_eng}, item ${article}`,
      is_popular: false,
      prices: model.prices.map((price) => ({
        ...price,
        with_vat: Math.round(((price.with_vat ?? 0) * factor) / 1000) * 1000 || price.with_vat,
      })),
    };
  });

type NewService = ReturnType<typeof moreServices>[number];
type LargeService = NewService & { id: number };

const seedServices = async (trx: Transaction<Tables>, services: readonly NewService[]): Promise<LargeService[]> => {
  const ids = await createServices(
    trx,
    services.map((service) => ({ ...newService(service), position: service.position })),
  );
  return services.map((service, index) => ({ ...service, id: ids[index] ?? 0 }));
};

/** A line that the rules of its service accept: days of its periods, slots, quantities, the area of the stand. */
const cartLine = (service: LargeService, random: SeededRandom, now: Date): ImportedCartLine => {
  const calendar = demoCalendar(now);
  const exhibition = demoExhibitions(calendar).find(({ id }) => id === 2);
  if (!exhibition) throw new Error('no demo exhibition 2');
  const [installation_started_at, installation_ended_at] = exhibition.installation;
  const [started_at, ended_at] = exhibition.exhibition;
  const [dismantling_started_at, dismantling_ended_at] = exhibition.dismantling;
  const flags = flagsOf(service.requires);
  const periods = periodsOf(flags, {
    ...{ installation_started_at, installation_ended_at, started_at, ended_at },
    ...{ dismantling_started_at, dismantling_ended_at },
  });
  const days = Array.from({ length: 12 }, (_, index) => calendar.day(index)).filter((day) =>
    isDayOffered(day, periods, calendar.day(0)),
  );
  const chosen = days.slice(0, 1 + Math.floor(random.next() * 3));
  const mode = quantityModeOf(flags);
  const byDate = mode === 'quantity-by-date' ? chosen.map((date) => ({ date, quantity: 2 })) : [];
  const slots = mode === 'time-ranges' ? chosen.map((date) => ({ date, time_range: [10, 14] })) : [];
  const plain = mode === 'stand-area' ? 24 : Math.max(service.min_count ?? 1, 1 + Math.floor(random.next() * 9));
  return {
    service_id: service.id,
    unit_id: service.unit_id,
    quantity: hasEntries(flags) ? chosen.length * 2 : plain,
    dates: hasEntries(flags) ? [] : chosen,
    quantity_by_dates: byDate,
    time_range_by_dates: slots,
    comment: null,
    created_at: now,
  };
};

const seedCart = async (trx: Transaction<Tables>, services: readonly LargeService[], now: Date): Promise<void> => {
  const random = seededRandom(2);
  const lines = services
    .filter(({ prices }) => prices.length > 0)
    .slice(0, largeCartLines)
    .map((service) => cartLine(service, random, now));
  await importCart(trx, cartParticipation, lines);
};

const seedChat = async (trx: Transaction<Tables>, now: Date): Promise<void> => {
  const random = seededRandom(3);
  const messages = Array.from({ length: largeChatMessages }, (_, index) => {
    const isManager = random.next() < 0.5;
    return {
      order_id: chatOrder.id,
      sender: isManager ? ('manager' as const) : ('user' as const),
      user_id: isManager ? chatOrder.staffId : chatOrder.userId,
      manager_id: isManager ? chatOrder.managerId : null,
      text: random.oneOf(isManager ? phrases.manager : phrases.user),
      created_at: new Date(now.getTime() - (largeChatMessages - index) * 2 * minuteMs),
    };
  });
  await importMessages(trx, messages);
};

/** 2,000 services in all, a cart of 500 lines and a chat of 10,000 messages, the same at every seeding. */
export const seedLargeServices = async (trx: Transaction<Tables>, now: Date): Promise<void> => {
  const services = await seedServices(trx, moreServices(seededRandom(1)));
  await seedCart(trx, services, now);
  await seedChat(trx, now);
};
