import type { OrderStatus } from '@fairfront/shared-kit/domain/services';
import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { NoParams } from '@fairfront/shared-kit/platform';

/** The routes of this remote with their params. */
export interface Routes {
  categories: { id: number };
  category: { id: number; category_id: number };
  'popular-services': { id: number };
  search: { id: number };
  cart: { id: number };
  ordering: { id: number };
  orders: { id: number };
}

/** The modals of this remote with their params. */
export interface Modals {
  'event-modal-categories': NoParams;
  'event-modal-service': { service: string };
  'event-modal-chat': { order: string };
  'event-modal-order-success': { order: string };
  'event-modal-send-cart': NoParams;
  'event-modal-copy-orders': NoParams;
}

/** The realtime events that this remote handles on the channel of a participation, with their data. */
export interface Events {
  /** A colleague or another tab has changed the cart. */
  'cart.updated': { version: number; updated_at: string };
  'additional-order.status-updated': { id: number; status: OrderStatus; updated_at: string };
  /** The organiser has read the chat up to a message. */
  'additional-order.messages-read': { order_id: number; read_by_organizer_id: number; updated_at: string };
  'additional-order.message-created': { order_id: number; message: OrderMessageEvent; updated_at: string };
}

/** A chat message in the format of the realtime channel. */
export interface OrderMessageEvent {
  id: number;
  from: 'manager' | 'user';
  text: string;
  created_at: string;
  user: { id: number; name: string; lastname: string; middlename: string | null } | null;
  manager:
    | (Localized<'name' | 'lastname'> &
        Localized<'middlename', string | null> & { image: { thumbnail_path: string } | null })
    | null;
  files: { id: number; original_name: string; extension: string; size: number }[];
}

/** The declarations that `remote.ts` must contain; `defineRemote` checks them. */
export interface Names {
  routes: Routes;
  modals: Modals;
}

// gives other packages typed names and params
declare module '@fairfront/shared-kit/platform' {
  interface RouteParams extends Routes {}
  interface ModalParams extends Modals {}
  interface ParticipationEvents extends Events {}
}
