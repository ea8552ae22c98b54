import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { FocusScope } from '@fairfront/shared-kit/components/focus-scope';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { formatTime } from '@fairfront/shared-kit/platform/formats';
import {
  failsHere,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type Cart,
  type CartItem,
} from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import { cartQuery } from '../api/cart';
import { CurrencySelect } from '../currency/currency-select';
import { useCurrency } from '../currency/use-currency';
import { editedCart } from '@fairfront/shared-kit/domain/services/cart-edits';
import { CopyButton } from '../order-copy/copy-button';
import { useOrderingBlock } from '../ordering/use-ordering';
import { ServicesGate } from '../context/services-gate';
import { linesOf } from './cart-calls';
import { CartGroups } from './cart-groups';
import { CartDocuments } from './cart-documents';
import { CartBar, CartSummary, CheckoutLink } from './cart-summary';
import styles from './cart.module.css';
import sumBeside from './sum-beside.module.css';
import { useCartEdits } from './use-cart-edits';
import { usePriceExpiry } from './use-price-expiry';

/** The cart of the participation, shared by all its users. */
const CartScreen = () => {
  const { t } = useTranslation('services');
  return (
    <div className={styles.screen}>
      <ServicesGate level={1}>
        <LoadedCart title={t('cart.title')} />
      </ServicesGate>
    </div>
  );
};

const LoadedCart = ({ title }: { title: string }) => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const query = useQuery({ ...cartQuery(api, id), ...failsHere });
  const { data: cart, isError } = query;
  if (cart) {
    return (
      <FocusScope>
        <OpenCart stored={cart} title={title} />
      </FocusScope>
    );
  }
  return (
    <>
      <h1 className="ff-h1">{title}</h1>
      {isError ? <LoadError level={2} title={t('cart.failed')} query={query} /> : <CartSkeleton />}
    </>
  );
};

const CartSkeleton = () => (
  <Loading>
    <div className={sumBeside.columns}>
      <div className={styles.groups}>
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className={styles.placeholder}>
            <Skeleton width="45%" height={20} />
            <Skeleton width="30%" />
            <Skeleton width="70%" height={32} />
          </div>
        ))}
      </div>
      <div className={styles.placeholder}>
        <Skeleton width="40%" height={20} />
        <Skeleton width="100%" />
        <Skeleton width="100%" height={44} />
      </div>
    </div>
  </Loading>
);

const OpenCart = ({ stored, title }: { stored: Cart; title: string }) => {
  const { t } = useTranslation('services');
  const participation = useParticipation();
  // cart lines may belong to several stands; the stand is named only if there is one
  const [stand, ...otherStands] = participation.stands;
  const block = useOrderingBlock()(null);
  const currency = useCurrency();
  const { edits, actions, savedAt } = useCartEdits();
  const { vat_rate: vatRate } = participation.exhibition;
  const cart = useMemo(() => editedCart<CartItem, Cart>(stored, edits, vatRate), [stored, edits, vatRate]);
  usePriceExpiry(stored);
  const lines = linesOf(cart);
  const isEditable = block === null;
  const closed = lines.filter(({ service }) => service.order_state !== 'open');

  return (
    <div className={styles.cart}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1} className="ff-h1">
            {title}
          </h1>
          {lines.length > 0 && (
            <p className={styles.lead}>
              {stand && otherStands.length === 0
                ? t('cart.leadStand', { count: lines.length, stand: stand.title })
                : t('cart.lead', { count: lines.length })}
            </p>
          )}
        </div>
        <p className={styles.saved} role="status">
          {edits.size > 0 ? (
            t('cart.saving')
          ) : savedAt === null ? null : (
            <>
              <Icon name="check-circle" size={16} /> {t('cart.saved', { time: formatTime(savedAt) })}
            </>
          )}
        </p>
      </header>
      {block && <Notice tone="neutral">{t(`errors.${block}`)}</Notice>}
      {lines.length > 0 && (
        <div>
          <CopyButton />
        </div>
      )}
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={sumBeside.columns}>
          <CartGroups cart={cart} edits={edits} isEditable={isEditable} actions={actions} />
          <div className={sumBeside.side}>
            <CartSummary
              cart={cart}
              isEditable={isEditable}
              currency={
                isEditable && (
                  <CurrencySelect shown={currency} codes={participation.currencies.map(({ code }) => code)} />
                )
              }
            >
              {closed.length > 0 && isEditable && (
                <Notice tone="danger">{t('cart.closedFirst', { count: closed.length })}</Notice>
              )}
              {isEditable && (
                <div className={styles.wideOnly}>
                  <CheckoutLink wide />
                </div>
              )}
              <p className={styles.note}>{t('cart.preliminary')}</p>
              <CartDocuments isEditable={isEditable} isSaving={edits.size > 0} />
            </CartSummary>
          </div>
          <CartBar cart={cart}>{isEditable && <CheckoutLink short />}</CartBar>
        </div>
      )}
    </div>
  );
};

const EmptyCart = () => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  return (
    <EmptyState
      level={2}
      icon="cart"
      title={t('errors.cart_empty')}
      actions={
        <>
          <RouteLink to="categories" params={{ id }} variant="primary">
            {t('cart.toServices')}
          </RouteLink>
          <CopyButton />
        </>
      }
    >
      {t('cart.emptyText')}
    </EmptyState>
  );
};

export default CartScreen;
