import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useNow,
  useOpenModal,
  useParticipation,
  useTranslation,
  type AdditionalService,
  type CartItem,
} from '@fairfront/shared-kit/platform';
import { useCartItem } from '../api/cart';
import {
  hasEntries,
  isAddedFromList,
  largestCount,
  minimumCount,
  needsDates,
} from '@fairfront/shared-kit/domain/services/service-rules';
import { useCartLine } from '../ordering/use-cart-line';
import { useOrderingBlock } from '../ordering/use-ordering';
import styles from './add-to-cart.module.css';

/**
 * Adds a service from a list to the cart: at once if it needs no input, otherwise through the service modal. A service in
 * the cart shows its quantity here.
 */
export const AddToCart = ({ service }: { service: AdditionalService }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const now = useNow();
  const { id } = useParticipation();
  const openModal = useOpenModal();
  const block = useOrderingBlock()(service.order_until);
  const item = useCartItem(id, service.id);
  const name = textOf(service, 'name', locale);
  const open = () => openModal('event-modal-service', { service: String(service.id) });
  if (block === 'service_closed') {
    const date = formatProseDate(service.order_until ?? '', locale, { now });
    return (
      <p className={styles.state}>
        <Icon name="lock" size={16} />
        {t('service.closedSince', { date })}
      </p>
    );
  }
  const inCart = item && (
    <p className={styles.state}>
      <Icon name="check" size={16} />
      {t('service.inCart')}
    </p>
  );
  if (block) return inCart ?? null;
  if (isAddedFromList(service, service.units.length)) {
    return <DirectLine service={service} item={item ?? null} inCart={inCart} />;
  }
  return (
    <div className={styles.line}>
      {inCart}
      <Button
        size="sm"
        icon={needsDates(service) ? 'calendar' : undefined}
        aria-label={`${t(actionOf(service, Boolean(item)))}: ${name}`}
        onClick={open}
      >
        {t(actionOf(service, Boolean(item)))}
      </Button>
    </div>
  );
};

const actionOf = (service: AdditionalService, isInCart: boolean): string => {
  if (isInCart) return 'service.change';
  if (hasEntries(service) || needsDates(service)) return 'service.chooseDates';
  return 'service.choose';
};

interface DirectLineProps {
  service: AdditionalService;
  item: CartItem | null;
  inCart: React.ReactNode;
}

/** Adds the minimum quantity; then the quantity of the line is shown here. */
const DirectLine = ({ service, item, inCart }: DirectLineProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const line = useCartLine({ undoable: true });
  const name = textOf(service, 'name', locale);
  const store = (quantity: number) =>
    void line.run({
      service,
      item,
      line: {
        unit_id: service.units[0]?.id ?? 0,
        quantity,
        dates: [],
        quantity_by_dates: [],
        time_range_by_dates: [],
        comment: item?.comment ?? null,
      },
    });
  if (!item) {
    return (
      <Button
        size="sm"
        icon="plus"
        busy={line.isBusy(service.id)}
        aria-label={`${t('service.add')}: ${name}`}
        onClick={() => store(minimumCount(service))}
      >
        {t('service.add')}
      </Button>
    );
  }
  return (
    <div className={styles.line}>
      {inCart}
      <NumberField
        labelHidden
        label={t('service.quantityOf', { name })}
        size="sm"
        min={minimumCount(service)}
        max={largestCount}
        value={item.quantity}
        busy={line.isBusy(service.id)}
        onChange={store}
      />
    </div>
  );
};
