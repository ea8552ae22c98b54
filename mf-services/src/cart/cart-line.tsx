import { storageAddress } from '@fairfront/shared-kit/api';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useFocusManager } from '@fairfront/shared-kit/components/focus-scope';
import { NearView } from '@fairfront/shared-kit/components/near-view';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useOpenModal, usePlatform, useTranslation, type CartItem } from '@fairfront/shared-kit/platform';
import { memo, useRef } from 'react';
import { CategoryIcon } from '../categories/category-icon';
import { hasDateFlag, hasEntries, quantityModeOf } from '@fairfront/shared-kit/domain/services/service-rules';
import styles from './cart-line.module.css';
import { LineControls } from './line-controls';
import { useLineText } from './line-facts';
import { LineNotes } from './line-notes';
import { LineTexts } from './line-texts';
import type { LineActions } from './use-cart-edits';

interface CartLineProps {
  item: CartItem;
  currency: string;
  /** Whether the user may change the line, that is, may order. */
  isEditable: boolean;
  isSaving: boolean;
  /** Whether it is one of the first lines of the page. */
  isFirst: boolean;
  actions: LineActions;
}

/** Height in px reserved for the controls of a line until they render. */
const reservedHeightOf = ({ service, time_range_by_dates: slots }: CartItem): number =>
  quantityModeOf(service) === 'time-ranges' ? 60 + 90 * slots.length : 60;

/** The headings that take the focus: those of the lines, and the title of the cart above them. */
const isHeading = (node: Element): boolean => node instanceof HTMLHeadingElement;

/** A cart line: service, price, amount and editable values. */
export const CartLine = memo(function CartLine({
  item,
  currency,
  isEditable,
  isSaving,
  isFirst,
  actions,
}: CartLineProps) {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const openModal = useOpenModal();
  const focus = useFocusManager();
  const heading = useRef<HTMLHeadingElement>(null);
  const { service } = item;
  const name = textOf(service, 'name', locale);
  const isOpen = service.order_state === 'open';
  const titleId = `cart-line-${item.cart_item_id}`;
  const isMarked = item.price_risen_from !== null;
  /** Moves the focus to the next line, from the last line to the previous one, and from the only line to the title. */
  const remove = () => {
    actions.remove(item);
    const from = heading.current;
    if (from && !focus?.focusNext({ from, accept: isHeading })) focus?.focusPrevious({ from, accept: isHeading });
  };
  return (
    <article
      className={classNames(styles.line, !isFirst && styles.far, isMarked && styles.marked)}
      aria-labelledby={titleId}
      aria-busy={isSaving || undefined}
    >
      <Picture item={item} />
      <div className={styles.words}>
        <h3 ref={heading} id={titleId} tabIndex={-1} className={styles.name}>
          {name}
        </h3>
        <p className={styles.short}>{textOf(service, 'short_description', locale)}</p>
        <p className={styles.price}>
          {formatMoney(item.currencyPrice, currency)} / {textOf(item.unit, 'name', locale)}
        </p>
      </div>
      <div className={styles.sum}>
        <span className={styles.sumName}>{t('cart.amount')}</span>
        <b className={styles.amount}>{formatMoney(item.amount_with_vat, currency)}</b>
        <span className={styles.saving} role="status">
          {isSaving && t('cart.saving')}
        </span>
      </div>
      {isEditable && (
        <div className={styles.buttons}>
          {isOpen && (
            <IconButton
              icon="pen"
              label={t('cart.edit', { name })}
              onClick={() => openModal('event-modal-service', { service: String(item.id) })}
            />
          )}
          <IconButton icon="trash" label={t('cart.remove', { name })} onClick={remove} />
        </div>
      )}
      <div className={styles.more}>
        <LineNotes item={item} />
        <NearView isFirst={isFirst} height={reservedHeightOf(item)}>
          {isEditable && isOpen ? (
            <>
              <LineControls item={item} onChange={(edit) => actions.change(item, edit)} />
              <LineTexts item={item} onChange={(edit) => actions.change(item, edit)} />
            </>
          ) : (
            <ReadOnlyLine item={item} />
          )}
        </NearView>
      </div>
    </article>
  );
});

const Picture = ({ item }: { item: CartItem }) => {
  const { config } = usePlatform();
  const image = item.service.images[0];
  return (
    <div className={styles.picture} aria-hidden="true">
      {image ? (
        <img
          src={storageAddress(config.apiBase, image.thumbnail_path)}
          alt=""
          loading="lazy"
          className={styles.photo}
        />
      ) : (
        <CategoryIcon name="box" size={22} className={styles.drawing} />
      )}
    </div>
  );
};

/** The read-only values of a line, for users who may not change it and for closed services. */
const ReadOnlyLine = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('services');
  const texts = useLineText();
  const hasDays = hasDateFlag(item.service) || hasEntries(item.service);
  return (
    <div className={styles.readOnly}>
      <p>
        {texts.howMany(item)}
        {hasDays && `, ${texts.when(item)}`}
      </p>
      {texts.entries(item).map((entry) => (
        <p key={entry}>{entry}</p>
      ))}
      {item.comment && (
        <p>
          {t('cart.comment')}: {item.comment}
        </p>
      )}
      {item.purchase_number && (
        <p>
          {t('cart.purchaseNumber')}: {item.purchase_number}
        </p>
      )}
    </div>
  );
};
