import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, type Cart, type CartItem } from '@fairfront/shared-kit/platform';
import { memo } from 'react';
import type { CartEdits } from '@fairfront/shared-kit/domain/services/cart-edits';
import { linesOf } from './cart-calls';
import { CartLine } from './cart-line';
import styles from './cart.module.css';
import type { LineActions } from './use-cart-edits';

/** The number of lines that render their controls at once; the others render them near the viewport. */
const firstLines = 12;

/** Lines rerender in blocks: a change to one line of a long cart leaves the other blocks alone. */
const blockSize = 20;

const noEdits: CartEdits = new Map();

interface CartGroupsProps {
  cart: Cart;
  edits: CartEdits;
  /** Whether the user may change lines, that is, may order. */
  isEditable: boolean;
  actions: LineActions;
}

/** The lines grouped by executor, in the order of first adding. */
export const CartGroups = ({ cart, ...rest }: CartGroupsProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const first = new Set(linesOf(cart).slice(0, firstLines));
  return (
    <div className={styles.groups}>
      {cart.groups.map(({ executor, items }) => (
        <section key={executor.id} aria-labelledby={`cart-executor-${executor.id}`}>
          <h2 id={`cart-executor-${executor.id}`} className={styles.executor}>
            {textOf(executor, 'name', locale)}{' '}
            <span className={styles.executorKind}>
              {executor.is_organizer ? t('cart.organizer') : t('cart.contractor')}
            </span>
          </h2>
          <div className={styles.lines}>
            {blocksOf(items).map((block) => (
              <LineBlock
                key={block.id}
                items={block.items}
                currency={cart.currency}
                first={first}
                {...rest}
                edits={block.items.some(({ cart_item_id: id }) => rest.edits.has(id)) ? rest.edits : noEdits}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};

/** Groups lines by neighbouring ids, so that removing one does not move others into another block. */
const blocksOf = (items: readonly CartItem[]): { id: number; items: CartItem[] }[] => {
  const blocks: { id: number; items: CartItem[] }[] = [];
  for (const item of items) {
    const id = Math.floor(item.cart_item_id / blockSize);
    const last = blocks.at(-1);
    if (last?.id === id) last.items.push(item);
    else blocks.push({ id, items: [item] });
  }
  return blocks;
};

interface LineBlockProps extends Omit<CartGroupsProps, 'cart'> {
  items: readonly CartItem[];
  currency: string;
  /** The lines that render their controls at once. */
  first: ReadonlySet<CartItem>;
}

const isSameBlock = (one: LineBlockProps, other: LineBlockProps): boolean =>
  one.edits === other.edits &&
  one.currency === other.currency &&
  one.isEditable === other.isEditable &&
  one.items.length === other.items.length &&
  one.items.every((item, index) => item === other.items[index]);

const LineBlock = memo(function LineBlock({ items, edits, currency, isEditable, first, actions }: LineBlockProps) {
  return items.map((item) => (
    <CartLine
      key={item.cart_item_id}
      item={item}
      currency={currency}
      isEditable={isEditable}
      isSaving={edits.has(item.cart_item_id)}
      isFirst={first.has(item)}
      actions={actions}
    />
  ));
}, isSameBlock);
