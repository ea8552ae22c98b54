import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { Form, FormErrorSummary, SubmitButton } from '@fairfront/shared-kit/forms';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import {
  failsHere,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type Cart,
} from '@fairfront/shared-kit/platform';
import { useEffect, useState } from 'react';
import { cartQuery } from '../api/cart';
import { linesOf } from '../cart/cart-calls';
import { CartBar, CartSummary } from '../cart/cart-summary';
import { useOrderingBlock } from '../ordering/use-ordering';
import { ServicesGate } from '../context/services-gate';
import { ChangedCart } from './cart-refused';
import { AccountFields, CommentAndFile } from './checkout-fields';
import { CheckoutLines } from './checkout-lines';
import styles from './checkout.module.css';
import sumBeside from '../cart/sum-beside.module.css';
import { usePlacing, type CheckoutValues } from './use-placing';

const empty: CheckoutValues = { comment: '', attachment: [], purchase_number: '', payer: 'own' };

/** The final review of the cart before it becomes an order. */
const CheckoutScreen = () => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  return (
    <div className={styles.screen}>
      <ServicesGate level={1}>
        <Breadcrumbs
          crumbs={[crumbTo('cart', { id }, t('cart.title')), { id: 'checkout', content: t('checkout.title') }]}
        />
        <h1 className="ff-h1">{t('checkout.title')}</h1>
        <Checkout />
      </ServicesGate>
    </div>
  );
};

const Checkout = () => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const [placed, setPlaced] = useState<number | null>(null);
  const query = useQuery({ ...cartQuery(api, id), ...failsHere });
  const { data: cart, isError } = query;
  if (placed !== null) return <Placed orderId={placed} />;
  if (cart) return linesOf(cart).length > 0 ? <OpenCheckout cart={cart} onPlaced={setPlaced} /> : <ToCart />;
  if (isError) {
    return <LoadError level={2} title={t('cart.failed')} query={query} />;
  }
  return (
    <Loading>
      <div className={styles.card}>
        <Skeleton width="30%" height={20} />
        <Skeleton width="100%" height={120} />
      </div>
    </Loading>
  );
};

/** Shown for an empty cart. */
const ToCart = () => {
  const { navigation } = usePlatform();
  const { id } = useParticipation();
  useEffect(() => {
    navigation.navigate('cart', { id }, { replace: true });
  }, [navigation, id]);
  return null;
};

/** Shown behind the success modal, and to users who close it with the back button. */
const Placed = ({ orderId }: { orderId: number }) => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  return (
    <EmptyState
      level={2}
      icon="check-circle"
      title={t('checkout.placed', { id: orderId })}
      actions={
        <RouteLink to="orders" params={{ id }} variant="primary">
          {t('checkout.toOrders')}
        </RouteLink>
      }
    />
  );
};

interface OpenCheckoutProps {
  cart: Cart;
  onPlaced: (orderId: number) => void;
}

const OpenCheckout = ({ cart, onPlaced }: OpenCheckoutProps) => {
  const { t } = useTranslation('services');
  const participation = useParticipation();
  const block = useOrderingBlock()(null);
  const { place, describe, refusal, share } = usePlacing(onPlaced);
  const hasIncreasedPrices = linesOf(cart).some(({ price_risen_from: before }) => before !== null);
  const blocked = block ? t(`errors.${block}`) : hasIncreasedPrices ? t('errors.price_changed') : undefined;

  const validate = useSchema(
    async () => (await import('@fairfront/shared-kit/domain/services/checkout')).checkoutFields(participation),
    { namespace: 'services' },
  );
  const submit = (wide: boolean) => (
    <SubmitButton size="lg" wide={wide} {...(blocked ? { disabledReason: blocked } : {})}>
      {t('checkout.place')}
    </SubmitButton>
  );
  return (
    <Form<CheckoutValues>
      className={sumBeside.columns}
      label={t('checkout.title')}
      initialValues={empty}
      validate={validate}
      describeFailure={describe}
      onSubmit={(values) => place(cart, values)}
    >
      <div className={styles.main}>
        <FormErrorSummary />
        {refusal.changes && <ChangedCart changes={refusal.changes} currency={cart.currency} />}
        <CheckoutLines cart={cart} errors={refusal.lines} />
        <CommentAndFile share={share} />
        <AccountFields />
      </div>
      <div className={sumBeside.side}>
        <CartSummary cart={cart} isEditable={block === null}>
          <div className={styles.wideOnly}>{submit(true)}</div>
          <p className={styles.note}>
            <Icon name="phone" size={16} />
            {t('checkout.manager')}
          </p>
          <p className={styles.note}>
            <Icon name="wallet" size={16} />
            {t('checkout.cash')}
          </p>
        </CartSummary>
      </div>
      <CartBar cart={cart}>{submit(false)}</CartBar>
    </Form>
  );
};

export default CheckoutScreen;
