import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError, queryKeys } from '@fairfront/shared-kit/api';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useParticipation,
  usePlatform,
  useQueryClient,
  useTranslation,
  type Cart,
  type CartItem,
} from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState } from 'react';
import type { CartEdits, LineEdit } from '@fairfront/shared-kit/domain/services/cart-edits';
import { cartCallsOf, linesOf } from './cart-calls';

/** The callbacks of cart lines; a stable object, so that unchanged lines do not rerender. */
export interface LineActions {
  change: (item: CartItem, edit: LineEdit) => void;
  remove: (item: CartItem) => void;
}

const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/**
 * Edits of lines: applied optimistically and sent one after another for each line, so that a change made during a request is
 * not lost. A refusal restores the stored values and shows in the popup.
 */
export const useCartEdits = () => {
  const { t } = useTranslation('services');
  const { api, messages, now } = usePlatform();
  const locale = useLocale();
  const { id: participationId } = useParticipation();
  const queryClient = useQueryClient();
  const key = queryKeys.cart.all(participationId);
  const calls = cartCallsOf(api, participationId);
  const waiting = useRef(new Map<number, LineEdit | null>());
  const sending = useRef(new Set<number>());
  const [edits, setEdits] = useState<CartEdits>(new Map());
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const show = () => setEdits(new Map(waiting.current));
  const nameOf = ({ service }: CartItem) => textOf(service, 'name', locale);

  const storedLine = (item: CartItem): CartItem => {
    const cart = queryClient.getQueryData<Cart>(key);
    return (cart && linesOf(cart).find(({ cart_item_id: id }) => id === item.cart_item_id)) ?? item;
  };
  const putLine = (item: CartItem, stored: CartItem | null) =>
    queryClient.setQueryData<Cart>(key, (cart) => {
      if (!cart) return cart;
      const take = (line: CartItem) => (line.cart_item_id === item.cart_item_id ? (stored ?? []) : line);
      const groups = cart.groups.map((group) => ({ ...group, items: group.items.flatMap(take) }));
      return { ...cart, groups: groups.filter(({ items }) => items.length > 0) };
    });
  const reportMissingLine = (error: unknown, item: CartItem) => {
    if (!isGone(error)) return false;
    messages.notice(t('cart.gone', { name: nameOf(item) }));
    return true;
  };

  const saving = useAction<{ item: CartItem; edit: LineEdit }, CartItem>({
    namespace: 'services',
    rowOf: ({ item }) => item.cart_item_id,
    run: ({ item, edit }) => calls.change(storedLine(item), edit),
    onDone: (stored, { item }) => {
      putLine(item, stored);
      setSavedAt(now());
    },
    onRefused: (error, { item }) => reportMissingLine(error, item),
    invalidates: () => [key],
  });
  const restoring = useAction<CartItem, CartItem>({
    namespace: 'services',
    run: (item, { idempotencyKey }) => calls.restore(item, idempotencyKey),
    announce: (_stored, item) => t('cart.restored', { name: nameOf(item) }),
    invalidates: () => [key],
  });
  const removing = useAction<CartItem>({
    namespace: 'services',
    rowOf: ({ cart_item_id: id }) => id,
    run: calls.remove,
    onDone: (_answer, item) => {
      putLine(item, null);
      setSavedAt(now());
    },
    undo: (_answer, item) => ({
      text: t('cart.removed', { name: nameOf(item) }),
      undo: async () => {
        await restoring.run(item);
      },
    }),
    onRefused: (error, item) => reportMissingLine(error, item),
    invalidates: () => [key],
  });

  const change = async (item: CartItem, edit: LineEdit) => {
    const id = item.cart_item_id;
    if (waiting.current.get(id) === null) return;
    waiting.current.set(id, { ...waiting.current.get(id), ...edit });
    show();
    if (sending.current.has(id)) return;
    sending.current.add(id);
    let sent: LineEdit | null | undefined;
    while ((sent = waiting.current.get(id))) {
      await saving.run({ item, edit: sent });
      if (waiting.current.get(id) === sent) waiting.current.delete(id);
    }
    sending.current.delete(id);
    show();
  };
  const remove = async (item: CartItem) => {
    const id = item.cart_item_id;
    if (waiting.current.get(id) === null) return;
    waiting.current.set(id, null);
    show();
    await removing.run(storedLine(item));
    waiting.current.delete(id);
    show();
  };

  const newest = useRef({ change, remove });
  useEffect(() => {
    newest.current = { change, remove };
  });
  const [actions] = useState<LineActions>(() => ({
    change: (item, edit) => void newest.current.change(item, edit),
    remove: (item) => void newest.current.remove(item),
  }));
  return {
    /** The lines with unsaved edits, which are being saved. */
    edits,
    actions,
    /** The time of the last saved edit, ms since the epoch; null before the first */
    savedAt,
  };
};
