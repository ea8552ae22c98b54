import { buildUser } from '@fairfront/shared-kit/testing';
import type { OrderMessage } from '../api/order-messages';

const user = buildUser();
const me = { id: user.id, name: user.name, lastname: user.lastname, middlename: null };
const manager: OrderMessage['manager'] = {
  ...{ name_rus: 'Татьяна', name_eng: 'Tatyana', lastname_rus: 'Белкина', lastname_eng: 'Belkina' },
  ...{ middlename_rus: null, middlename_eng: null, image: null },
};

/** A message from the test user, one minute after the previous one. */
export const buildMessage = (id: number, changes: Partial<OrderMessage> = {}): OrderMessage => ({
  ...{ id, from: 'user', text: `Message ${id}`, user: me, manager: null, files: [] },
  created_at: new Date(Date.UTC(2026, 4, 24, 9) + id * 60_000).toISOString(),
  ...changes,
});

/** A message from the organiser. */
export const buildManagerMessage = (id: number, changes: Partial<OrderMessage> = {}): OrderMessage =>
  buildMessage(id, { from: 'manager', user: null, manager, ...changes });
